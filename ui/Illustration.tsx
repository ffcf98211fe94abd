import type { InlineIllustration } from '@/lib/model/illustrations';

type Props = { of: InlineIllustration | undefined; className?: string; isStretched?: boolean };

/** Renders a small decorative illustration inline. @param isStretched whether its height is independent of its width */
export function Illustration({ of: illustration, className = '', isStretched = false }: Props) {
  if (!illustration) return null;
  return (
    <svg
      viewBox={illustration.viewBox}
      className={`drawn ${className}`.trim()}
      aria-hidden="true"
      {...(isStretched && { preserveAspectRatio: 'none' })}
    >
      {illustration.paths.map(([style, outline]) => (
        <path key={`${style} ${outline}`} className={style} d={outline} />
      ))}
    </svg>
  );
}
