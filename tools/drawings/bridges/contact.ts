import { at, type Point } from '../geometry';
import { deck } from '../parts';
import { arc, area, line, lines, polygon, polyline, rungs } from '../path';
import { type Sheet, sheets, type Variant } from '../sheet';
import { perspective } from '../space';
import { type Drawing, ink, type Mark } from '../svg';

/** The sheet's height, the deck's level and the focal length, in viewBox units; half the width of the footbridge, in metres. */
const parameters = {
  wide: { height: 400, deck: 112, focal: 560, half: 2.5 },
  narrow: { height: 400, deck: 100, focal: 520, half: 1.5 },
} as const;

/** Heights above the planks, in metres. */
const [eye, handrail] = [1.9, 1.1];
/** How near the handrails are where they have left the sheet: a share of the distance at which the planks do. */
const nearest = 0.24;
/** Where the farthest plank ends: viewBox units below the deck's upper line. */
const farthest = 15;
/** Half of the sun is below the deck, out of view. */
const sun = 84;

/** Ripples beside the footbridge: from and to, as shares of the sheet's width, and how far down to the sheet's edge. */
const ripples: readonly (readonly [from: number, to: number, down: number])[] = [
  [0, 0.16, 0.16],
  [0.06, 0.28, 0.3],
  [0, 0.1, 0.52],
  [0.78, 0.95, 0.16],
  [0.72, 1, 0.3],
  [0.88, 1, 0.52],
];

/** The end of a form: a footbridge of planks, from a bridge across the page straight to its reader. Takes the variant. */
export function contact(variant: Variant): Drawing {
  const { height, deck: level, focal, half } = parameters[variant];
  const s: Sheet = { ...sheets[variant], height, deck: level };
  const vanishing = at(s.width / 2, level);
  const view = perspective(vanishing, focal, eye);
  const distance = (below: number) => (focal * eye) / below;
  const [near, far] = [distance(s.height - level), distance(farthest)];
  const ends = [near * nearest, far];
  const across = (x: number, h: number, zs: readonly number[]): Point[] => zs.map((z) => view({ x, z, h }));
  // Each is deeper than the one before it by the same share: far planks of one depth would clot.
  const receding = (from: number, share: number) =>
    Array.from({ length: Math.floor(Math.log(far / from) / Math.log(share)) + 1 }, (_, index) => from * share ** index);
  const balustrade = (x: number): Mark[] => {
    const posts = receding(near * 0.42, 1.36);
    return [
      ink('thin', rungs(across(x, 0, posts), across(x, handrail, posts)), polyline(across(x, handrail / 2, ends))),
      ink('bold', polyline(across(x, handrail, ends))),
    ];
  };
  const sides = [-half, half].map((x) => across(x, 0, [near, far]));
  const marks = [
    ink('deck', area(arc(vanishing, sun, 180, 0))),
    ink(
      'water',
      lines(
        ripples.map(([from, to, down]): [Point, Point] => {
          const y = level + (s.height - level) * down;
          return [at(from * s.width, y), at(to * s.width, y)];
        }),
      ),
    ),
    ink('deck', polygon(sides.flatMap((side, index) => (index === 0 ? side : [...side].reverse())))),
    ink('grain', ...receding(near, 1.13).map((z) => line(view({ x: -half, z, h: 0 }), view({ x: half, z, h: 0 })))),
    ink('bold', ...sides.map(polyline)),
    ...balustrade(-half),
    ...balustrade(half),
    ...deck(s, 0, s.width),
  ];
  return { width: s.width, height: s.height, deck: level, marks };
}
