import { at, balancedSag, type Curve, mirror, type Point, parabola, stations, trace } from '../geometry';
import { cutwater, deck, hangers, nodes, pylon } from '../parts';
import { line, type Path, polygon, polyline, rect, rungs, sagging, zigzag } from '../path';
import { sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Tower axes, sag at midspan, hangers in main and side span, truss depth; viewBox units. */
const parameters = {
  wide: { tower: 296, sag: 196, main: 36, side: 10, truss: 20, anchor: 34, half: 11 },
  narrow: { tower: 150, sag: 236, main: 16, side: 4, truss: 26, anchor: 8, half: 12 },
};

/** The stiffening truss below the deck: a Warren girder with posts under every second hanger. */
function stiffening(s: Sheet, from: number, to: number, depth: number, panels: number): Mark {
  const y = s.deck + s.depth;
  const xs = stations(from, to, panels);
  const top = xs.map((x) => at(x, y));
  const low = xs.map((x) => at(x, y + depth));
  return ink('thin', zigzag(top, low), rungs(top, low), polyline(low));
}

/** One tower: shaft, saddle, joints of the plates and a footing; the cable lies in the saddle. */
function tower(s: Sheet, x: number, top: number, half: number): Mark[] {
  const foot = s.water - 16;
  const joints = stations(top, s.deck, 5).slice(1, -1);
  const width: Curve = (y) => half * 0.75 + (half * 0.7 * (y - top)) / (foot - top);
  return [
    pylon(x, top + 6, foot, half * 0.75, half * 1.45),
    ink('etch', ...joints.map((y): Path => line(at(x - width(y), y), at(x + width(y), y)))),
    ink('mass', rect(x - half * 1.1, top - 3, half * 2.2, 12)),
    ink('mass', cutwater(x, foot, s.water, half * 2.6)),
  ];
}

/** The anchor block (left one; `flip` mirrors): a quay which takes the cable below the deck. */
function anchorage(s: Sheet, x: number, flip: boolean): Mark[] {
  const top = s.deck + s.depth;
  const foot = s.water;
  const block = [at(-20, top), at(x + 40, top), at(x + 78, foot), at(-20, foot)];
  const course = [at(-20, foot - 16), at(x + 78 - 8, foot - 16)];
  const place = (points: Point[]) => (flip ? mirror(points, s.width / 2) : points);
  return [ink('mass', polygon(place(block))), ink('etch', polyline(place(course)))];
}

/** A suspension bridge with one main span; takes the variant, returns the drawing. */
export function about(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const top = s.deck - 12 - p.sag;
  const [left, right] = [at(p.tower, top), at(s.width - p.tower, top)];
  const span = right.x - left.x;
  const anchor = at(p.anchor, s.deck + s.depth + 20);
  const far = at(s.width - p.anchor, anchor.y);
  const sideSag = balancedSag(p.sag, span, left.x - anchor.x);
  const sideHangers = stations(anchor.x, left.x, p.side).slice(2, -1);
  const side = parabola(anchor, left, sideSag);
  const main = parabola(left, right, p.sag);
  const onDeck: Curve = () => s.deck;
  const mirrored = trace(side, sideHangers).map((q) => s.width - q.x);
  const wide = variant === 'wide';
  return drawing(s, wide ? [590, 144, 122] : [300, 115, 100], [
    stiffening(s, 0, left.x, p.truss, p.side),
    stiffening(s, left.x, right.x, p.truss, p.main),
    stiffening(s, right.x, s.width, p.truss, p.side),
    ...anchorage(s, p.anchor, false),
    ...anchorage(s, p.anchor, true),
    ...deck(s, 0, s.width),
    hangers(stations(left.x, right.x, p.main).slice(1, -1), main, onDeck),
    hangers(sideHangers, side, onDeck),
    hangers(mirrored, (x) => side(s.width - x), onDeck),
    ink('bold', sagging(anchor, left, sideSag), sagging(left, right, p.sag), sagging(right, far, sideSag)),
    ...nodes([anchor, far], wide ? 6 : 8),
    ...tower(s, left.x, top, p.half),
    ...tower(s, right.x, top, p.half),
    water(s, { shores: [p.anchor + 78, s.width - p.anchor - 78] }),
    ...sailingBoat(at(s.width * 0.62, s.water), wide ? 34 : 40),
  ]);
}
