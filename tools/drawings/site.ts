import { at, frame, mix, type Point, stations } from './geometry';
import { ring } from './parts';
import { line, lines, polygon, polyline, rect, zigzag } from './path';
import { barge } from './scenery';
import { ink, type Mark } from './svg';

/** A ranging rod with a pennon, standing on the ground or on a pile; takes its foot and height. */
export function rod(foot: Point, height: number): Mark[] {
  const top = foot.y - height;
  return [
    ink('bold', line(foot, at(foot.x, top))),
    ink('deck', polygon([at(foot.x, top), at(foot.x + 28, top + 8), at(foot.x, top + 16)])),
    ink('thin', polyline([at(foot.x, top), at(foot.x + 28, top + 8), at(foot.x, top + 16)])),
  ];
}

/** A theodolite on its tripod; takes the ground point below it and the height of its axis. */
export function theodolite(foot: Point, height: number): Mark[] {
  const head = at(foot.x, foot.y - height * 0.8);
  return [
    ink('thin', lines([-0.34, 0.02, 0.34].map((t): [Point, Point] => [head, at(foot.x + height * t, foot.y)]))),
    ink('body', rect(head.x - height * 0.1, head.y - height * 0.2, height * 0.2, height * 0.2)),
    ink(
      'bold',
      line(at(head.x - height * 0.16, head.y - height * 0.12), at(head.x + height * 0.2, head.y - height * 0.12)),
    ),
  ];
}

/** Driven piles in a row across a pier's place; takes its axis, half width, top and foot. */
export function piles(x: number, half: number, top: number, foot: number): Mark {
  const xs = stations(x - half, x + half, 4);
  const heads = xs.map((q, i) => at(q, top + (i % 2) * 7));
  return ink(
    'body',
    ...heads.map((q) => rect(q.x - 3, q.y, 6, foot - q.y)),
    rect(x - half - 8, foot - 12, half * 2 + 16, 4),
  );
}

/** A cofferdam of sheet piles round a pier's foot; takes its axis, half width, top and foot. */
export function cofferdam(x: number, half: number, top: number, foot: number): Mark[] {
  const xs = stations(x - half, x + half, Math.round(half / 4));
  return [
    ink('body', rect(x - half, top, half * 2, foot - top)),
    ink('etch', lines(xs.slice(1, -1).map((q) => [at(q, top), at(q, foot)]))),
    ink('mass', rect(x - half - 3, top + 4, half * 2 + 6, 5)),
  ];
}

/**
 * A floating crane: barge, cab and lattice boom, without the rope. Takes where its barge floats, the boom's tip and
 * the barge's length.
 */
export function floatingCrane(float: Point, tip: Point, length: number): Mark[] {
  const side = tip.x > float.x ? 1 : -1;
  const height = length * 0.11;
  const foot = at(float.x + side * length * 0.06, float.y - height - length * 0.05);
  const reach = Math.hypot(tip.x - foot.x, tip.y - foot.y);
  const turn = (Math.atan2(foot.y - tip.y, tip.x - foot.x) * 180) / Math.PI;
  const local = frame(foot, turn);
  const half = length * 0.035;
  const us = stations(reach * 0.08, reach * 0.94, Math.round(reach / (half * 3.2)));
  const taper = (u: number): number => half * Math.min(1, (reach - u) / (reach * 0.3) + 0.2);
  const upper = us.map((u) => local(u, -taper(u)));
  const lower = us.map((u) => local(u, taper(u)));
  const cab = side === 1 ? foot.x - length * 0.2 : foot.x - length * 0.04;
  const mast = at(foot.x - side * length * 0.14, foot.y - length * 0.3);
  return [
    ink('thin', line(mast, tip), line(mast, at(foot.x - side * length * 0.2, foot.y))),
    ink('thin', line(mast, at(foot.x, foot.y - length * 0.06))),
    ink('paper', polygon([foot, ...upper, tip, ...[...lower].reverse()])),
    ink('etch', zigzag(upper, lower)),
    ink('bold', polyline([foot, ...upper, tip]), polyline([foot, ...lower, tip])),
    barge(float, length, height),
    ink('mass', rect(cab, foot.y - length * 0.06, length * 0.24, length * 0.11)),
    ink(
      'etch',
      rect(cab + (side === 1 ? length * 0.16 : length * 0.02), foot.y - length * 0.04, length * 0.06, length * 0.05),
    ),
    ink('body', ring(tip, half * 0.7)),
  ];
}

/** Tube scaffolding in front of a part: uprights, ledgers and a brace; takes its box and bays. */
export function scaffold(from: Point, to: Point, bays: number, lifts: number): Mark {
  const xs = stations(from.x, to.x, bays);
  const ys = stations(from.y, to.y, lifts);
  return ink(
    'thin',
    lines(xs.map((x) => [at(x, from.y - 8), at(x, to.y)])),
    lines(ys.slice(0, -1).map((y) => [at(from.x - 5, y), at(to.x + 5, y)])),
    lines(
      ys
        .slice(1)
        .map((y, i): [Point, Point] => [
          at(mix(from.x, to.x, i % 2), y),
          at(mix(from.x, to.x, (i + 1) % 2), ys[i] ?? y),
        ]),
    ),
  );
}
