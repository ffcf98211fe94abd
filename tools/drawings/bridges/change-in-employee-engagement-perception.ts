import { at, pairs, parabola, stations, trace } from '../geometry';
import { deck } from '../parts';
import { area, chain, line, lines, polygon, rect, sagging } from '../path';
import { ground, person, trees, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink } from '../svg';

/** Both ends of the ribbon (x), how far the right one is below the deck of the left one, its sag below their chord, the gap between railing posts, the water (y). */
const parameters = {
  wide: {
    ends: [232, 1216],
    fall: 82,
    sag: 62,
    posts: 20,
    rail: 16,
    person: 40,
    shores: [332, 1180],
    water: 556,
    height: 630,
  },
  narrow: {
    ends: [106, 622],
    fall: 70,
    sag: 54,
    posts: 26,
    rail: 22,
    person: 54,
    shores: [170, 600],
    water: 540,
    height: 620,
  },
} as const;

/** A stress-ribbon footbridge between ends at differing heights; takes the variant. */
export function engagementPerception(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], water: p.water, height: p.height };
  const wide = variant === 'wide';
  const [a, b] = [at(p.ends[0], s.deck), at(p.ends[1], s.deck + p.fall)];
  const down = (q: { x: number; y: number }) => at(q.x, q.y + s.depth);
  const ribbon = parabola(a, b, p.sag);
  const feet = trace(ribbon, stations(a.x, b.x, Math.round((b.x - a.x) / p.posts)));
  const panels = feet.filter((_, i) => i % 3 === 0).slice(1, -1);
  const walkers = [0.34, 0.43].map((t) => a.x + (b.x - a.x) * t);
  const floor = s.height + 20;
  const [left, right] = p.shores;
  const leftBank = [
    at(-20, a.y),
    at(a.x + 10, a.y),
    at(a.x + 22, a.y + 70),
    at(left - 40, a.y + 150),
    at(left - 20, s.water - 40),
    at(left + 20, s.water + 16),
    at(left + 46, floor),
  ];
  const rightBank = [
    at(right - 46, floor),
    at(right - 20, s.water + 16),
    at(right + 6, s.water - 30),
    at(b.x - 16, b.y + 60),
    at(b.x - 8, b.y + 8),
    at(s.width + 20, b.y + 8),
  ];
  const block = (x: number, y: number, side: 1 | -1) =>
    polygon([
      at(x - side * 76, y),
      at(x, y),
      at(x, y + s.depth),
      at(x + side * 4, y + s.depth + 20),
      at(x - side * 40, y + 64),
      at(x - side * 76, y + 64),
    ]);
  return drawing(s, wide ? [980, 176, 116] : [470, 150, 96], [
    water(s, { shores: [left + 12, right - 12], rows: 2 }),
    ...ground(leftBank, floor),
    ...ground(rightBank, floor),
    ink('mass', block(a.x, a.y, 1), block(b.x, b.y + 2, -1)),
    ink(
      'etch',
      line(at(a.x - 70, a.y + 34), at(a.x, a.y + s.depth / 2)),
      line(at(b.x + 70, b.y + 28), at(b.x, b.y + s.depth / 2)),
    ),
    ink('thin', lines(feet.map((q) => [q, at(q.x, q.y - p.rail)]))),
    ink('thin', sagging(at(a.x, a.y - p.rail), at(b.x, b.y - p.rail), p.sag)),
    ...walkers.map((x) => person(at(x, ribbon(x)), p.person)),
    ink('deck', area(chain(sagging(a, b, p.sag), [...sagging(down(b), down(a), p.sag)]))),
    ink('thin', sagging(a, b, p.sag), lines(panels.map((q) => [q, down(q)]))),
    ink('bold', sagging(down(a), down(b), p.sag)),
    ...deck(s, 0, a.x),
    ink('deck', rect(b.x, b.y, s.width - b.x, s.depth)),
    ink('thin', line(b, at(s.width, b.y))),
    ink('bold', line(down(b), at(s.width, b.y + s.depth))),
    // The saddle hides where the deck, which keeps its thickness, meets the ribbon, which scales.
    ink('mass', rect(a.x - 7, a.y - p.rail - 6, 14, p.rail + s.depth * 2 + 12)),
    ink(
      'thin',
      ...pairs([at(0, a.y - p.rail), at(a.x, a.y - p.rail)]).map(([q, r]) => line(q, r)),
      line(at(b.x, b.y - p.rail), at(s.width, b.y - p.rail)),
    ),
    ink(
      'thin',
      lines(stations(0, a.x, Math.round(a.x / p.posts)).map((x) => [at(x, a.y), at(x, a.y - p.rail)])),
      lines(
        stations(b.x, s.width, Math.round((s.width - b.x) / p.posts)).map((x) => [at(x, b.y), at(x, b.y - p.rail)]),
      ),
    ),
    ...trees(
      wide
        ? [
            [at(70, a.y), 60],
            [at(112, a.y), 42],
            [at(1380, b.y), 50],
          ]
        : [[at(50, a.y), 60]],
    ),
  ]);
}
