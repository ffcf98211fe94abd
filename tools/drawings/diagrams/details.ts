/** Details of a bridge, the icons of content: lines, one yellow member, no ground of their own. */
import type { IconName } from '../../../lib/model/illustrations';
import { at, between, type Point, polar, stations } from '../geometry';
import { ring } from '../parts';
import { arc, ellipse, join, line, lines, type Path, polygon, polyline, rect } from '../path';
import { type Sheet, sheets } from '../sheet';
import { ink, type Mark } from '../svg';

const s: Sheet = { ...sheets.wide, width: 64, height: 64 };

/** The yellow member of each detail: a beam with its two edges. */
const beam = (x: number, y: number, width: number, depth: number): Mark[] => [
  ink('deck', rect(x, y, width, depth)),
  ink('bold', line(at(x, y), at(x + width, y)), line(at(x, y + depth), at(x + width, y + depth))),
];
const rivets = (centres: readonly Point[], radius = 1.75): Mark =>
  ink('solid', ...centres.map((centre) => ring(centre, radius)));
const hatched = (from: number, to: number, y: number): Path =>
  lines(stations(from, to, Math.round((to - from) / 6)).map((x) => [at(x, y), at(x - 5, y + 6)]));

/** The edge of a deck whose fingers reach from x to x. */
const fingers = (near: number, far: number): Point[] =>
  [near, far, near, far, near].flatMap((x, i) => [at(x, 14 + i * 7.2), at(x, 21.2 + i * 7.2)]);

const DRAW: Readonly<Record<IconName, () => readonly Mark[]>> = {
  /** Two diagonals and a chord meet on one plate. */
  gusset: () => [
    ...beam(0, 10, 64, 10),
    ink('bold', line(at(25, 46), at(14, 64)), line(at(39, 46), at(50, 64))),
    ink('bold', polyline([at(14, 20), at(14, 28), at(24, 46), at(40, 46), at(50, 28), at(50, 20)])),
    rivets([at(22, 27), at(32, 27), at(42, 27), at(28, 38), at(36, 38)]),
  ],
  /** The deck rests on a rocker, which lets it grow in the sun. */
  bearing: () => [
    ...beam(0, 10, 64, 12),
    ink(
      'bold',
      polygon([at(22, 22), at(42, 22), at(36, 36), at(28, 36)]),
      ring(at(32, 40), 4),
      line(at(14, 45), at(50, 45)),
    ),
    ink(
      'bold',
      polyline([at(12, 64), at(12, 51), at(52, 51), at(52, 64)]),
      line(at(18, 45), at(18, 51)),
      line(at(46, 45), at(46, 51)),
    ),
    ink('thin', line(at(12, 57), at(52, 57))),
  ],
  /** A rod takes the deck up to the cable. */
  hanger: () => [
    ink('bold', line(at(0, 5), at(24, 11)), line(at(40, 15), at(64, 21)), rect(24, 6, 16, 14)),
    ink('thin', lines([30, 34].map((x) => [at(x, 20), at(x, 42)]))),
    ink('bold', polyline([at(26, 48), at(26, 42), at(38, 42), at(38, 48)])),
    ...beam(0, 48, 64, 10),
  ],
  /** Two halves hold a strand between them. */
  clamp: () => [
    ...beam(0, 27, 64, 10),
    ink('grain', lines([3, 9, 48, 54].map((x) => [at(x, 37), at(x + 6, 27)]))),
    ink('bold', polyline([at(20, 27), at(20, 16), at(44, 16), at(44, 27)])),
    ink('bold', polyline([at(20, 37), at(20, 48), at(44, 48), at(44, 37)])),
    ink('thin', ...[27, 37].map((x) => join(line(at(x, 9), at(x, 16)), line(at(x, 48), at(x, 55))))),
  ],
  /** A strand splays in its block, each wire to its own socket. */
  anchor: () => {
    const entry = at(34, 30);
    const sockets = stations(0, 1, 2).map((t) => between(at(10, 38), at(26, 54), t));
    return [
      ink('deck', polygon([at(29, 27), at(56, 0), at(64, 0), at(64, 8), at(37, 35)])),
      ink('bold', line(at(29, 27), at(56, 0)), line(at(37, 35), at(64, 8))),
      ink('bold', polyline([at(0, 24), at(26, 24), at(40, 38), at(40, 64)])),
      ink('thin', lines(sockets.map((socket) => [socket, entry]))),
      rivets(sockets, 2.5),
    ];
  },
  /** Fingers of two decks reach between each other. */
  joint: () => {
    const [yellow, plain] = [fingers(22, 36), fingers(28, 42)];
    return [
      ink('deck', polygon([at(0, 14), ...yellow, at(0, 50)])),
      ink('bold', polyline([at(0, 14), ...yellow, at(0, 50)])),
      ink('bold', polyline([at(64, 14), ...plain, at(64, 50)])),
    ];
  },
  /** Piles under their cap, down to firm ground. */
  pile: () => [
    ...beam(6, 10, 52, 12),
    ink(
      'bold',
      line(at(6, 10), at(6, 22)),
      line(at(58, 10), at(58, 22)),
      ...[16, 32, 48].map(
        (x): Path => polyline([at(x - 4, 22), at(x - 4, 52), at(x, 60), at(x + 4, 52), at(x + 4, 22)]),
      ),
    ),
    ink('thin', line(at(0, 34), at(10, 34)), line(at(54, 34), at(64, 34)), hatched(5, 11, 34), hatched(59, 65, 34)),
  ],
  /** A staff reads the water's height. */
  gauge: () => [
    ink('deck', rect(26, 4, 14, 60)),
    ink('bold', line(at(26, 4), at(26, 64)), line(at(40, 4), at(40, 64)), line(at(26, 4), at(40, 4))),
    ink('grain', lines(stations(10, 58, 8).map((y, i) => [at(26, y), at(i % 2 === 0 ? 35 : 31, y)]))),
    ink('bold', line(at(0, 40), at(22, 40)), line(at(44, 40), at(64, 40))),
    ink(
      'thin',
      line(at(4, 47), at(18, 47)),
      line(at(48, 47), at(60, 47)),
      line(at(8, 54), at(20, 54)),
      line(at(46, 54), at(56, 54)),
    ),
    ink('thin', line(at(40, 16), at(52, 16)), polyline([at(47, 12), at(52, 16), at(47, 20)])),
  ],
  /** A pin through the eyes of two bars: nothing else carries the load. */
  pin: () => [
    ink('bold', ellipse(at(30, 32), 18), line(at(0, 20), at(16.5, 20)), line(at(0, 44), at(16.5, 44))),
    ink('bold', line(at(47, 26), at(64, 26)), line(at(47, 38), at(64, 38))),
    ink('thin', ellipse(at(30, 32), 13)),
    ink('deck', ellipse(at(30, 32), 8)),
    ink('bold', ellipse(at(30, 32), 8)),
    ink('grain', line(at(27, 32), at(33, 32)), line(at(30, 29), at(30, 35))),
  ],
  /** A gate in its guides lets through what is meant to pass. */
  sluice: () => [
    ink(
      'bold',
      polyline([at(10, 64), at(10, 6), at(16, 6), at(16, 64)]),
      polyline([at(48, 64), at(48, 6), at(54, 6), at(54, 64)]),
    ),
    ink('bold', line(at(4, 6), at(60, 6))),
    ink(
      'thin',
      line(at(28, 6), at(28, 22)),
      line(at(36, 6), at(36, 22)),
      lines([9, 13, 17].map((y) => [at(28, y), at(36, y)])),
    ),
    ...beam(16, 22, 32, 22),
    ink('bold', line(at(16, 22), at(16, 44)), line(at(48, 22), at(48, 44))),
    ink('grain', line(at(16, 33), at(48, 33))),
    ink('thin', lines([52, 58, 64].map((y, i) => [at(19 + i * 2, y - 1), at(45 - i * 2, y - 1)]))),
  ],
  /** A lamp on the parapet. */
  lamp: () => [
    ink('deck', polygon([at(24, 10), at(40, 10), at(36, 30), at(28, 30)])),
    ink(
      'bold',
      polygon([at(24, 10), at(40, 10), at(36, 30), at(28, 30)]),
      line(at(20, 10), at(44, 10)),
      polyline([at(26, 10), at(32, 3), at(38, 10)]),
    ),
    ink('bold', line(at(32, 30), at(32, 50)), line(at(26, 35), at(38, 35)), line(at(0, 50), at(64, 50))),
    ink('thin', line(at(0, 56), at(64, 56)), lines([6, 19, 45, 58].map((x) => [at(x, 56), at(x, 64)]))),
    ink(
      'thin',
      line(at(10, 12), at(16, 14)),
      line(at(8, 22), at(18, 21)),
      line(at(54, 12), at(48, 14)),
      line(at(56, 22), at(46, 21)),
    ),
  ],
  /** A plumb line beside the pier it proves upright. */
  plumb: () => [
    ink('bold', line(at(12, 6), at(64, 6)), line(at(46, 6), at(50, 64))),
    ink(
      'thin',
      lines([18, 32, 46, 60].map((y) => [at(46.5 + y * 0.06, y), at(64, y)])),
      lines([
        [at(56, 18), at(56, 32)],
        [at(57, 46), at(57, 60)],
      ]),
    ),
    ink('thin', line(at(24, 6), at(24, 40))),
    ink('deck', polygon([at(18, 40), at(30, 40), at(30, 48), at(24, 60), at(18, 48)])),
    ink('bold', polygon([at(18, 40), at(30, 40), at(30, 48), at(24, 60), at(18, 48)])),
    ink('thin', line(at(24, 62), at(24, 64))),
  ],
  /** The last stone: the arch carries from here on. */
  keystone: () => {
    const centre = at(32, 50);
    const joint = (degrees: number): [Point, Point] => [polar(centre, 17, degrees), polar(centre, 32, degrees)];
    const [left, right] = [joint(103), joint(77)];
    return [
      ink('deck', polygon([left[0], left[1], right[1], right[0]])),
      ink('bold', arc(centre, 17, 180, 0), arc(centre, 32, 180, 0), lines([left, right])),
      ink('bold', lines([0, 15, 49, 64].map((x) => [at(x, 50), at(x, 64)]))),
      ink('thin', lines([129, 154, 180, 51, 26, 0].map(joint))),
    ];
  },
  /** Two beams become one under a bolted plate. */
  splice: () => [
    ...beam(0, 10, 64, 8),
    ink('bold', line(at(0, 46), at(64, 46)), line(at(0, 54), at(64, 54))),
    ink('thin', line(at(32, 18), at(32, 22)), line(at(32, 42), at(32, 46))),
    ink('bold', rect(12, 22, 40, 20)),
    rivets([19, 27, 37, 45].flatMap((x) => [at(x, 28), at(x, 36)])),
  ],
  /** A cable cut through: many strands, one of them marked. */
  strand: () => {
    const centre = at(32, 32);
    const around = stations(0, 300, 5).map((degrees) => polar(centre, 17, degrees));
    return [
      ink('bold', ellipse(centre, 29)),
      ink('deck', ellipse(centre, 7.5)),
      ink('bold', ellipse(centre, 7.5)),
      ink('bold', ...around.map((place) => ellipse(place, 7.5))),
      ink('thin', ...stations(30, 330, 5).map((degrees) => ellipse(polar(centre, 24.5, degrees), 2.5))),
    ];
  },
  /** A turnbuckle takes up the slack. */
  turnbuckle: () => [
    ink('thin', lines([2, 6, 10, 52, 56, 60].map((x) => [at(x, 28), at(x + 2, 36)]))),
    ink('bold', line(at(0, 32), at(20, 32)), line(at(44, 32), at(64, 32)), rect(20, 27, 6, 10), rect(38, 27, 6, 10)),
    ...beam(14, 15, 36, 7),
    ink('bold', rect(14, 42, 36, 7), line(at(14, 15), at(14, 49)), line(at(50, 15), at(50, 49))),
  ],
  /** A level on its tripod, before anything is built. */
  level: () => [
    ink('deck', rect(16, 12, 32, 12)),
    ink('bold', rect(16, 12, 32, 12), rect(48, 14, 8, 8), line(at(10, 18), at(16, 18))),
    ink('bold', line(at(24, 30), at(40, 30)), line(at(32, 24), at(32, 30))),
    ink('bold', line(at(28, 30), at(16, 64)), line(at(36, 30), at(48, 64)), line(at(32, 30), at(32, 64))),
    ink('thin', line(at(58, 18), at(64, 18)), line(at(0, 18), at(6, 18)), line(at(23, 44), at(41, 44))),
  ],
  /** A cradle below the deck, from which each bolt can be seen. */
  gantry: () => [
    ...beam(0, 8, 64, 10),
    ink('bold', ring(at(16, 22), 3), ring(at(48, 22), 3)),
    ink('thin', line(at(16, 25), at(16, 44)), line(at(48, 25), at(48, 44))),
    ink('bold', polyline([at(10, 40), at(10, 56), at(54, 56), at(54, 40)])),
    ink('thin', line(at(10, 44), at(54, 44)), lines([21, 32, 43].map((x) => [at(x, 44), at(x, 56)]))),
  ],
  /** A timber fender takes the knock, not the pier. */
  fender: () => [
    ink('bold', polyline([at(64, 6), at(40, 6), at(40, 64)])),
    ink(
      'thin',
      lines([20, 34, 48].map((y) => [at(40, y), at(64, y)])),
      lines([
        [at(54, 6), at(54, 20)],
        [at(50, 20), at(50, 34)],
        [at(56, 34), at(56, 48)],
      ]),
    ),
    ink('deck', rect(20, 10, 10, 54)),
    ink('bold', rect(20, 10, 10, 54)),
    ink('bold', line(at(30, 20), at(40, 20)), line(at(30, 46), at(40, 46))),
    ink(
      'thin',
      line(at(0, 54), at(16, 54)),
      line(at(4, 60), at(16, 60)),
      polyline([at(2, 30), at(14, 30)]),
      polyline([at(9, 25), at(14, 30), at(9, 35)]),
    ),
  ],
  /** Bars with eyes, pinned one to the next. */
  chain: () => [
    ink('deck', rect(20, 27, 24, 10)),
    ink('bold', line(at(20, 27), at(44, 27)), line(at(20, 37), at(44, 37))),
    ink('bold', ...[12, 52].map((x) => ellipse(at(x, 32), 9))),
    ink('bold', line(at(0, 21), at(12, 23)), line(at(0, 43), at(12, 41))),
    ink('bold', line(at(64, 21), at(52, 23)), line(at(64, 43), at(52, 41))),
    ink('bold', ...[12, 52].map((x) => ring(at(x, 32), 3))),
    ink(
      'thin',
      lines(
        [12, 52].flatMap((x) => [
          [at(x, 10), at(x, 18)],
          [at(x, 46), at(x, 54)],
        ]),
      ),
    ),
  ],
  /** A core drilled from the bed: each layer is there to be read. */
  core: () => [
    ink('deck', rect(22, 30, 20, 12)),
    ink('bold', polyline([at(22, 12), at(22, 60), at(42, 60), at(42, 12)]), ellipse(at(32, 12), 10, 4)),
    ink('bold', line(at(22, 30), at(42, 30)), line(at(22, 42), at(42, 42))),
    rivets([at(27, 48), at(35, 49), at(30, 54), at(38, 55)], 1.25),
    ink(
      'thin',
      lines([
        [at(25, 22), at(39, 22)],
        [at(25, 26), at(34, 26)],
      ]),
    ),
    ink('thin', lines([12, 30, 42, 60].map((y) => [at(48, y), at(58, y)])), line(at(53, 12), at(53, 60))),
  ],
  /** An arm above the channel says early what comes. */
  signal: () => [
    ink('bold', line(at(22, 2), at(22, 58)), line(at(0, 58), at(64, 58))),
    ink('deck', polygon([at(22, 8), at(58, 8), at(52, 15), at(58, 22), at(22, 22)])),
    ink('bold', polygon([at(22, 8), at(58, 8), at(52, 15), at(58, 22), at(22, 22)])),
    ink('bold', rect(16, 30, 12, 16)),
    ink('thin', line(at(22, 46), at(12, 58)), line(at(22, 46), at(32, 58))),
    ink(
      'thin',
      line(at(34, 34), at(42, 32)),
      line(at(34, 40), at(42, 42)),
      line(at(10, 34), at(2, 32)),
      line(at(10, 40), at(2, 42)),
    ),
  ],
};

/** A detail by its name. */
export const detail = (name: IconName): { marks: readonly Mark[] } => ({ marks: DRAW[name]() });
/** The sheet of a detail. */
export const DETAIL_SHEET = s;
