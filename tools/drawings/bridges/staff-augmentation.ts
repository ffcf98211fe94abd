import { at, mirror, mix, type Point, pairs, stations } from '../geometry';
import { cutwater, deck, pier } from '../parts';
import { lines, polyline, rect, rungs } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * After the Forth Bridge: each main span of 1710 ft is an arm of 680, a hung span of 350 and an arm
 * of 680, so an arm is near twice the hung span; heights are stretched here.
 * Source: http://www.architecturerevived.com/north-queensferry-forth-bridge-scotland/
 * `base` and `head` are half widths of a tower, `arm` reaches from its axis to the tip.
 */
const parameters = {
  wide: { towers: [252, 720, 1188], top: 72, base: 31, head: 15, arm: 190, panels: 6, joint: 26 },
  narrow: { towers: [138, 360, 582], top: 106, base: 20, head: 10, arm: 91, panels: 3, joint: 24 },
};
type Parameters = (typeof parameters)['wide'];

/** Upper and lower nodes of the right arm of a tower at axis x, from tower to tip. */
export function armNodes(s: Sheet, p: Parameters, x: number): { high: Point[]; low: Point[] } {
  const shares = stations(0, 1, p.panels).map((t) => 1 - (1 - t) ** 1.25);
  const springing = s.water - 24;
  const tip = s.deck + s.depth + 10;
  const high = shares.map((t) => at(x + mix(p.head, p.arm, t), mix(p.top, s.deck - p.joint, t)));
  const low = shares.map((t) => at(x + mix(p.base, p.arm, t), mix(springing, tip, 1 - (1 - t) ** 2)));
  return { high, low };
}

/** One arm: bold tubes as chords, crossed web members from node to node, a post at the tip. */
export function arm(high: readonly Point[], low: readonly Point[]): Mark[] {
  const down = pairs(high).map(([a], i): [Point, Point] => [a, low[i + 1] ?? a]);
  const up = pairs(low).map(([a], i): [Point, Point] => [a, high[i + 1] ?? a]);
  return [
    ink('thin', lines(down), lines(up), rungs(high.slice(-1), low.slice(-1))),
    ink('bold', polyline(high), polyline(low)),
  ];
}

/** A tower of four raking tubes (two seen), braced crosswise, on round granite piers. */
export function tower(s: Sheet, p: Parameters, x: number): Mark[] {
  const foot = s.water - 24;
  const levels = stations(p.top, foot, 3);
  const half = (y: number): number => mix(p.head, p.base, (y - p.top) / (foot - p.top));
  const left = levels.map((y) => at(x - half(y), y));
  const right = mirror(left, x);
  const crossed = pairs(levels).flatMap(([a, b]): [Point, Point][] => [
    [at(x - half(a), a), at(x + half(b), b)],
    [at(x + half(a), a), at(x - half(b), b)],
  ]);
  const stand = [-1, 1].flatMap((side) => [
    ink('body', rect(x + side * p.base - 10, foot, 20, 12)),
    ink('body', cutwater(x + side * p.base, foot + 12, s.water, 17)),
  ]);
  return [
    ...stand,
    ink('thin', lines(crossed), rungs(left.slice(1, -1), right.slice(1, -1))),
    ink('bold', rungs(left.slice(0, 1), right.slice(0, 1)), polyline(left), polyline(right)),
  ];
}

/** The span hung between two tips: a truss with a gently hogged upper chord. */
export function suspended(s: Sheet, p: Parameters, from: number, to: number): Mark[] {
  const xs = stations(from, to, p.panels > 3 ? 4 : 2);
  const rise = p.joint * 0.7;
  const high = xs.map((x) => {
    const t = (x - from) / (to - from);
    return at(x, s.deck - p.joint - 4 * rise * t * (1 - t));
  });
  const low = xs.map((x) => at(x, s.deck + s.depth + 10));
  return [...arm(high, low), ink('thin', rungs(high, low))];
}

/** A balanced cantilever bridge of three towers; takes the variant, returns the drawing. */
export function staffAugmentation(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const ends = [(p.towers[0] ?? 0) - p.arm, (p.towers.at(-1) ?? 0) + p.arm];
  const under = s.deck + s.depth;
  return drawing(s, wide ? [486, 136, 112] : [330, 162, 84], [
    ...ends.flatMap((x) => pier(x, under + 10, s.water, { width: wide ? 24 : 20, batter: 4, cap: 8, footing: true })),
    ...deck(s, 0, s.width),
    ...pairs(p.towers).flatMap(([a, b]) => suspended(s, p, a + p.arm, b - p.arm)),
    ...p.towers.flatMap((x) => {
      const { high, low } = armNodes(s, p, x);
      return [...arm(high, low), ...arm(mirror(high, x), mirror(low, x)), ...tower(s, p, x)];
    }),
    water(s),
  ]);
}
