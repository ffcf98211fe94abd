import type { SVGProps } from 'react';
import { LINE_DRAWINGS } from './line-drawings';

/** How marks are painted: as in the files of drawings, tools/drawings/svg.ts. */
const PAINT: Readonly<Record<string, SVGProps<SVGPathElement>>> = {
  bold: { strokeWidth: 2.75 },
  dash: { strokeDasharray: '5 4' },
  water: { opacity: 0.4 },
  body: { className: 'fill-surface' },
  mass: { className: 'fill-surface', strokeWidth: 2.75 },
  deck: { className: 'fill-brand stroke-brand' },
  solid: { className: 'fill-ink' },
};

type Props = {
  name: keyof typeof LINE_DRAWINGS;
  /** Whether its height does not follow from its width: the style says it. */
  stretches?: boolean;
};

/** A part of a bridge, which goes on in the next column. Decorative: the words beside it say what it stands for. */
export function LineDrawing({ name, stretches = false }: Props) {
  const { width, height, marks } = LINE_DRAWINGS[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="line-drawing h-auto w-full fill-none stroke-ink"
      overflow="visible"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(stretches && { preserveAspectRatio: 'none' })}
    >
      {marks.map((mark) => {
        const [style = '', outline] = mark.split(/ (.*)/);
        return <path key={mark} d={outline} vectorEffect="non-scaling-stroke" {...PAINT[style]} />;
      })}
    </svg>
  );
}
