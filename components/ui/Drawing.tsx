import type { LineDrawing } from '@/lib/shared/line-drawing';

type Props = { of: LineDrawing | undefined; className?: string };

/** A small drawing in the page itself, in its colours. Decorative; the text beside it carries the meaning. */
export function Drawing({ of: drawing, className = '' }: Props) {
  if (!drawing) return null;
  return (
    <svg viewBox={drawing.viewBox} className={`drawn ${className}`.trim()} aria-hidden="true">
      {drawing.paths.map(([style, outline]) => (
        <path key={`${style} ${outline}`} className={style} d={outline} />
      ))}
    </svg>
  );
}
