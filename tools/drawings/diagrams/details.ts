/** Details of a bridge, as they stand beside steps and cards: lines, one yellow member, no ground of their own. */
import type { DetailName } from '../../../lib/shared/details';
import { at, between, type Point, stations } from '../geometry';
import { ring } from '../parts';
import { join, line, lines, type Path, polygon, polyline, rect } from '../path';
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

const DRAW: Readonly<Record<DetailName, () => readonly Mark[]>> = {
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
};

/** A detail by its name. */
export const detail = (name: DetailName): { marks: readonly Mark[] } => ({ marks: DRAW[name]() });
/** The sheet of a detail. */
export const DETAIL_SHEET = s;
