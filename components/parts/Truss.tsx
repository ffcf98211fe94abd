import { TRUSS } from './drawings/truss';

/** Numbers on the deck and on the upper chord have their names above them, those on diagonals next to them. */
const CHORDS = [1, 3, 5];

type Props = { labels: readonly string[]; state: number };

/**
 * Renders two panels of a Warren truss, whole or as it folds without one member. Each member has its number, and its name if
 * there is room.
 * @param state 0 for the whole truss, otherwise the number of the member that is missing
 */
export function Truss({ labels, state }: Props) {
  const truss = TRUSS[state];
  if (!truss) return null;
  return (
    <svg viewBox={truss.viewBox} className="truss-frame" aria-hidden="true">
      {truss.paths.map(([style, outline]) => (
        <path key={style} className={style} d={outline} />
      ))}
      {truss.places.map(({ x, y }, index) => {
        const isChord = CHORDS.includes(index);
        return (
          <g key={index}>
            <text x={x} y={y} className="truss-number">
              <tspan className="truss-zero">0</tspan>
              {index + 1}
            </text>
            <text x={isChord ? x : x + 38} y={isChord ? y - 44 : y} className={isChord ? 'truss-chord' : 'truss-name'}>
              {labels[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
