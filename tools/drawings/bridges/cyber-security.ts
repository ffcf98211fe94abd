import { at, type Curve, frame, mirror, mix, type Point, parabola, stations } from '../geometry';
import { cutwater, deck, hangers, ring } from '../parts';
import { line, move, type Path, polygon, polyline, rect, rungs, sagging, zigzag } from '../path';
import { sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * After Tower Bridge: leaves on trunnions with short, heavy tails, towers tied by a high walkway,
 * side spans hung on chains. `pier` is the left pier's axis, `half` half its width.
 */
export const parameters = {
  wide: { pier: 452, half: 62, angle: 40, top: 50, walk: 102, tower: 33, chain: 60, hung: 12 },
  narrow: { pier: 186, half: 58, angle: 42, top: 42, walk: 102, tower: 31, chain: 56, hung: 5 },
};
export type Parameters = (typeof parameters)['wide'];

/** One leaf about its trunnion: deck, tapering girder with its web, tail and counterweight. */
export function leaf(s: Sheet, trunnion: Point, length: number, angle: number): Mark[] {
  const local = frame(trunnion, angle);
  const d = s.depth;
  const us = stations(0, length, 8);
  const soffit: Curve = (u) => mix(d * 3.6, d * 1.5, Math.max(0, u / length));
  const top = us.map((u) => local(u, d * 0.6));
  const low = us.map((u) => local(u, soffit(u)));
  const tail = [local(0, d * 0.6), local(-d * 4, d * 0.8), local(-d * 4.4, d * 3.4), local(0, d * 3.6)];
  const weight = [local(-d * 2.6, d * 0.7), local(-d * 4, d * 0.8), local(-d * 4.4, d * 3.4), local(-d * 2.8, d * 3.5)];
  return [
    ink('body', polygon(tail)),
    ink('solid', polygon(weight)),
    ink('body', polygon([...top, ...[...low].reverse()])),
    ink('etch', zigzag(top, low), rungs(top, low)),
    ink('bold', polyline(low)),
    ink('deck', polygon([local(0, -d * 0.4), local(length, -d * 0.4), ...[...top].reverse()])),
    ink('thin', polygon([local(0, -d * 0.4), local(length, -d * 0.4), ...[...top].reverse()])),
    ink('thin', polyline([local(0, -d * 1.8), local(length, -d * 1.8)])),
    ink('thin', ...stations(0, length, 8).map((u) => line(local(u, -d * 0.4), local(u, -d * 1.8)))),
    ink('mass', ring(local(0, d * 1.4), d * 0.8)),
  ];
}

/** A tower: gate, windows, cornice and a steep roof; takes its axis and half width. */
export function tower(s: Sheet, p: Parameters, x: number): Mark[] {
  const h = p.tower;
  const eaves = p.top + h * 1.3;
  const window = (y: number): Path[] => [-0.5, 0, 0.5].map((t) => rect(x + t * h - h * 0.12, y, h * 0.24, h * 0.6));
  const windows = stations(eaves + h * 0.6, s.deck - h * 2.6, 3).flatMap(window);
  return [
    ink('mass', rect(x - h, eaves, h * 2, s.deck - eaves)),
    ink('mass', polygon([at(x - h * 0.92, eaves), at(x, p.top - h * 0.2), at(x + h * 0.92, eaves)])),
    ink('etch', ...windows),
    ink('etch', line(at(x, p.top - h * 0.2), at(x, p.top - h * 0.7))),
    ink('etch', line(at(x - h, eaves + 8), at(x + h, eaves + 8))),
    ink('etch', polyline([at(x - h * 0.6, s.deck), at(x - h * 0.6, s.deck - h)])),
    ink('etch', sagging(at(x - h * 0.6, s.deck - h), at(x + h * 0.6, s.deck - h), -h * 0.55)),
    ink('etch', polyline([at(x + h * 0.6, s.deck), at(x + h * 0.6, s.deck - h)])),
  ];
}

/** Side span: deck, chain from the tower to the sheet's edge, hangers. */
function sideSpan(s: Sheet, p: Parameters): { chain: Path; hung: Mark } {
  const from = at(-8, s.deck - 70);
  const to = at(p.pier - 6 - p.tower, p.walk + 40);
  const curve = parabola(from, to, p.chain);
  return {
    chain: sagging(from, to, p.chain),
    hung: hangers(stations(from.x, to.x, p.hung).slice(1, -1), curve, () => s.deck),
  };
}

/** Walkway between the towers: two chords and a lattice. */
export function walkway(s: Sheet, p: Parameters, panels: number): Mark[] {
  const face = p.pier - 6 + p.tower;
  const xs = stations(face, s.width - face, panels);
  const top = xs.map((x) => at(x, p.walk));
  const low = xs.map((x) => at(x, p.walk + 20));
  return [ink('thin', zigzag(top, low), zigzag(low, top)), ink('bold', polyline(top), polyline(low))];
}

/** The left pier and side span; takes the marks of the road on them. */
export function approach(s: Sheet, p: Parameters, road: readonly Mark[]): Mark[] {
  const { chain, hung } = sideSpan(s, p);
  return [
    ink('mass', rect(p.pier - p.half, s.deck + s.depth, p.half * 2, s.water - s.deck - s.depth)),
    ink('etch', line(at(p.pier - p.half, s.water - 20), at(p.pier + p.half, s.water - 20))),
    ink('mass', cutwater(p.pier, s.water - 12, s.water, p.half + 14)),
    ...road,
    hung,
    ink('bold', chain),
  ];
}

/** Turns marks of the left half into those of the right half. */
export function mirrored(marks: readonly Mark[], axis: number): Mark[] {
  return marks.flatMap((m) =>
    m.style === 'text' ? [] : [{ style: m.style, path: move(m.path, (q) => mirror([q], axis)[0] ?? q) }],
  );
}

/** A bascule bridge with both leaves half raised; takes the variant, returns the drawing. */
export function cyberSecurity(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const axis = s.width / 2;
  const trunnion = at(p.pier + p.half - 14, s.deck + 2);
  const raised = leaf(s, trunnion, axis - trunnion.x - 3, p.angle);
  const gate = tower(s, p, p.pier - 6);
  const half = (side: 1 | -1): Mark[] => {
    const placed = (marks: readonly Mark[]): Mark[] => (side === 1 ? [...marks] : mirrored(marks, axis));
    return [
      ...placed(approach(s, p, deck(s, 0, p.pier + p.tower + 2, { rail: true }))),
      ...placed(raised),
      ...placed(gate),
    ];
  };
  return drawing(s, wide ? [720, 260, 118] : [360, 228, 92], [
    ...walkway(s, p, wide ? 22 : 10),
    ...half(1),
    ...half(-1),
    water(s),
    ...sailingBoat(at(axis, s.water), 64),
  ]);
}
