import { at, type Curve, type Point, pairs, polar, stations, straight } from '../geometry';
import { cutwater, deck, railing } from '../parts';
import { arc, area, chain, line, lines, type Path, polygon, polyline, rect } from '../path';
import { birds, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Columns and their width, height of the ramp (y) at both edges, thickness and stones of an arch, width of a lower pier. */
const parameters = {
  wide: { columns: 10, width: 42, left: 246, right: 58, ring: 15, stones: 13, course: 16, pier: 26 },
  narrow: { columns: 6, width: 44, left: 228, right: 66, ring: 15, stones: 11, course: 20, pier: 24 },
};
type Parameters = (typeof parameters)['wide'];

/** How far an impost projects from its column, its height, and the thickness of the ramp's coping. */
const impost = { reach: 4, height: 7 };
const coping = 9;

/** A true semicircle of whole stones on its springing; takes the middle of the springing line, radius, ring and stones. */
export function archway(centre: Point, radius: number, ring: number, stones: number): Mark[] {
  const outer = radius + ring;
  const joints = stations(180, 0, stones).map((d) => line(polar(centre, radius, d), polar(centre, outer, d)));
  return [
    ink('body', area(chain(arc(centre, outer, 180, 0), arc(centre, radius, 0, 180)))),
    ink('etch', ...joints),
    ink('bold', arc(centre, radius, 180, 0)),
  ];
}

/** An impost stone across the space between two arches; takes its ends and the springing line. */
function imposts(from: number, to: number, y: number): Path {
  return rect(from - impost.reach, y, to - from + impost.reach * 2, impost.height);
}

/** A column of the upper tier: courses of stone in running bond between the deck and the ramp. */
function column(s: Sheet, p: Parameters, x: number, top: Curve, n: number): Mark[] {
  const half = p.width / 2;
  const [left, right] = [at(x - half, top(x - half)), at(x + half, top(x + half))];
  const head = Math.max(left.y, right.y);
  const beds = stations(head, s.deck, Math.round((s.deck - head) / p.course));
  const upright = pairs(beds).flatMap(([a, b], i): Path => {
    const shift = (i + n) % 2 === 0 ? -half * 0.3 : half * 0.36;
    return line(at(x + shift, a), at(x + shift, b));
  });
  return [
    ink('mass', polygon([left, right, at(x + half, s.deck), at(x - half, s.deck)])),
    ink('etch', lines(beds.slice(1, -1).map((y) => [at(x - half, y), at(x + half, y)])), upright),
  ];
}

/** The lower tier: two arches between the columns above, on piers in the water. */
function lowerTier(s: Sheet, p: Parameters, axes: readonly number[]): Mark[] {
  const under = s.deck + s.depth;
  const piers = pairs(axes).flatMap(([a, b]) => [a, (a + b) / 2]);
  const pitch = (piers[1] ?? 0) - (piers[0] ?? 0);
  const radius = (pitch - p.pier) / 2;
  const ring = p.pier * 0.42;
  const springing = under + 5 + ring + radius;
  const foot = s.water - 9;
  return [
    ...piers.flatMap((x) => [
      ink('body', rect(x - p.pier / 2, under, p.pier, foot - under)),
      ink('body', cutwater(x, foot, s.water, p.pier / 2 + 8)),
    ]),
    ...piers.flatMap((x) => archway(at(x + pitch / 2, springing), radius, ring, 9)),
    ink('body', ...piers.map((x) => imposts(x - p.pier / 2, x + p.pier / 2, springing))),
  ];
}

/** A viaduct of two tiers: above the level deck, the columns rise like a bar chart. Takes the variant. */
export function financialServices(variant: Variant): Drawing {
  const s = sheets[variant];
  const p = parameters[variant];
  const wide = variant === 'wide';
  const ramp = straight(at(0, p.left), at(s.width, p.right));
  const soffit: Curve = (x) => ramp(x) + coping;
  const step = s.width / (p.columns - 1);
  const axes = stations(-step * 0.5, s.width + step * 0.5, p.columns);
  const radius = (step - p.width) / 2;
  const edge = [-30, s.width + 30].map((x) => at(x, ramp(x)));
  const under = edge.map(({ x, y }) => at(x, y + coping));
  const arches = pairs(axes).map(([a, b]) => {
    // The ring of an arch touches the climbing ramp on the side where the ramp is lower.
    const springing = soffit(a + p.width / 2) + 6 + p.ring + radius;
    return { a, b, springing, centre: at((a + b) / 2, springing) };
  });
  return drawing(s, wide ? [220, 120, 94] : [118, 112, 82], [
    ...lowerTier(s, p, axes),
    ...deck(s, -30, s.width + 30, { rail: true }),
    ...axes.flatMap((x, i) => column(s, p, x, soffit, i)),
    ...arches.flatMap(({ centre }) => archway(centre, radius, p.ring, p.stones)),
    ink(
      'body',
      ...arches.flatMap(({ a, b, springing }) => [
        rect(a + p.width / 2 - p.ring, springing, p.ring + impost.reach, impost.height),
        rect(b - p.width / 2 - impost.reach, springing, p.ring + impost.reach, impost.height),
      ]),
    ),
    ...pairs(edge).map(([a, b]) => railing(s, a, b)),
    ink('body', polygon([...edge, ...[...under].reverse()])),
    ink('bold', polyline(under)),
    birds(wide ? [at(760, 64), at(798, 46), at(834, 70)] : [at(420, 66), at(462, 46)], wide ? 14 : 18),
    water(s),
  ]);
}
