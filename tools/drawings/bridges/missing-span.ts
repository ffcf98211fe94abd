import { at, between, frame, type Point, pairs, polar, stations } from '../geometry';
import { cutwater, deck } from '../parts';
import { arc, chain, line, type Path, polygon, polyline, rect } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Axes of the piers; `gap` is the index of the pier before the missing span. */
const parameters = {
  wide: { piers: [-70, 130, 330, 530, 930, 1130, 1330, 1530], gap: 3, pier: 34, crown: 18 },
  narrow: { piers: [-80, 150, 570, 800], gap: 1, pier: 36, crown: 22 },
};

/** The broken end of the deck: a jagged line from the top edge to the bottom, `side` outwards. */
function breakLine(s: Sheet, x: number, side: 1 | -1, depth: number): Point[] {
  const teeth = [0, 9, 2, 12, 5, -2];
  return teeth.map((t, i) => at(x + side * t, s.deck + (depth * i) / (teeth.length - 1)));
}

type Opening = { readonly centre: Point; readonly r: number; readonly rise: number };

/** The arch between the piers at a and b: springing centre, half span, rise. */
function openingBetween(s: Sheet, a: number, b: number, width: number, crown: number): Opening {
  const r = (b - a - width) / 2;
  const top = s.deck + s.depth + crown;
  const spring = Math.min(top + r, s.water - 14);
  return { centre: at((a + b) / 2, spring), r, rise: spring - top };
}

/** The arch's inner edge. */
function opening({ centre, r, rise }: Opening): Path {
  return arc(centre, r, 180, 0, rise);
}

/** The outer edge and the joints of the arch's stones; takes the depth of their ring. */
function voussoirs({ centre, r, rise }: Opening, ring: number): Path {
  return [
    ...arc(centre, r + ring, 180, 0, rise + ring),
    ...stations(180, 0, 15).flatMap((d) => line(polar(centre, r, d, rise), polar(centre, r + ring, d, rise + ring))),
  ];
}

/** The stonework of one bank: piers, spandrels and arches as one filled shape with its details. */
function bank(s: Sheet, piers: readonly number[], width: number, crown: number): Mark[] {
  const half = width / 2;
  const top = s.deck + s.depth;
  const foot = s.water - 6;
  const springing = openingBetween(s, piers[0] ?? 0, piers[1] ?? 0, width, crown).centre.y;
  const outline = pairs(piers).flatMap(
    ([a, b]): Path => [
      ...line(at(a + half, foot), at(a + half, s.water - 14)),
      ...opening(openingBetween(s, a, b, width, crown)),
      ...line(at(b - half, s.water - 14), at(b - half, foot)),
    ],
  );
  const [first, last] = [piers[0] ?? 0, piers.at(-1) ?? 0];
  const shape = chain(
    polyline([at(first - half, top), at(first - half, foot), at(first + half, foot)]),
    outline,
    polyline([at(last + half, foot), at(last + half, top)]),
  );
  return [
    ink('mass', [...shape, { op: 'Z' }]),
    ink('etch', ...pairs(piers).map(([a, b]) => voussoirs(openingBetween(s, a, b, width, crown), crown * 0.72))),
    ...piers.map((x) => ink('body', rect(x - half - 4, springing - 2, width + 8, 7))),
    ...piers.map((x) => ink('body', cutwater(x, s.water - 12, s.water, half + 9))),
  ];
}

/** How far the piece afloat is turned. */
const heel = 9;

/** The piece which fell: afloat, turned, half under water. */
function fallen(s: Sheet, middle: number, length: number): Mark[] {
  const centre = at(middle, s.water - s.depth * 0.4);
  const local = frame(centre, heel);
  const half = length / 2;
  const ends = [local(-half, -s.depth), local(half, -s.depth), local(half - 8, 0), local(-half + 6, 0)];
  const [a = ends[0], b = ends[0]] = ends;
  const posts = [0.15, 0.3, 0.45, 0.6].flatMap((t) => {
    const p = a && b ? between(a, b, t) : at(0, 0);
    return line(p, at(p.x - 3, p.y - s.rail));
  });
  return [
    ink('thin', posts),
    ink('deck', polygon(ends)),
    ink('thin', [...polyline(ends), { op: 'Z' }]),
    ink('bold', polyline(ends.slice(2))),
    ink(
      'paper',
      polygon([
        at(middle - length, s.water),
        at(middle + length, s.water),
        at(middle + length, s.water + 20),
        at(middle - length, s.water + 20),
      ]),
    ),
  ];
}

/** A stone viaduct with a span missing; takes the variant, returns the drawing. */
export function missingSpan(variant: Variant): Drawing {
  const wide = variant === 'wide';
  const s = sheets[variant];
  const p = parameters[variant];
  const left = p.piers.slice(0, p.gap + 1);
  const right = p.piers.slice(p.gap + 1);
  const [from, to] = [left.at(-1) ?? 0, right[0] ?? 0];
  const [a, b] = [from + p.pier / 2 + 26, to - p.pier / 2 - 26];
  const middle = (from + to) / 2;
  const jag = [breakLine(s, a, 1, s.depth), breakLine(s, b, -1, s.depth)];
  const ghost = [from, middle, to];
  const springing = openingBetween(s, from, middle, p.pier, p.crown).centre.y;
  return drawing(s, wide ? [730, 240, 116] : [360, 230, 104], [
    ...bank(s, left, p.pier, p.crown),
    ...bank(s, right, p.pier, p.crown),
    ink(
      'dash',
      line(at(a + 14, s.deck), at(b - 14, s.deck)),
      line(at(a + 14, s.deck + s.depth), at(b - 14, s.deck + s.depth)),
      ...pairs(ghost).map(([x, y]) => opening(openingBetween(s, x, y, p.pier, p.crown))),
      ...[-1, 1].map((side) => {
        const x = middle + (side * p.pier) / 2;
        return line(at(x, springing), at(x, s.water));
      }),
    ),
    ...deck(s, 0, a, { rail: true, open: true }),
    ...deck(s, b, s.width, { rail: true, open: true }),
    ...jag.map((points, i) => {
      const side = i === 0 ? 1 : -1;
      const first = points[0] ?? at(0, 0);
      return ink('deck', polygon([...points, at(first.x - side * 4, s.deck + s.depth), first]));
    }),
    ...jag.map((points) => ink('thin', polyline(points))),
    ...fallen(s, middle + 10, wide ? 156 : 164),
    water(s),
  ]);
}
