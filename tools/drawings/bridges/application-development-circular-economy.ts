import { at, type Point, pairs, polar, stations } from '../geometry';
import { deck, nodes, pylon } from '../parts';
import { arc, area, chain, ellipse, line, lines, polygon, polyline, rungs } from '../path';
import { person, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * A ring seen from above at a slant, hung from a mast in its middle (as at Aveiro and Lujiazui).
 * Outer and inner radius, flattening, height of the ring above water, mast height, stays, columns.
 */
const parameters = {
  wide: {
    outer: 372,
    inner: 318,
    tilt: 0.27,
    drop: 100,
    mast: 300,
    stays: 24,
    columns: 16,
  },
  narrow: {
    outer: 262,
    inner: 212,
    tilt: 0.34,
    drop: 96,
    mast: 300,
    stays: 16,
    columns: 12,
  },
};
export type RingBridge = (typeof parameters)['wide'];

export const fascia = 11;

/** Half the width of an approach as it is seen. */
const HALF = 8;

/** Places on an ellipse about the ring's centre, evenly by angle between two angles. */
function around(c: Point, p: RingBridge, radius: number, angles: readonly number[]): Point[] {
  return angles.map((a) => polar(c, radius, a, radius * p.tilt));
}

/** Columns from under the ring to the water at the given angles. */
function columns(c: Point, p: RingBridge, angles: readonly number[]): Mark[] {
  const radius = (p.outer + p.inner) / 2;
  return around(c, p, radius, angles).map((q) => {
    const [top, foot] = [q.y + fascia, q.y + p.drop];
    return ink('body', [
      ...polyline([at(q.x - 5, top), at(q.x - 5, foot)]),
      ...arc(at(q.x, foot), 5, 180, 360, 2).slice(1),
      { op: 'L', to: at(q.x + 5, top) },
    ]);
  });
}

/** The railing along a radius between two angles. */
export function rail(s: Sheet, c: Point, p: RingBridge, radius: number, range: readonly [number, number]): Mark {
  const count = Math.round(Math.abs(range[1] - range[0]) / (s.width > 1000 ? 4 : 7));
  const feet = around(c, p, radius, stations(range[0], range[1], count));
  const heads = feet.map((q) => at(q.x, q.y - s.rail));
  return ink('thin', arc(at(c.x, c.y - s.rail), radius, range[0], range[1], radius * p.tilt), rungs(feet, heads));
}

/** The ring's yellow walkway with both edges and the fascias which face the reader. */
export function walkway(c: Point, p: RingBridge): Mark[] {
  const [o, i] = [p.outer, p.inner];
  const top = [...ellipse(c, o, o * p.tilt), ...chain(arc(c, i, 180, 360, i * p.tilt), arc(c, i, 0, 180, i * p.tilt))];
  const low = at(c.x, c.y + fascia);
  const outerFace = chain(arc(c, o, 180, 360, o * p.tilt), arc(low, o, 0, -180, o * p.tilt));
  const innerFace = chain(arc(c, i, 180, 0, i * p.tilt), arc(low, i, 0, 180, i * p.tilt));
  return [
    ink('body', area(innerFace)),
    ink('mass', area(outerFace)),
    ink('deck', area(top)),
    ink('bold', ellipse(c, o, o * p.tilt)),
    ink('thin', ellipse(c, i, i * p.tilt)),
  ];
}

/** The near half of the walkway once more, over what stands inside the ring. */
export function nearHalf(c: Point, p: RingBridge): Mark[] {
  const [o, i] = [p.outer, p.inner];
  const low = at(c.x, c.y + fascia);
  const outer = arc(c, o, 180, 360, o * p.tilt);
  const inner = arc(c, i, 180, 360, i * p.tilt);
  const back = arc(c, i, 0, -180, i * p.tilt);
  return [
    ink('mass', area(chain(outer, arc(low, o, 0, -180, o * p.tilt)))),
    ink('deck', area(chain(outer, back))),
    ink('bold', outer),
    ink('thin', inner),
  ];
}

/** A straight approach from the sheet's edge to the ring (side -1 left, 1 right). */
function approach(s: Sheet, c: Point, p: RingBridge, side: 1 | -1): Mark[] {
  const edge = side === -1 ? -10 : s.width + 10;
  const inner = c.x + side * p.outer * 0.985;
  const low = c.y + HALF + fascia;
  const posts = stations(c.x + side * (p.outer + 16), edge, Math.round(Math.abs(edge - inner) / s.posts));
  const piers = stations(c.x + side * (p.outer + 60), edge, s.width > 1000 ? 2 : 1).slice(0, -1);
  return [
    ...piers.map((x) =>
      ink(
        'body',
        polyline([at(x - 5, c.y + 12), at(x - 5, c.y + p.drop), at(x + 5, c.y + p.drop), at(x + 5, c.y + 12)]),
      ),
    ),
    ink(
      'thin',
      line(at(inner, c.y - HALF - s.rail), at(edge, c.y - HALF - s.rail)),
      lines(posts.map((x) => [at(x, c.y - HALF), at(x, c.y - HALF - s.rail)])),
    ),
    ink('body', polygon([at(edge, s.deck), at(inner, s.deck), at(inner, low), at(edge, low)])),
    ink('bold', line(at(edge, low), at(inner, low))),
    ...deck(s, Math.min(edge, inner), Math.max(edge, inner)),
  ];
}

/** Stays from the mast's head to the ring's inner edge at the given angles. */
export function stays(c: Point, p: RingBridge, head: Point, angles: readonly number[]): Mark {
  const feet = around(c, p, p.inner, angles);
  return ink('thin', lines(feet.map((q, i) => [at(head.x, head.y + (i % 3) * 9), q])));
}

/** A ring bridge hung from a mast; takes the variant, returns the drawing. */
export function circularEconomy(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const c = at(s.width / 2, s.deck + HALF);
  const head = at(c.x, c.y - p.mast + 20);
  const step = 360 / p.stays;
  const back = stations(step / 2, 180 - step / 2, p.stays / 2 - 1);
  const front = back.map((a) => -a);
  const columnStep = 360 / p.columns;
  const backColumns = stations(columnStep / 2, 180 - columnStep / 2, p.columns / 2 - 1);
  const island = at(c.x, c.y + p.drop - 20);
  const walkers = pairs(around(c, p, (p.inner + p.outer) / 2, [232, 240, 318])).flat();
  return drawing(s, wide ? [930, 166, 112] : [540, 126, 92], [
    water(s, { y: c.y + p.drop - p.outer * p.tilt * 0.62, rows: 3, step: wide ? 40 : 44 }),
    ...columns(c, p, backColumns),
    ink('mass', ellipse(at(island.x, island.y + 6), wide ? 70 : 60, wide ? 19 : 20)),
    ...approach(s, c, p, -1),
    ...approach(s, c, p, 1),
    ...columns(
      c,
      p,
      backColumns.map((a) => -a),
    ),
    stays(c, p, head, back),
    rail(s, c, p, p.outer, [176, 4]),
    ...walkway(c, p),
    pylon(c.x, c.y - p.mast, island.y, 5, 10),
    ...nearHalf(c, p),
    rail(s, c, p, p.inner, [356, 184]),
    ...walkers.slice(0, 2).map((q) => person(q, wide ? 26 : 34, 'figure')),
    rail(s, c, p, p.outer, [184, 356]),
    stays(c, p, head, front),
    ...nodes([at(c.x, c.y - p.mast - 6)], 7),
  ]);
}
