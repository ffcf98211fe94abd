import { at, type Point, stations } from '../geometry';
import { deck, nodes, pier, pylon, ring } from '../parts';
import { lines, polyline } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * Pylon heights above the deck grow like the bars of a chart. All cables are parallel (a harp), so
 * a pylon carries deck in proportion to its height, and the cables of neighbours meet at midspan.
 */
const parameters = {
  wide: { from: 70, to: 1370, heights: [96, 150, 222, 318], spacing: 21, half: 7 },
  narrow: { from: 44, to: 676, heights: [96, 176, 286], spacing: 27, half: 9 },
};

/** The cables of one pylon to both sides: anchored at even steps up the pylon and along the deck. */
function cables(s: Sheet, x: number, height: number, reach: number, spacing: number): Point[][] {
  const count = Math.round(reach / spacing);
  return stations(0, 1, count)
    .slice(1)
    .map((t) => t * (count / (count + 0.5)))
    .map((t) => [at(x - reach * t, s.deck), at(x, s.deck - height * t), at(x + reach * t, s.deck)]);
}

/** One pylon: shaft above the deck, pier below it in the same line, anchors where cables land. */
function stayed(s: Sheet, x: number, height: number, half: number, fan: Point[][]): Mark[] {
  const anchors = fan.flatMap(([a, , b]) => (a && b ? [a, b] : []));
  const ticks = fan.flatMap(([, top]): [Point, Point][] =>
    top ? [[at(x - half * 0.6, top.y), at(x + half * 0.6, top.y)]] : [],
  );
  return [
    ink('solid', ...anchors.map((p) => ring(at(p.x, p.y - 1), 2.4))),
    pylon(x, s.deck - height - 18, s.deck, half * 0.7, half),
    ink('etch', lines(ticks)),
  ];
}

/** A harp of cables read as a rising chart; takes the variant, returns the drawing. */
export function dataAnalytics(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const sum = p.heights.reduce((a, b) => a + b, 0);
  const slope = (p.to - p.from) / (2 * sum);
  const axes = p.heights.map((h, i) => {
    const before = p.heights.slice(0, i).reduce((a, b) => a + b, 0);
    return { x: p.from + (2 * before + h) * slope, height: h, reach: h * slope };
  });
  const tops = axes.map((a) => at(a.x, s.deck - a.height - 18));
  const under = s.deck + s.depth;
  const fans = axes.map((a) => cables(s, a.x, a.height, a.reach, p.spacing));
  return drawing(s, wide ? [452, 108, 104] : [214, 106, 92], [
    ...[p.from, p.to].flatMap((x) => pier(x, under, s.water, { width: 20, batter: 3, cap: 8, footing: true })),
    ...axes.flatMap((a) => pier(a.x, under, s.water, { width: p.half * 2 + 8, batter: 5, footing: true })),
    ink('dash', polyline(tops)),
    ink('thin', ...fans.flat().map(polyline)),
    ...deck(s, 0, s.width),
    ...axes.flatMap((a, i) => stayed(s, a.x, a.height, p.half, fans[i] ?? [])),
    ...nodes(tops, wide ? 5 : 7),
    water(s),
  ]);
}
