/**
 * The six roles of an engagement, who stand on the deck of a page: one cell each, with one tool each and one yellow thing
 * each. A page shows one cell in one column (components/sections/Team.css).
 */
import { at, type Point, polar, stations } from './geometry';
import { ring } from './parts';
import { arc, area, chain, ellipse, join, line, move, type Path, polygon, polyline, rect } from './path';
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

const trousers = (drop: number) =>
  polygon(
    points([
      [-17, drop - 62],
      [17, drop - 62],
      [19, -6],
      [6, -6],
      [0, Math.min(drop - 46, -14)],
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
/** Hair to the shoulders: what falls behind the head, and the fringe. */
const longHair = ink('solid', area(chain(arc(at(0, -136), 14, 180, 0, 15.5), polyline([at(17, -112), at(-17, -112)]))));
const fringe = ink('solid', area(arc(at(0, -138), 12, 180, 0, 12)));
/** A scarf around the face. */
const scarf: readonly Mark[] = [
  ink('mass', area(chain(arc(at(0, -136), 14.5, 180, 0, 16), polyline([at(19, -109), at(0, -103), at(-19, -109)])))),
  ink('mass', ellipse(at(0, -136), 8.5, 10.5)),
];
const hat: readonly Mark[] = [
  ink('mass', area(arc(at(0, -139), 13, 180, 0, 12))),
  ink('bold', line(at(-15, -139), at(18, -139))),
];

/** A yellow shape with a thin outline. */
const yellow = (...paths: readonly Path[]): Mark[] => [ink('deck', ...paths), ink('grain', ...paths)];

/** A person: where it stands from the axis of its cell, how much smaller it is or how low it sits, and what is behind and on its head. */
type Person = {
  readonly x?: number;
  readonly drop?: number;
  readonly arms: readonly Path[];
  readonly behind?: readonly Mark[];
  readonly on?: readonly Mark[];
};

/** The people of a role, things behind them, and what is before all. */
type Cell = {
  readonly people: readonly Person[];
  readonly things?: readonly Mark[];
  readonly before?: readonly Mark[];
};

/** Shorter by half a head. */
const SHORT = 13;
/** Seated behind a table. */
const SEATED = 31;

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
    people: [
      {
        drop: SHORT,
        arms: [arm(LEFT, [-33, -87], [-17, -68]), arm(RIGHT, [33, -86], [50, -96])],
        behind: [longHair],
        on: [fringe],
      },
    ],
  },
  {
    // Decides whether to go: a signal disc, held up.
    things: [ink('bold', line(at(46, -119), at(46, -138))), ...yellow(ring(at(46, -151), 14))],
    people: [{ arms: [hanging, arm(RIGHT, [39, -98], [46, -124])] }],
  },
  {
    // Plans the work and keeps the register: seated at a table, with a book and a lamp.
    people: [
      { drop: SEATED, arms: [arm(LEFT, [-27, -103], [-39, -98]), arm(RIGHT, [27, -103], [43, -98])], on: scarf },
    ],
    before: [
      ink('mass', rect(-50, -62, 142, 7)),
      ink('bold', line(at(-42, -55), at(-42, -1)), line(at(84, -55), at(84, -1))),
      ...yellow(rect(28, -69, 34, 7)),
      ink(
        'bold',
        polyline(
          points([
            [76, -62],
            [76, -92],
            [66, -104],
          ]),
        ),
      ),
      ink(
        'mass',
        polygon(
          points([
            [74, -110],
            [56, -104],
            [60, -92],
            [78, -98],
          ]),
        ),
      ),
    ],
  },
  {
    // Build and test: two of them carry a gusset plate with its bolts.
    things: [
      ...yellow(
        polygon(
          points([
            [16, -92],
            [48, -92],
            [54, -74],
            [48, -56],
            [16, -56],
            [10, -74],
          ]),
        ),
      ),
      ink('grain', ...stations(24, 40, 2).flatMap((x) => [ring(at(x, -84), 2.5), ring(at(x, -64), 2.5)])),
    ],
    people: [
      { x: -12, arms: [hanging, arm(RIGHT, [28, -88], [28, -72])], on: hat },
      {
        x: 74,
        drop: SHORT,
        arms: [arm(LEFT, [-28, -100], [-28, -85]), arm(RIGHT, [26, -86], [24, -64])],
        behind: [longHair],
        on: [fringe],
      },
    ],
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
    people: [{ arms: [hanging, arm(RIGHT, [32, -88], [51, -101])], on: hat }],
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
    people: [{ drop: SHORT, arms: [arm(LEFT, [-29, -88], [-34, -66]), arm(RIGHT, [28, -86], [44, -67])], on: scarf }],
  },
];

const shift = (marks: readonly Mark[], by: Point): Mark[] =>
  marks.map((mark) =>
    mark.style === 'text' ? mark : { ...mark, path: move(mark.path, (p) => at(by.x + p.x, by.y + p.y)) },
  );

function draw({ x = 0, drop = 0, arms, behind = [], on = [] }: Person): Mark[] {
  const upper = [
    ...behind,
    ink('mass', ...arms),
    ink('mass', neck),
    ink('mass', jacket),
    ink('etch', lapels),
    ink('mass', head),
    ...on,
  ];
  return shift([ink('mass', trousers(drop)), ink('mass', ...shoes), ...shift(upper, at(0, drop))], at(x, 0));
}

/** Returns the people with a role, by its place in the list. The feet of the first are at a point. */
export function roleAt(index: number, feet: Point): Mark[] {
  const { things = [], people = [], before = [] } = CELLS[index] ?? {};
  return shift([...things, ...people.flatMap(draw), ...before], feet);
}

export function team(): Drawing {
  return {
    width: CELLS.length * CELL,
    height: CELL,
    marks: CELLS.flatMap((_, index) => roleAt(index, at(index * CELL + AXIS, CELL))),
  };
}

/** Where a page finds them. */
export const teamFile = {
  kind: 'illustration',
  src: '/drawings/team.svg',
  width: CELLS.length * CELL,
  height: CELL,
};

/** Which part of the file shows each. */
export const teamPlaces = stations(0, 100, CELLS.length - 1).map((place) => `object-[${place}%_0]`);
