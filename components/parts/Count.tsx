import { readCount, type Count as Shape } from '@/lib/model/illustrations';

type Props = { number: string; shows: Shape | undefined; className?: string };

const WIDTH = 240;
const GROUND = 36;

/** Returns a range of x values, evenly spaced between the ends. */
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.round(((index + 0.5) * WIDTH) / count));

/** Half the width of a gauge's pointer, which ends with its scale at 100 %. */
const POINTER = 7;

const onGauge = (share: number) => Math.round(POINTER * 10 + (share * (WIDTH - 2 * POINTER)) / 10) / 10;

const pointAt = (share: number) => `M${onGauge(share)} ${GROUND - 2}l-${POINTER}-20h${2 * POINTER}z`;

/** Every sixth mark of the hours of a day is long, otherwise every fifth. */
const longMark = (count: number) => (count % 6 === 0 ? 6 : 5);

type Outlines = { bold: string; thin?: string; solid?: string };

const SHAPES: Readonly<Record<Shape, (count: number, isOpen: boolean) => Outlines>> = {
  piers: (count) => ({
    bold: `M0 6H${WIDTH}${places(count)
      .map((x) => `M${x - 7} 6l-4 ${GROUND - 6}h22l-4 ${6 - GROUND}`)
      .join('')}`,
    thin: `M0 ${GROUND}H${WIDTH}`,
  }),
  scale: (count, isOpen) => ({
    bold: `M0 ${GROUND}H${WIDTH}${isOpen ? 'l-9-5m9 5l-9 5' : ''}`,
    thin: Array.from(
      { length: count },
      (_, mark) => `M${onGauge((100 * mark) / count)} ${GROUND}v-${mark % longMark(count) === 0 ? 24 : 12}`,
    ).join(''),
    solid: pointAt(100),
  }),
  gauge: (share) => ({
    bold: `M0 ${GROUND}H${WIDTH}`,
    thin: Array.from({ length: 11 }, (_, mark) => `M${onGauge(mark * 10)} ${GROUND}v-12`).join(''),
    solid: pointAt(share),
  }),
};

/** Renders what a figure counts: as many piers, its end of a scale, or its share of a gauge. */
export function Count({ number, shows, className = '' }: Props) {
  if (!shows) return null;
  const outlines = SHAPES[shows](readCount(number), number.endsWith('+'));
  return (
    <svg viewBox={`0 0 ${WIDTH} 42`} className={`drawn bridge-part ${className}`.trim()} aria-hidden="true">
      {Object.entries(outlines).map(([style, outline]) => (
        <path key={style} className={style} d={outline} />
      ))}
    </svg>
  );
}
