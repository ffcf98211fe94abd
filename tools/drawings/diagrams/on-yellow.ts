import { at, between, type Point, pairs } from '../geometry';
import type { Path } from '../path';

type Polygon = readonly Point[];

const edges = (polygon: Polygon): [Point, Point][] => pairs([...polygon, ...polygon.slice(0, 1)]);

/** The share of a line at which an edge crosses it; undefined where none does. */
function crossing(a: Point, b: Point, [c, d]: readonly [Point, Point]): number | undefined {
  const [ab, cd] = [at(b.x - a.x, b.y - a.y), at(d.x - c.x, d.y - c.y)];
  const turn = ab.x * cd.y - ab.y * cd.x;
  if (turn === 0) return undefined;
  const along = ((c.x - a.x) * cd.y - (c.y - a.y) * cd.x) / turn;
  const across = ((c.x - a.x) * ab.y - (c.y - a.y) * ab.x) / turn;
  return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : undefined;
}

/** Whether a point lies within: a ray to the right crosses the outline an odd number of times. */
const isWithin = (p: Point, polygon: Polygon): boolean =>
  edges(polygon).filter(([a, b]) => a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y))
    .length %
    2 ===
  1;

/**
 * Straight lines parted where they enter and leave yellow decks: in the dark scheme what crosses yellow stays dark.
 * Curves are left as they are, off the decks.
 */
export function partedBy(decks: readonly Polygon[], path: Path): { on: Path; off: Path } {
  const parted: { on: Path; off: Path } = { on: [], off: [] };
  const isStraight = path.every(({ op }) => op === 'M' || op === 'L');
  if (!isStraight) return { on: [], off: path };
  let last: 'on' | 'off' | undefined;
  for (const [from, to] of pairs(path)) {
    if (from.op === 'Z' || to.op !== 'L') {
      last = undefined;
      continue;
    }
    const cuts = decks.flatMap((deck) => edges(deck).map((edge) => crossing(from.to, to.to, edge) ?? 0));
    for (const [start, end] of pairs([...new Set([0, ...cuts, 1])].sort((a, b) => a - b))) {
      const middle = between(from.to, to.to, (start + end) / 2);
      const side = decks.some((deck) => isWithin(middle, deck)) ? 'on' : 'off';
      const goesOn: Path = [{ op: 'L', to: between(from.to, to.to, end) }];
      const piece: Path = side === last ? goesOn : [{ op: 'M', to: between(from.to, to.to, start) }, ...goesOn];
      parted[side] = [...parted[side], ...piece];
      last = side;
    }
  }
  return parted;
}
