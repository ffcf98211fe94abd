import { at, type Curve, type Point, parabola, stations, trace } from '../geometry';
import { deck, hangers, nodes, pier, pylon } from '../parts';
import { lines, polyline, rungs, sagging, zigzag } from '../path';
import { sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** The three piers' axes between the bridges and the sizes of each bridge. */
const parameters = {
  wide: {
    piers: [96, 496, 944, 1344],
    rise: 118,
    hung: 13,
    tower: 262,
    stays: 9,
    bow: 92,
    bays: 10,
  },
  narrow: { piers: [20, 230, 490, 700], rise: 92, hung: 7, tower: 246, stays: 5, bow: 76, bays: 6 },
};

/** A tied arch from a to b. */
function tiedArch(s: Sheet, a: number, b: number, rise: number, count: number): Mark[] {
  const [from, to] = [at(a, s.deck), at(b, s.deck)];
  const curve = parabola(from, to, -rise);
  return [hangers(stations(a, b, count).slice(1, -1), curve, () => s.deck), ink('bold', sagging(from, to, -rise))];
}

/** Stays in a fan from one tower in the middle of a to b. */
function fan(s: Sheet, a: number, b: number, height: number, count: number): Mark[] {
  const x = (a + b) / 2;
  const shares = stations(0, 1, count).slice(1);
  const stays = shares.flatMap((t): [Point, Point][] => {
    const head = at(x, s.deck - height + (1 - t) * height * 0.42);
    const reach = ((b - a) / 2 - 10) * t;
    return [
      [head, at(x - reach, s.deck)],
      [head, at(x + reach, s.deck)],
    ];
  });
  return [ink('thin', lines(stays)), pylon(x, s.deck - height - 16, s.deck, 4, 8)];
}

/** A bowstring truss: polygonal upper chord, posts and diagonals. */
function bowstring(s: Sheet, a: number, b: number, rise: number, bays: number): Mark[] {
  const xs = stations(a, b, bays);
  const upper: Curve = (x) => {
    const t = (x - a) / (b - a);
    return s.deck - rise * (0.35 + 0.65 * 4 * t * (1 - t));
  };
  const high = trace(upper, xs.slice(1, -1));
  const low = high.map((p) => at(p.x, s.deck));
  return [
    ink('thin', rungs(high, low), zigzag(low, high)),
    ink('bold', polyline([at(a, s.deck), ...high, at(b, s.deck)])),
    ...nodes(high, s.rail * 0.22),
  ];
}

/** Three small bridges in one elevation: arch, stays, truss; takes the variant. */
export function caseStudy(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const [a = 0, b = 0, c = 0, d = 0] = p.piers;
  const under = s.deck + s.depth;
  const tower = (b + c) / 2;
  return drawing(s, wide ? [1128, 192, 108] : [566, 116, 88], [
    ...[...p.piers, tower].flatMap((x) =>
      pier(x, under, s.water, { width: wide ? 26 : 24, batter: 5, cap: 8, footing: true }),
    ),
    ...tiedArch(s, a + 8, b - 8, p.rise, p.hung),
    ...bowstring(s, c + 8, d - 8, p.bow, p.bays),
    ...deck(s, 0, s.width, { rail: true }),
    ...fan(s, b, c, p.tower, p.stays),
    ...[a, b, c, d].map((x) => ink('thin', lines([[at(x, s.deck), at(x, under)]]))),
    water(s),
    ...sailingBoat(at(wide ? 300 : 126, s.water), wide ? 32 : 40),
  ]);
}
