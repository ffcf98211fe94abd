import { at, type Curve, parabola, stations } from '../geometry';
import { cutwater, deck, hangers, pier } from '../parts';
import { chain, polyline, sagging } from '../path';
import { birds, water } from '../scenery';
import { drawing, sheets, type Variant } from '../sheet';
import { type Drawing, ink } from '../svg';

/**
 * The line of a heartbeat as three arches: a low one (the P wave), the steep main arch which dips
 * below the deck to its piers (Q, R, S), a middle one (T). Ends are x, rises in viewBox units.
 */
const parameters = {
  wide: {
    first: [118, 330],
    main: [482, 846],
    last: [1000, 1296],
    rises: [58, 282, 112],
    dip: 56,
    brace: 66,
    spacing: 26,
  },
  narrow: {
    first: [36, 164],
    main: [242, 482],
    last: [560, 700],
    rises: [56, 262, 84],
    dip: 66,
    brace: 42,
    spacing: 27,
  },
} as const;

/** A tied arch whose line is a calm pulse; takes the variant, returns the drawing. */
export function healthcare(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const y = s.deck;
  const low = y + p.dip;
  const [p0, p1] = [at(p.first[0], y), at(p.first[1], y)];
  const [r0, r1] = [at(p.main[0], low), at(p.main[1], low)];
  const [t0, t1] = [at(p.last[0], y), at(p.last[1], y)];
  const rise = p.rises[1] + p.dip;
  const pulse = chain(
    polyline([at(0, y), p0]),
    sagging(p0, p1, -p.rises[0]),
    polyline([p1, at(r0.x - p.brace, y)]),
    sagging(at(r0.x - p.brace, y), r0, -p.dip * 0.12),
    sagging(r0, r1, -rise),
    sagging(r1, at(r1.x + p.brace, y), -p.dip * 0.12),
    polyline([t0]),
    sagging(t0, t1, -p.rises[2]),
    polyline([at(s.width, y)]),
  );
  const arches: readonly (readonly [number, number, Curve])[] = [
    [p0.x, p1.x, parabola(p0, p1, -p.rises[0])],
    [r0.x, r1.x, parabola(r0, r1, -rise)],
    [t0.x, t1.x, parabola(t0, t1, -p.rises[2])],
  ];
  const hung = arches.map(([from, to, curve]) =>
    hangers(
      stations(from, to, Math.round((to - from) / p.spacing)).filter((x) => curve(x) < y - 10),
      curve,
      () => y,
    ),
  );
  const posts = [p0.x, p1.x, t0.x, t1.x];
  return drawing(s, wide ? [664, 156, 118] : [362, 146, 96], [
    ...posts.flatMap((x) => pier(x, y + s.depth, s.water, { width: wide ? 16 : 18, batter: 3, cap: 7, footing: true })),
    ...[r0.x, r1.x].map((x) => ink('mass', cutwater(x, low, s.water, wide ? 34 : 30))),
    ...hung,
    ...deck(s, 0, s.width),
    ink('bold', pulse),
    birds(wide ? [at(960, 100), at(1002, 78)] : [at(560, 80), at(604, 56)], wide ? 14 : 18),
    water(s),
  ]);
}
