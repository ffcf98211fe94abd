import { at, type Curve, type Point, pairs, stations } from '../geometry';
import { cutwater, deck, nodes } from '../parts';
import { line, lines, type Path } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * After the Helix Bridge, Singapore: two tubes wind about the walkway in opposite phase, ties
 * join them in the side planes, and splayed struts carry deck and tubes on a footing each turn.
 * `halves` counts half turns, `lean` is how far the helix' axis lies above the deck, in radii.
 */
const parameters = {
  wide: { from: 84, to: 1356, halves: 8, radius: 130, rungs: 8, splay: 74, lean: 0.4 },
  narrow: { from: 80, to: 640, halves: 4, radius: 130, rungs: 7, splay: 72, lean: 0.4 },
};

/** Half a cosine wave from crest to trough as one Bézier; 0.3642 makes it true within 0.1 %. */
function wave(a: Point, b: Point): Path {
  const pull = (b.x - a.x) * 0.3642;
  return [
    { op: 'M', to: a },
    { op: 'C', by: at(a.x + pull, a.y), by2: at(b.x - pull, b.y), to: b },
  ];
}

/** Struts from a footing to deck and tube, and the footing itself. */
function support(s: Sheet, x: number, splay: number): Mark[] {
  const top = s.deck + s.depth;
  const foot = at(x, s.water - 14);
  return [
    ink(
      'bold',
      lines([
        [at(x - splay, top), foot],
        [at(x + splay, top), foot],
      ]),
    ),
    ink('thin', line(at(x, top), foot)),
    ink('body', cutwater(x, s.water - 14, s.water, 24)),
  ];
}

/** A footbridge inside a double helix; takes the variant, returns the drawing. */
export function lifeSciences(variant: Variant): Drawing {
  const p = parameters[variant];
  const s = sheets[variant];
  const wide = variant === 'wide';
  const axis = s.deck - p.radius * p.lean;
  const [high, low] = [axis - p.radius, axis + p.radius];
  const ends = stations(p.from, p.to, p.halves);
  // One tube falls while the other climbs; the falling one is in front of the deck.
  const front = pairs(ends).map(([a, b]) => wave(at(a, high), at(b, low)));
  const back = pairs(ends).map(([a, b]) => wave(at(a, low), at(b, high)));
  const offset: Curve = (x) => Math.abs(Math.cos(((x - p.from) / (p.to - p.from)) * p.halves * Math.PI)) * p.radius;
  const ties = stations(p.from, p.to, p.halves * p.rungs).filter((x) => offset(x) > p.radius * 0.3);
  const crossings = pairs(ends).map(([a, b]) => at((a + b) / 2, axis));
  const supports = ends.filter((_, i) => i % 2 === 0);
  return drawing(s, wide ? [562, 158, 118] : [476, 142, 104], [
    ink('bold', ...back),
    ink('thin', lines(ties.map((x) => [at(x, axis - offset(x)), at(x, axis + offset(x))]))),
    ...supports.flatMap((x) => support(s, x, p.splay)),
    ...deck(s, 0, s.width, { rail: true }),
    ink('bold', ...front, lines([p.from, p.to].map((x) => [at(x, high), at(x, low)]))),
    ...nodes(crossings, wide ? 5 : 7),
    water(s),
  ]);
}
