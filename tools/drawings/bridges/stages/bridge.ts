import { at, type Curve, type Point, parabola, stations, trace } from '../../geometry';
import { cutwater, pier } from '../../parts';
import { type Path, polygon, rect, rungs, smooth } from '../../path';
import { ground } from '../../scenery';
import type { Sheet, Variant } from '../../sheet';
import { ink, type Mark } from '../../svg';

/** The finished bridge: approach and main piers (x), arch rise and dip, rib depth, hangers, the shore's edge. */
export type Parameters = {
  readonly approach: readonly [number, number];
  readonly main: readonly [number, number];
  readonly rise: number;
  readonly dip: number;
  readonly rib: number;
  readonly panels: number;
  readonly bank: number;
};

export const parameters: Readonly<Record<Variant, Parameters>> = {
  wide: {
    approach: [124, 1316],
    main: [330, 1110],
    rise: 236,
    dip: 46,
    rib: 16,
    panels: 20,
    bank: 60,
  },
  narrow: {
    approach: [-200, 920],
    main: [130, 590],
    rise: 206,
    dip: 48,
    rib: 20,
    panels: 12,
    bank: 34,
  },
};

/** The rib's centre line as a curve over x. */
export function ribLine(s: Sheet, p: Parameters): Curve {
  const [a, b] = p.main;
  const y = s.deck + p.dip;
  return parabola(at(a, y), at(b, y), -p.rise - p.dip);
}

/** Lower and upper nodes of the rib between two panel numbers; the rib's depth is square to it. */
export function ribNodes(s: Sheet, p: Parameters, from: number, to: number): { low: Point[]; high: Point[] } {
  const xs = stations(p.main[0], p.main[1], p.panels).slice(from, to + 1);
  const curve = ribLine(s, p);
  const low = trace(curve, xs);
  const high = low.map((q) => {
    const slope = (curve(q.x + 1) - curve(q.x - 1)) / 2;
    const length = Math.hypot(1, slope);
    return at(q.x + (p.rib * slope) / length, q.y - p.rib / length);
  });
  return { low, high };
}

/** A stretch of the arch rib: two chords, posts, a shoe where it stands; takes its panel numbers. */
export function rib(s: Sheet, p: Parameters, from: number, to: number): Mark[] {
  const { low, high } = ribNodes(s, p, from, to);
  const shoes = [low[0], low.at(-1)].flatMap((q, i) => {
    const upper = high.at(-i);
    const stands = q && Math.abs(q.y - s.deck - p.dip) < 1;
    return stands && upper ? [ink('body', polygon([q, upper, at(upper.x, q.y)]))] : [];
  });
  return [...shoes, ink('thin', smooth(low), rungs(high, low)), ink('bold', smooth(high))];
}

/** The dashed outline of all that is still to come. */
export function plan(s: Sheet, p: Parameters, from: number, to: number): Path {
  const xs = stations(p.main[0], p.main[1], p.panels).slice(from, to + 1);
  return smooth(trace(ribLine(s, p), xs));
}

/** Dashed outlines of piers not yet begun; takes their axes. */
export function plannedPiers(s: Sheet, p: Parameters, main: readonly number[], small: readonly number[]): Mark {
  const top = s.deck + p.dip;
  const under = s.deck + s.depth;
  return ink(
    'dash',
    ...main.map((x) => rect(x - 25, top, 50, s.water - top)),
    ...small.map((x) => rect(x - 10, under, 20, s.water - under)),
  );
}

/** Both shores with the road which ends there. */
export function shores(s: Sheet, p: Parameters): Mark[] {
  const b = p.bank;
  const road = s.deck + s.depth / 2;
  const left = [at(-20, road), at(b, road), at(b + 30, s.water + 14)];
  const right = left.map((q) => at(s.width - q.x, q.y)).reverse();
  return [...ground(left, s.height), ...ground(right, s.height)];
}

/** The four piers, in water with footings; main piers are broad and carry the rib. */
export function piers(s: Sheet, p: Parameters): Mark[] {
  const under = s.deck + s.depth;
  return [
    ...p.approach.flatMap((x) => pier(x, under, s.water, { width: 20, batter: 4, cap: 8, footing: true })),
    ...p.main.flatMap((x) => mainPier(s, p, x, s.deck + p.dip)),
  ];
}

/** One main pier up to the given y: shaft, springing block and footing. */
export function mainPier(s: Sheet, p: Parameters, x: number, top: number): Mark[] {
  const finished = top <= s.deck + p.dip + 0.1;
  return [
    ...pier(x, top, s.water, { width: 50, batter: 4, footing: false }),
    ...(finished ? [ink('mass', rect(x - 30, top, 60, 10))] : []),
    ink('mass', cutwater(x, s.water - 10, s.water, 40)),
  ];
}
