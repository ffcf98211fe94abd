/** Two shores with the people on them, and the bridge between: those who look for specialists, and those who look for work. */
import { at, type Point, parabola, stations } from './geometry';
import { deck, hangers } from './parts';
import { sagging } from './path';
import { ground, water } from './scenery';
import { type Sheet, sheets, type Variant } from './sheet';
import { type Drawing, ink } from './svg';
import { roleAt } from './team';

/** Edges of the shores, and where people stand: x below each, on the columns of the sheet. */
const parameters = {
  wide: { edges: [450, 690], left: [104, 327], right: [775, 998, 1221] },
  narrow: { edges: [270, 416], left: [64, 196], right: [568] },
} as const;

/** Sponsor and business owner of an engagement. */
const HIRING = [0, 1];
/** Engineer, service owner and lead. */
const LOOKING = [3, 5, 2];

const HEIGHT = 300;

/** Takes the variant, returns the drawing. */
export function shores(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], deck: 190, water: 262, height: HEIGHT };
  const [a, b] = p.edges;
  const bank: Point[] = [at(-20, s.deck + 6), at(a, s.deck + 6), at(a + 26, s.water + 12)];
  const other: Point[] = [at(b - 26, s.water + 12), at(b, s.deck + 6), at(s.width + 20, s.deck + 6)];
  const [from, to] = [at(a + 14, s.deck + 46), at(b - 14, s.deck + 46)];
  const people = (roles: readonly number[], places: readonly number[]) =>
    places.flatMap((x, index) => roleAt(roles[index] ?? 0, at(x, s.deck)));
  return {
    width: s.width,
    height: s.height,
    deck: s.deck,
    marks: [
      water(s, { shores: [a + 20, b - 20], rows: 2 }),
      ...ground(bank, s.height),
      ...ground(other, s.height),
      hangers(stations(from.x, to.x, 12).slice(1, -1), () => s.deck, parabola(from, to, -30)),
      ink('bold', sagging(from, to, -30)),
      ...deck(s, 0, s.width),
      ...people(HIRING, p.left),
      ...people(LOOKING, p.right),
    ],
  };
}

/** Where a page finds it. */
export const shoresFile = {
  kind: 'illustration',
  src: '/drawings/shores.svg',
  width: sheets.wide.width,
  height: HEIGHT,
  narrow: { src: '/variants/shores.narrow.svg', width: sheets.narrow.width, height: HEIGHT },
};
