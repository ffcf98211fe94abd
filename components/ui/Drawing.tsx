import type { LineDrawing } from '@/lib/shared/line-drawing';

type Props = {
  of: LineDrawing | undefined;
  className?: string;
  /** Whether its height does not follow from its width: the style says it. */
  stretches?: boolean;
};

/** A small drawing in the page itself, in its colours. Decorative; the text beside it carries the meaning. */
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
