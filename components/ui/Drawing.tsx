import type { LineDrawing } from '@/lib/shared/line-drawing';

type Props = { of: LineDrawing | undefined; className?: string; stretches?: boolean };

/** Renders a small decorative illustration inline. @param stretches whether its height is independent of its width */
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
