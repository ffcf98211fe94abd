import { at, between, frame, type Point, stations } from '../geometry';
import { ring } from '../parts';
import { line, lines, polygon, polyline } from '../path';
import { drawing, type Sheet, sheets } from '../sheet';
import { type Drawing, ink } from '../svg';

/** Square sheet of the thumbnails, which are shown in just this size: three or four lines are what it can carry. */
const square: Sheet = { ...sheets.wide, width: 64, height: 64 };

/** The node of a truss: chord, post and two diagonals meet on one gusset plate. */
export function news1(): Drawing {
  const node = at(32, 30);
  const end = (degrees: number, reach: number): Point => frame(node, degrees)(reach, 0);
  return drawing(
    square,
    [47, 12, 10],
    [
      ink(
        'bold',
        line(end(180, 40), end(0, 40)),
        polyline([end(-128, 50), node, end(-52, 50)]),
        line(node, end(-90, 40)),
      ),
      ink('mass', polygon([at(18, 23), at(46, 23), at(46, 36), at(37, 45), at(27, 45), at(18, 36)])),
      ink('solid', ...[at(23, 29), at(32, 29), at(41, 29), at(23, 35), at(32, 39), at(41, 35)].map((p) => ring(p, 2))),
    ],
  );
}

/** A cable's anchor: the strand comes down to the block and splays, each wire to its own socket. */
export function news2(): Drawing {
  const entry = at(30, 34);
  const sockets = stations(0, 1, 2).map((t) => between(at(8, 40), at(24, 56), t));
  return drawing(
    square,
    [16, 13, 10],
    [
      ink('mass', polygon([at(-4, 26), at(22, 26), at(38, 42), at(38, 68), at(-4, 68)])),
      ink('bold', line(entry, at(68, 4))),
      ink('etch', lines(sockets.map((p) => [p, entry]))),
      ink('solid', ...sockets.map((p) => ring(p, 2.5))),
    ],
  );
}
