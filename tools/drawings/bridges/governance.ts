import { at, type Point, stations } from '../geometry';
import { bearing, deck, nodes, pier, ring } from '../parts';
import { polyline, zigzag } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Ends of the truss (x), its panels, its depth (near that of equal-sided triangles). */
const parameters = {
  wide: { from: 150, to: 1290, panels: 6, depth: 190, pier: 44, gusset: 6 },
  narrow: { from: 70, to: 650, panels: 4, depth: 160, pier: 50, gusset: 8 },
};

/** The nodes of a Warren truss: the bottom row between panels, the top row above their middles. */
function warrenNodes(from: Point, to: Point, panels: number, depth: number): { bottom: Point[]; top: Point[] } {
  const half = (to.x - from.x) / panels / 2;
  const bottom = stations(from.x, to.x, panels).map((x) => at(x, from.y));
  const top = bottom.slice(0, -1).map((p) => at(p.x + half, p.y - depth));
  return { bottom, top };
}

/** The truss: chords and end posts bold, the web thin, rings where members meet. */
function truss(s: Sheet, p: (typeof parameters)['wide']): Mark[] {
  const y = s.deck + s.depth / 2;
  const { bottom, top } = warrenNodes(at(p.from, y), at(p.to, y), p.panels, p.depth);
  const all = bottom.flatMap((b, i) => [b, top[i] ?? b]);
  const [first, last] = [bottom[0] ?? at(0, 0), bottom.at(-1) ?? at(0, 0)];
  return [
    ink('thin', zigzag(all, all)),
    ink('bold', polyline([first, ...top, last])),
    ...nodes(top, p.gusset),
    // On the deck, paper would be a hole in the dark scheme.
    ink('deck', ...bottom.map((joint) => ring(joint, p.gusset))),
    ink('grain', ...bottom.map((joint) => ring(joint, p.gusset))),
  ];
}

/** A Warren truss on two piers, the deck at its bottom chord; takes the variant. */
export function governance(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const under = s.deck + s.depth;
  const piers = [p.from, p.to];
  const wide = variant === 'wide';
  return drawing(s, wide ? [452, 162, 108] : [250, 118, 100], [
    ...piers.flatMap((x) => pier(x, under + 8, s.water, { width: p.pier, batter: 5, cap: 9, footing: true })),
    ...piers.map((x) => bearing(x, under, p.pier * 0.5, 8)),
    ...deck(s, 0, s.width, { rail: true }),
    ...truss(s, p),
    water(s),
  ]);
}
