/**
 * The six roles of an engagement, who stand on the deck of a page: one cell each, with one tool each and one yellow thing
 * each. A page shows one cell in one column (components/sections/Team.css).
 */
import { at, type Point, polar, stations } from './geometry';
import { ring } from './parts';
import { arc, area, chain, ellipse, join, line, lines, move, type Path, polygon, polyline, rect } from './path';
import { type Drawing, ink, type Mark } from './svg';

const CELL = 168;
/** The axis of a figure in its cell. */
const AXIS = 58;

/** x from the figure's axis, and y from the ground it stands on. A figure is 150 high: five and a half heads. */
type Joint = readonly [x: number, y: number];
const points = (joints: readonly Joint[]): Point[] => joints.map(([x, y]) => at(x, y));

/** Half of an arm's thickness. */
const HALF = 5.5;

/** An arm's outline, open at the shoulder, which the jacket hides, and round at the hand. */
function arm(shoulder: Joint, elbow: Joint, hand: Joint): Path {
  const direction = ([fromX, fromY]: Joint, [x, y]: Joint) => Math.atan2(fromY - y, x - fromX) * (180 / Math.PI);
  const [upper, lower] = [direction(shoulder, elbow), direction(elbow, hand)];
  const bend = (upper - lower) / 2;
  const edge = (side: 1 | -1) => [
    polar(at(...shoulder), HALF * side, upper + 90),
    polar(at(...elbow), (HALF * side) / Math.cos(bend * (Math.PI / 180)), upper - bend + 90),
  ];
  return chain(polyline(edge(1)), arc(at(...hand), HALF, lower + 90, lower - 90), polyline(edge(-1).reverse()));
}

const trousers = polygon(
  points([
    [-17, -62],
    [17, -62],
    [19, -6],
    [6, -6],
    [0, -46],
    [-6, -6],
    [-19, -6],
  ]),
);
const shoes = [-12, 13].map((ankle) =>
  polygon(
    points([
      [ankle - 8, -8],
      [ankle + 7, -8],
      [ankle + 14, -4],
      [ankle + 14, -1],
      [ankle - 8, -1],
    ]),
  ),
);
const neck = rect(-5, -126, 10, 14);
const jacket: Path = [
  { op: 'M', to: at(-8, -118) },
  { op: 'Q', by: at(-21, -117), to: at(-22, -104) },
  { op: 'L', to: at(-18, -55) },
  { op: 'L', to: at(18, -55) },
  { op: 'L', to: at(22, -104) },
  { op: 'Q', by: at(21, -117), to: at(8, -118) },
  { op: 'Z' },
];
const lapels = join(
  polyline(
    points([
      [-8, -118],
      [0, -98],
      [8, -118],
    ]),
  ),
  line(at(0, -98), at(0, -55)),
);
const head = ellipse(at(0, -136), 11.5, 13.6);
const hat: readonly Mark[] = [
  ink('mass', area(arc(at(0, -139), 13, 180, 0, 12))),
  ink('bold', line(at(-15, -139), at(18, -139))),
];

/** A yellow shape with a thin outline. */
const yellow = (...paths: readonly Path[]): Mark[] => [ink('deck', ...paths), ink('grain', ...paths)];

/** What a role has besides a body: things behind its arms, and what is before all. */
type Cell = {
  readonly things: readonly Mark[];
  readonly arms: readonly Path[];
  readonly before?: readonly Mark[];
};

const LEFT: Joint = [-17, -107];
const RIGHT: Joint = [17, -107];
const hanging = arm(LEFT, [-26, -86], [-25, -62]);

/** By role: sponsor, business owner, lead, engineers and analysts, security specialist, service owner. */
const CELLS: readonly Cell[] = [
  {
    // Sets the aim: a ranging rod with its pennon, and a hand on the hip.
    things: [
      ink('bold', line(at(50, -1), at(50, -160))),
      ...yellow(
        polygon(
          points([
            [51.4, -159],
            [94, -146],
            [51.4, -133],
          ]),
        ),
      ),
    ],
    arms: [arm(LEFT, [-33, -87], [-17, -68]), arm(RIGHT, [33, -86], [50, -96])],
  },
  {
    // Decides whether to go: a signal disc, held up.
    things: [ink('bold', line(at(46, -119), at(46, -138))), ...yellow(ring(at(46, -151), 14))],
    arms: [hanging, arm(RIGHT, [39, -98], [46, -124])],
  },
  {
    // Plans the work and keeps the register: a level on its tripod, and a book.
    things: [
      ...yellow(rect(-39, -66, 27, 34)),
      ink('grain', line(at(-34, -66), at(-34, -32))),
      ink('thin', lines([-22, 2, 22].map((x): [Point, Point] => [at(78, -90), at(78 + x, -1)]))),
      ink('mass', rect(64, -106, 30, 12)),
      ink('bold', line(at(56, -100), at(64, -100)), line(at(78, -94), at(78, -88))),
    ],
    arms: [hanging, arm(RIGHT, [34, -88], [54, -98])],
    before: hat,
  },
  {
    // Builds and tests: a spanner, and a gusset plate with its bolts.
    things: [
      ...yellow(
        polygon(
          points([
            [56, -58],
            [94, -58],
            [104, -32],
            [94, -1],
            [56, -1],
            [46, -32],
          ]),
        ),
      ),
      ink('grain', ...stations(61, 89, 2).flatMap((x) => [ring(at(x, -46), 3.5), ring(at(x, -13), 3.5)])),
      ink('bold', line(at(40, -104), at(61, -79)), arc(at(66, -73), 8, -15, 130), arc(at(66, -73), 8, 130, 275)),
    ],
    arms: [hanging, arm(RIGHT, [30, -84], [47, -95])],
    before: hat,
  },
  {
    // Reviews and tests: a lantern, whose light falls ahead.
    things: [
      ink('thin', line(at(64, -78), at(106, -64)), line(at(64, -72), at(104, -36)), line(at(62, -68), at(88, -12))),
      ...yellow(rect(45, -84, 14, 18)),
      ink(
        'mass',
        rect(42, -66, 20, 5),
        polygon(
          points([
            [42, -84],
            [62, -84],
            [56, -91],
            [48, -91],
          ]),
        ),
      ),
      ink('bold', ring(at(52, -97), 6)),
    ],
    arms: [hanging, arm(RIGHT, [32, -88], [51, -101])],
  },
  {
    // Takes over: a toolbox and a key.
    things: [
      ...yellow(rect(30, -38, 58, 37)),
      ink(
        'bold',
        polyline(
          points([
            [42, -38],
            [42, -54],
            [76, -54],
            [76, -38],
          ]),
        ),
        line(at(30, -24), at(88, -24)),
      ),
      ink(
        'bold',
        ring(at(-35, -53), 7),
        polyline(
          points([
            [-35, -46],
            [-35, -20],
            [-28, -20],
          ]),
        ),
        line(at(-35, -28), at(-29, -28)),
      ),
    ],
    arms: [arm(LEFT, [-29, -88], [-34, -66]), arm(RIGHT, [28, -86], [44, -62])],
  },
];

/** Returns a person with a role, by its place in the list, whose feet are at a point. */
export function roleAt(index: number, feet: Point): Mark[] {
  const { things = [], arms = [], before = [] } = CELLS[index] ?? {};
  const body = [
    ink('mass', ...arms),
    ink('mass', trousers),
    ink('mass', ...shoes),
    ink('mass', neck),
    ink('mass', jacket),
    ink('etch', lapels),
    ink('mass', head),
  ];
  const to = (p: Point) => at(feet.x + p.x, feet.y + p.y);
  return [...things, ...body, ...before].map((mark) =>
    mark.style === 'text' ? mark : { ...mark, path: move(mark.path, to) },
  );
}

export function team(): Drawing {
  return {
    width: CELLS.length * CELL,
    height: CELL,
    marks: CELLS.flatMap((_, index) => roleAt(index, at(index * CELL + AXIS, CELL))),
  };
}
