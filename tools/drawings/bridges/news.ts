import { at, between, frame, type Point, radians, stations } from '../geometry';
import { ring } from '../parts';
import { line, lines, type Path, polygon, polyline, rect, sagging } from '../path';
import { drawing, type Sheet, sheets } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Square sheet of the thumbnails; shown near 240 px, so one unit is near one px. */
const square: Sheet = { ...sheets.wide, width: 240, height: 240 };

/** One built-up member from a node outwards: paper, edges, lacing or a plain axis. */
function member(node: Point, degrees: number, half: number, length: number): Mark[] {
  const local = frame(node, degrees);
  const steps = stations(34, length, Math.round((length - 34) / (half * 1.8)));
  const lacing = steps.map((u, i) => local(u, i % 2 === 0 ? -half + 3 : half - 3));
  return [
    ink('body', polygon([local(0, -half), local(length, -half), local(length, half), local(0, half)])),
    ink('etch', polyline(lacing)),
  ];
}

/** Bolts in two rows along a member's end. */
function bolts(node: Point, degrees: number, half: number): Path {
  const local = frame(node, degrees);
  return [20, 31, 42].flatMap((u) => [...ring(local(u, -half * 0.5), 2), ...ring(local(u, half * 0.5), 2)]);
}

/** The node of an arch truss: chord, posts and diagonals meet on one gusset plate. */
export function news1(): Drawing {
  const node = at(120, 112);
  const arms: readonly (readonly [number, number])[] = [
    [-90, 9],
    [36, 9],
    [144, 9],
    [-14, 13],
    [194, 13],
  ];
  const reach = 54;
  const plate = arms
    .flatMap(([degrees, half]) => {
      const local = frame(node, degrees);
      return [local(reach, -half - 3), local(reach, half + 3)];
    })
    .map((p) => ({ p, turn: Math.atan2(p.y - node.y, p.x - node.x) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ p }) => p);
  return drawing(
    square,
    [164, 82, 58],
    [
      ...arms.flatMap(([degrees, half]) => member(node, degrees, half, 190)),
      ink('mass', polygon(plate)),
      ink('etch', ...arms.map(([degrees, half]) => bolts(node, degrees, half))),
      ink('etch', ring(node, 9), ring(node, 3)),
      ink('deck', rect(0, 206, 240, 14)),
      ink('thin', line(at(0, 206), at(240, 206))),
      ink('mass', line(at(0, 220), at(240, 220))),
      ink('body', rect(106, 196, 28, 10)),
    ],
  );
}

/** A cable's anchor: the strand splays in the anchor block and each wire reaches its own socket. */
export function news2(): Drawing {
  const entry = at(112, 128);
  const angle = 38;
  const far = at(entry.x + 200 * Math.cos(radians(angle)), entry.y - 200 * Math.sin(radians(angle)));
  const sockets = stations(0, 1, 5).map((t) => between(at(34, 152), at(72, 214), t));
  const local = frame(entry, angle);
  const band = (u: number) => polygon([local(u, -9), local(u + 10, -9), local(u + 10, 9), local(u, 9)]);
  return drawing(
    square,
    [86, 76, 50],
    [
      ink('body', polygon([at(0, 116), at(70, 116), at(126, 160), at(126, 240), at(0, 240)])),
      ink('mass', polygon([at(0, 116), at(70, 116), at(126, 160), at(126, 260), at(0, 260), at(-9, 260), at(-9, 116)])),
      ink('paper', polygon([at(52, 126), at(100, 140), at(92, 214), at(28, 214), at(28, 150)])),
      ink('etch', lines(sockets.map((q) => [q, entry]))),
      ink('solid', ...sockets.map((q) => ring(q, 4))),
      ink('body', polygon([local(0, -6), local(240, -6), local(240, 6), local(0, 6)])),
      ink('etch', line(local(0, -2), local(240, -2)), line(local(0, 2), local(240, 2))),
      ink('mass', band(-4), band(50), band(104)),
      ink('deck', rect(126, 196, 120, 14)),
      ink('bold', line(at(126, 210), at(240, 210))),
      ink('thin', line(at(126, 196), at(240, 196))),
      ink(
        'thin',
        lines(
          [0.28, 0.62].map((t): [Point, Point] => {
            const q = between(entry, far, t + 0.04);
            return [at(q.x, q.y + 8), at(q.x, 196)];
          }),
        ),
      ),
      ink('water', sagging(at(126, 232), at(240, 232), 0)),
    ],
  );
}
