import { at, type Point, stations } from '../geometry';
import { deck, pier } from '../parts';
import { line, lines, type Path, polygon, polyline, rungs } from '../path';
import { person } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { perspective } from '../space';
import { type Drawing, ink, type Mark } from '../svg';

/**
 * A footbridge that comes straight from a bridge across the page to its reader, in metres. `vanishing` is where all of its
 * lines meet, `edges` are its sides, right of the eye, `far` is the distance at which it leaves the bridge.
 */
const parameters = {
  wide: { vanishing: [500, 323], height: 500, focal: 640, eye: 2.5, far: 59, edges: [1.5, 4.7], post: 2.6, bents: 4 },
  narrow: { vanishing: [190, 305], height: 500, focal: 560, eye: 2.5, far: 40, edges: [0.9, 4.1], post: 2.2, bents: 3 },
} as const;

const handrail = 1.1;
const waterLevel = -3.2;
/** Beams, columns and the side of the deck, below it. */
const [beam, under, side] = [-0.4, -0.8, -0.3];
/** Boards and posts that are farther away would clot. */
const apart = { boards: 26, posts: 30 };
/** Distance of the boards' edges. */
const board = 0.8;
/** How near, of the distance at which the surface leaves the sheet, the handrail does. */
const nearest = 0.3;

/** Returns the edges of boards, or posts, from the reader's end: all at the same distance. */
function steps(from: number, to: number, step: number): number[] {
  return stations(from, to, Math.round((to - from) / step));
}

/** A straight footbridge which comes from a bridge across the page out to its lower edge; takes the variant. */
export function contact(variant: Variant): Drawing {
  const p = parameters[variant];
  const wide = variant === 'wide';
  const s: Sheet = { ...sheets[variant], height: p.height };
  const view = perspective(at(p.vanishing[0], p.vanishing[1]), p.focal, p.eye);
  const [left, right] = p.edges;
  // Its surface leaves the sheet at the lower edge.
  const near = (p.focal * p.eye) / (s.height - p.vanishing[1]);
  const across = (x: number, h: number, zs: readonly number[]): Point[] => zs.map((z) => view({ x, z, h }));
  const ends = [near * nearest, p.far];
  const shore = view({ x: 0, z: p.far, h: waterLevel }).y;
  const surface = polygon([...across(left, 0, ends), ...across(right, 0, ends).reverse()]);
  const balustrade = (x: number): Mark[] => {
    const posts = steps(near * nearest, apart.posts, p.post);
    return [
      ink('thin', rungs(across(x, 0, posts), across(x, handrail, posts)), polyline(across(x, handrail / 2, ends))),
      ink('bold', polyline(across(x, handrail, ends))),
    ];
  };
  const bent = (z: number): Mark[] => {
    const column = (x: number): Path =>
      polygon([
        ...across(x - 0.16, under, [z]),
        ...across(x + 0.16, under, [z]),
        ...across(x + 0.16, waterLevel, [z]),
        ...across(x - 0.16, waterLevel, [z]),
      ]);
    const head = polygon([
      view({ x: left + 0.1, z, h: beam }),
      view({ x: right - 0.1, z, h: beam }),
      view({ x: right - 0.1, z, h: under }),
      view({ x: left + 0.1, z, h: under }),
    ]);
    return [ink('body', column(left + 0.5), column(right - 0.5)), ink('body', head)];
  };
  const walkers: readonly (readonly [x: number, z: number])[] = wide
    ? [
        [2.6, 27],
        [3.5, 12.5],
      ]
    : [
        [1.9, 22],
        [3, 10.5],
      ];
  const rows: readonly (readonly [number, number, number])[] = [
    [0.04, 0.26, 0.2],
    [0.78, 1, 0.14],
    [0.14, 0.33, 0.52],
    [0.7, 0.86, 0.46],
    [0, 0.12, 0.82],
    [0.84, 1, 0.8],
  ];
  return drawing(s, wide ? [1120, 150, 106] : [560, 160, 88], [
    ink(
      'water',
      line(at(0, shore), at(s.width, shore)),
      ...rows.map(([a, b, t]) => {
        const y = shore + (s.height - shore) * t;
        return line(at(a * s.width, y), at(b * s.width, y));
      }),
    ),
    ...stations(-60, s.width + 60, wide ? 12 : 6).flatMap((x) =>
      pier(x, s.deck + s.depth, shore, { width: 14, cap: 6 }),
    ),
    ...deck(s, 0, s.width, { rail: true }),
    ...stations(p.far * 0.5, near * 1.25, p.bents).flatMap(bent),
    ink('body', polygon([...across(left, 0, ends), ...across(left, side, ends).reverse()])),
    ink('deck', surface),
    ink(
      'grain',
      lines(
        steps(near * nearest, apart.boards, board).map((z) => [
          view({ x: left, z, h: 0 }),
          view({ x: right, z, h: 0 }),
        ]),
      ),
    ),
    ink('bold', polyline(across(left, 0, ends)), polyline(across(right, 0, ends))),
    ...balustrade(right),
    ...walkers.map(([x, z]) => person(view({ x, z, h: 0 }), (p.focal * 1.7) / z, 'figure')),
    ...balustrade(left),
    // The edge at which the footbridge leaves the sheet; half of it is cut off.
    ink('bold', line(at(0, s.height), at(s.width, s.height))),
  ]);
}
