import type { LineDrawing } from '@/lib/shared/line-drawing';

type Props = {
  of: LineDrawing | undefined;
  className?: string;
  /** Whether its style sets the height independently of the width. */
  stretches?: boolean;
};

/** Renders a small illustration inline, in the page's colours. Decorative: the text next to it has the meaning. */
export function Drawing({ of: drawing, className = '', stretches = false }: Props) {
  if (!drawing) return null;
  return (
    <svg
      viewBox={drawing.viewBox}
      className={`drawn ${className}`.trim()}
      aria-hidden="true"
      {...(stretches && { preserveAspectRatio: 'none' })}
    >
      {drawing.paths.map(([style, outline]) => (
        <path key={`${style} ${outline}`} className={style} d={outline} />
      ))}
    </svg>
  );
}
