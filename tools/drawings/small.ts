/**
 * Each bridge once more, as the small mark of its page in the header's menu: shown at 96 x 40 px only, so a few lines have to do.
 * All decks have one height, at which the menu goes on with its own line (components/layout/PhoneNav.tsx).
 */

import type { Stage } from './bridges/stages';
import { PROGRESS } from './diagrams/stage';
import { at, between, type Curve, type Point, pairs, parabola, stations, trace } from './geometry';
import { hangers, nodes } from './parts';
import { arc, ellipse, line, lines, type Path, polygon, polyline, rect, rungs, sagging, smooth, zigzag } from './path';
import { type Drawing, ink, type Mark } from './svg';

const WIDTH = 96;
const HEIGHT = 40;
/** The deck from its upper line to below its lower one; in whole pixels, as the line of the menu. */
const TOP = 22;
const UNDER = 30;

const onDeck: Curve = () => TOP;
const level = (xs: readonly number[], y: number): Point[] => xs.map((x) => at(x, y));

/** A part of the road; takes its ends and how far it is below its place. */
const road = (from = 0, to = WIDTH, down = 0): Mark[] => [
  ink('deck', rect(from, TOP + 1 + down, to - from, 5)),
  ink('solid', rect(from, TOP + down, to - from, 1), rect(from, UNDER - 2 + down, to - from, 2)),
];
const legs = (xs: readonly number[]): Mark => ink('bold', lines(xs.map((x) => [at(x, UNDER), at(x, HEIGHT)])));

/** An arch that carries the deck below it; takes its feet, its rise and the number of its hangers. */
const arch = (from: number, to: number, foot: number, rise: number, count: number): Mark[] => {
  const [a, b] = [at(from, foot), at(to, foot)];
  const rib = parabola(a, b, -rise);
  const xs = stations(from, to, count + 1).filter((x) => rib(x) < TOP - 2);
  return [hangers(xs, rib, onDeck), ink('bold', sagging(a, b, -rise))];
};

/** A pylon with its cables; takes its axis, its height, the reach of the cables and their number a side. */
const stayed = (x: number, height: number, reach: number, count: number): Mark[] => [
  ink(
    'thin',
    ...stations(0, 1, count)
      .slice(1)
      .map((t) => polyline([at(x - reach * t, TOP), at(x, TOP - height * t), at(x + reach * t, TOP)])),
  ),
  ink('bold', line(at(x, TOP - height), at(x, TOP))),
];

const lamps = (xs: readonly number[]): Mark =>
  ink('thin', ...xs.map((x) => polyline([at(x, TOP), at(x, 12.5), at(x + 4, 12.5)])));

/** The product pages' bridge at one of its five stages (bridges/stages.ts). */
const built = (stage: Stage) => (): Mark[] => {
  const { piers, rib: ribs, deck } = PROGRESS[stage - 1] ?? PROGRESS[0];
  const [left, right] = [at(12, 36), at(84, 36)];
  const rib = parabola(left, right, -34);
  const xAt = (share: number) => between(left, right, share).x;
  const along = (from: number, to: number): Path => smooth(trace(rib, stations(xAt(from), xAt(to), 12)));
  const isClosed = ribs[0] + ribs[1] === 1;
  const [near, far] = [deck[0] > 0 ? xAt(deck[0]) : 8, deck[1] > 0 ? xAt(1 - deck[1]) : WIDTH - 8];
  const posts = stations(left.x, right.x, 8).slice(1, -1);
  return [
    ink('dash', line(at(near, TOP + 0.5), at(far, TOP + 0.5)), line(at(near, UNDER - 1), at(far, UNDER - 1))),
    ...(isClosed ? [] : [ink('dash', along(ribs[0], 1 - ribs[1]))]),
    ...[left, right].flatMap(({ x }, i) => (piers[i] ? [ink('mass', rect(x - 5, 34.5, 10, 4))] : [])),
    ...(isClosed
      ? [
          hangers(
            posts.filter((x) => rib(x) < TOP - 2 && (x < near || x > far)),
            rib,
            onDeck,
          ),
        ]
      : []),
    ...road(0, near),
    ...road(far, WIDTH),
    ...(ribs[0] > 0 ? [ink('bold', along(0, ribs[0]), along(1 - ribs[1], 1))] : []),
    ...(stage === 1 ? [left.x, right.x].flatMap(pennon) : []),
    ...(stage === 2 ? crane : []),
  ];
};

const pennon = (x: number): Mark[] => [
  ink('deck', polygon([at(x, 9), at(x + 9, 12), at(x, 15)])),
  ink('bold', line(at(x, 9), at(x, 34))),
];
const crane: readonly Mark[] = [
  ink('mass', polygon([at(33, 34), at(57, 34), at(54, 39), at(36, 39)])),
  ink('bold', polyline([at(38, 34), at(62, 4)]), polyline([at(38, 34), at(38, 24)])),
  ink('thin', polyline([at(38, 24), at(62, 4), at(62, 17)])),
  ink('solid', rect(59, 16, 6, 5)),
];

/** The marks of each small drawing, by the drawing it stands for. */
const marks: Readonly<Record<string, () => readonly Mark[]>> = {
  home: () => {
    const [low, high] = [parabola(at(14, 38), at(82, 38), -31), parabola(at(9, 18), at(87, 18), -16)];
    const xs = stations(14, 82, 10).slice(2, -2);
    return [
      hangers(xs, low, onDeck),
      ...road(),
      ink('thin', zigzag(trace(low, xs), trace(high, xs)), smooth(trace(high, stations(9, 87, 12)))),
      ink('bold', sagging(at(14, 38), at(82, 38), -31)),
      ink('mass', rect(2.5, 10, 7, 28), rect(86.5, 10, 7, 28)),
    ];
  },
  about: () => [
    hangers(stations(25, 71, 7).slice(1, -1), parabola(at(24, 4), at(72, 4), 15), onDeck),
    ...road(),
    ink(
      'bold',
      sagging(at(24, 4), at(72, 4), 15),
      sagging(at(-8, 21), at(24, 4), 4),
      sagging(at(72, 4), at(104, 21), 4),
    ),
    ink('bold', lines([24, 72].map((x) => [at(x, 2), at(x, HEIGHT)]))),
  ],
  'cyber-security': () => [
    ...road(0, 26),
    ...road(70, WIDTH),
    ink('bold', sagging(at(-6, 19), at(24, 9), 4), sagging(at(72, 9), at(102, 19), 4)),
    ink('thin', line(at(34, 8.5), at(62, 8.5)), line(at(34, 11.5), at(62, 11.5))),
    ink('deck', polygon([at(33, 24), at(45, 15), at(47, 18), at(34, 28)])),
    ink('deck', polygon([at(63, 24), at(51, 15), at(49, 18), at(62, 28)])),
    ink('bold', line(at(34, 28), at(47, 18)), line(at(62, 28), at(49, 18))),
    ...[28, 68].flatMap((x) => [
      ink('mass', rect(x - 5, 7, 10, 33)),
      ink('mass', polygon([at(x - 5, 7), at(x, 1.5), at(x + 5, 7)])),
      ink('thin', line(at(x, 13), at(x, 18))),
    ]),
  ],
  'cyber-security-training': () => {
    const xs = stations(14, 82, 12);
    const [rail, top] = [parabola(at(14, 8), at(82, 8), 13), parabola(at(14, 22.5), at(82, 22.5), 8)];
    const low: Curve = (x) => top(x) + 6;
    return [
      hangers(xs.slice(1, -1), rail, top),
      ink('deck', polygon([...trace(top, xs), ...trace(low, xs).reverse()])),
      ink('thin', smooth(trace(top, xs)), smooth(trace(rail, xs))),
      ink('bold', smooth(trace(low, xs))),
      ...road(0, 14),
      ...road(82, WIDTH),
      ink('bold', lines([14, 82].map((x) => [at(x, 6), at(x, UNDER)]))),
      ink(
        'thin',
        polyline([at(14, UNDER), at(12, 35), at(16, HEIGHT)]),
        polyline([at(82, UNDER), at(85, 35), at(81, 40)]),
      ),
    ];
  },
  governance: () => {
    const feet = level(stations(8, 88, 4), TOP);
    const heads = level(stations(18, 78, 3), 5);
    return [
      legs([14, 82]),
      ...road(),
      ink('thin', ...heads.map((head, i) => polyline([feet[i] ?? head, head, feet[i + 1] ?? head]))),
      ink('bold', polyline([at(8, TOP), at(18, 5), at(78, 5), at(88, TOP)])),
      ...nodes(heads, 2.2),
    ];
  },
  'it-services': () => [
    ...road(),
    ink('body', rect(30.5, 14.5, 16, 6), rect(48.5, 14.5, 16, 6)),
    ink('solid', ...[33, 38, 43, 51, 56, 61].map((x) => rect(x - 1, 16, 3, 2))),
    ink('bold', ...pairs(stations(-12, 108, 5)).map(([a, b]) => sagging(at(a, 41), at(b, 41), -9.6))),
  ],
  'staff-augmentation': () => [
    ...road(),
    ...[17, 48, 79].flatMap((x) => [
      ink('thin', line(at(x, 3), at(x, TOP)), polyline([at(x - 8, TOP), at(x, 11), at(x + 8, TOP)])),
      ink('bold', polyline([at(x - 15, TOP), at(x, 2.5), at(x + 15, TOP)])),
      ink('bold', polyline([at(x - 13, UNDER), at(x, 38), at(x + 13, UNDER)])),
    ]),
  ],
  'life-sciences': () => {
    const wave =
      (turn: number): Curve =>
      (x) =>
        12 + 9.5 * Math.cos((x / 20 + turn) * Math.PI);
    const xs = stations(-8, 104, 42);
    const ties = stations(-0.25, 4.75, 20).map((turn) => turn * 20);
    return [
      ink('thin', rungs(trace(wave(0.4), ties), trace(wave(1.4), ties))),
      ink('bold', smooth(trace(wave(0.4), xs)), smooth(trace(wave(1.4), xs))),
      ...road(),
      ink('bold', ...[16, 48, 80].map((x) => polyline([at(x - 9, UNDER), at(x, 39), at(x + 9, UNDER)]))),
    ];
  },
  healthcare: () => [
    ...road(),
    ...arch(5, 27, TOP, 9, 3),
    ...arch(69, 91, TOP, 9, 3),
    ...arch(31, 65, 38, 36, 7),
    ink('mass', rect(27.5, 35.5, 7, 3), rect(61.5, 35.5, 7, 3)),
    legs([5, 91]),
  ],
  'financial-services': () => {
    const xs = [-9, 8, 25, 42, 59, 76, 93, 110];
    const crown: Curve = (x) => 15 - (x * 11) / WIDTH;
    return [
      ink(
        'bold',
        line(at(0, 12), at(WIDTH, 1.5)),
        ...pairs(xs).map(([a, b]): Path => {
          const [l, r] = [a + 3, b - 3];
          const spring = Math.min(TOP, crown((l + r) / 2) + 5.5);
          return [
            ...line(at(l, TOP), at(l, spring)),
            ...arc(at((l + r) / 2, spring), (r - l) / 2, 180, 0),
            ...line(at(r, spring), at(r, TOP)),
          ];
        }),
      ),
      ...road(),
      ink('thin', ...pairs(stations(-6, 102, 9)).map(([a, b]) => arc(at((a + b) / 2, HEIGHT), 5, 180, 0, 7))),
    ];
  },
  'data-analytics': () => {
    const pylons = [
      [7, 6],
      [22, 10],
      [45, 15],
      [77, 20],
    ] as const;
    return [
      ...road(),
      ...pylons.flatMap(([x, height]) => stayed(x, height, height * 0.88, Math.round(height / 4))),
      legs(pylons.map(([x]) => x)),
    ];
  },
  'integration-services': () => {
    const half = (side: 1 | -1) => {
      const x = (from: number) => (side === 1 ? from : WIDTH - from);
      return [
        ink(
          'bold',
          smooth([at(x(0), 33), at(x(10), 35), at(x(20), 39)]),
          smooth([at(x(20), 39), at(x(29), 34), at(x(39), 31)]),
        ),
        ink(
          'thin',
          polyline([at(x(32), TOP), at(x(37), 11.5), at(x(45), 11.5)]),
          line(at(x(37), 11.5), at(x(39), TOP)),
        ),
        ink('thin', line(at(x(44.5), 11.5), at(x(44.5), 30))),
      ];
    };
    return [...half(1), ...half(-1), ...road(0, 40), ...road(56, WIDTH), ...road(42, 54, 6), legs([20, 76])];
  },
  'case-study': () => [
    ...road(),
    ...arch(3, 29, TOP, 12, 4),
    ...stayed(48, 20, 16, 4),
    ...arch(67, 93, TOP, 12, 4),
    legs([16, 32, 64, 80]),
  ],
  'application-migration-iris': () => {
    const [left, right] = [at(31, 14), at(65, 30)];
    const along = stations(0, 1, 4).map((share) => between(left, right, share));
    const heads = along.slice(1, -1).map(({ x, y }) => at(x + 4, y - 9));
    return [
      ...road(0, 26),
      ...road(70, WIDTH),
      ink('mass', rect(42, 27, 12, 12)),
      ink('deck', polygon([left, right, at(65, 35), at(31, 19)])),
      ink('thin', zigzag([left, ...heads, right], along), polyline([left, ...heads, right]), line(left, right)),
      ink('bold', line(at(31, 19), at(65, 35))),
      legs([8, 20, 76, 88]),
    ];
  },
  'application-development-circular-economy': () => [
    ...road(0, 24),
    ...road(72, WIDTH),
    ink('thin', lines([34, 48, 62].map((x) => [at(x, UNDER), at(x, HEIGHT)]))),
    ink('mass', ellipse(at(48, 27), 30, 10)),
    ink('deck', ellipse(at(48, 25), 29, 9)),
    ink('body', ellipse(at(48, 25), 20, 5)),
    ink('thin', ...[24, 34, 62, 72].map((x) => line(at(48, 2), at(x, x % 2 ? 25 : 22)))),
    ink('bold', line(at(48, 2), at(48, 28))),
  ],
  'healthcare-integrations-assessment': () => [
    ...road(),
    ink('body', rect(20, 15, 12, 6), rect(32, 17, 6, 4)),
    ink('thin', polyline([at(24, 15), at(34, 7), at(44, 5)])),
    ink('deck', rect(42, 2, 7, 5)),
    ink('thin', lines([48, 68].map((x) => [at(x, UNDER), at(x, 37)]))),
    ink('bold', line(at(45, 37), at(71, 37))),
    legs([10, 86]),
  ],
  'change-in-employee-engagement-perception': () => {
    const xs = stations(18, 78, 12);
    const top = parabola(at(18, TOP), at(78, TOP), 6);
    const rail: Curve = (x) => top(x) - 7;
    const under: Curve = (x) => top(x) + 6;
    return [
      ink('deck', polygon([...trace(top, xs), ...trace(under, xs).reverse()])),
      ink('thin', smooth(trace(top, xs)), smooth(trace(rail, xs))),
      hangers(xs, rail, top),
      ink('bold', smooth(trace(under, xs))),
      ...road(0, 18),
      ...road(78, WIDTH),
      ink(
        'bold',
        polyline([at(18, UNDER), at(22, 35), at(24, HEIGHT)]),
        polyline([at(78, UNDER), at(74, 35), at(72, 40)]),
      ),
    ];
  },
  contact: () => [
    ink('deck', polygon([at(46, UNDER), at(50, UNDER), at(68, HEIGHT), at(28, HEIGHT)])),
    ink('thin', ...[32, 35].map((y) => line(at(48 - (y - 29) * 1.8, y), at(48 + (y - 29) * 1.8, y)))),
    ink('bold', line(at(46, UNDER), at(28, HEIGHT)), line(at(50, UNDER), at(68, HEIGHT))),
    ...road(),
    lamps([12, 80]),
  ],
  blog: () => [
    ink('thin', zigzag(level(stations(2, 66, 8), UNDER), level(stations(2, 66, 8), HEIGHT))),
    ink('thin', rungs(level(stations(2, 66, 8), UNDER), level(stations(2, 66, 8), HEIGHT))),
    ...road(0, 70),
    ink('bold', line(at(70, TOP), at(70, UNDER))),
    lamps([14, 36, 58]),
  ],
  'missing-span': () => [
    ink('dash', line(at(34, TOP + 0.5), at(62, TOP + 0.5)), line(at(34, UNDER - 1), at(62, UNDER - 1))),
    ...road(0, 30),
    ...road(66, WIDTH),
    ink('deck', polygon([at(30, TOP + 1), at(34, TOP + 1), at(31, TOP + 3), at(33, TOP + 5), at(30, UNDER - 2)])),
    ink('deck', polygon([at(66, TOP + 1), at(62, TOP + 1), at(65, TOP + 3), at(63, TOP + 5), at(66, UNDER - 2)])),
    legs([8, 24, 72, 88]),
    lamps([16, 76]),
  ],
  industry: () => [lamps([10, 34, 58, 82]), ...road(), legs([16, 48, 80])],
  ebmr: built(1),
  'track-and-trace': built(2),
  edi: built(3),
  lims: built(4),
  'regulatory-compliance': built(5),
};

/** Drawings that have a small one. */
export const smalls: readonly string[] = Object.keys(marks);

/** The small drawing of a bridge, without a disc. Paper hides the menu's own line where the deck has a gap. */
export function small(name: string): Drawing {
  const paper = ink('paper', rect(0, TOP, WIDTH, UNDER - TOP));
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: [paper, ...(marks[name]?.() ?? [])],
  };
}
