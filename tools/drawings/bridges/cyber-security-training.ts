import { at, type Point, pairs, parabola, stations, trace } from '../geometry';
import { deck } from '../parts';
import { line, lines, type Path, polygon, polyline, sagging } from '../path';
import { ground, person, trees, water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';

/** Ends of the rope bridge (x), the water and the sheet below it (y), its sag, its planks and every how many planks a tie to the hand rope. */
const parameters = {
  wide: {
    ends: [267, 1173],
    surface: 571,
    height: 640,
    sag: 116,
    planks: 51,
    ties: 3,
    rope: 44,
    depth: 10,
    left: [
      [-20, 361],
      [270, 361],
      [277, 372],
      [262, 414],
      [296, 456],
      [280, 501],
      [318, 553],
      [321, 571],
    ],
    right: [
      [1123, 571],
      [1128, 545],
      [1164, 509],
      [1150, 465],
      [1176, 423],
      [1163, 381],
      [1170, 361],
      [1460, 361],
    ],
  },
  narrow: {
    ends: [123, 597],
    surface: 559,
    height: 620,
    sag: 108,
    planks: 30,
    ties: 3,
    rope: 54,
    depth: 10,
    left: [
      [-20, 352],
      [126, 352],
      [132, 369],
      [110, 415],
      [146, 465],
      [134, 516],
      [158, 559],
    ],
    right: [
      [561, 559],
      [566, 508],
      [596, 458],
      [588, 415],
      [602, 369],
      [594, 352],
      [740, 352],
    ],
  },
};

/** Takes number pairs, returns points. */
function points(list: readonly (readonly number[])[]): Point[] {
  return list.map(([x = 0, y = 0]) => at(x, y));
}

/** Planks: short yellow boards laid across the foot ropes, a gap between each two. */
export function planks(edge: readonly Point[], depth: number): Mark[] {
  const boards = pairs(edge).flatMap(([a, b]): Path => {
    const gap = (b.x - a.x) * 0.12;
    const [x, y] = [(b.x - a.x) / Math.hypot(b.x - a.x, b.y - a.y), (b.y - a.y) / (b.x - a.x)];
    const start = at(a.x + gap, a.y + gap * y);
    const end = at(b.x - gap, b.y - gap * y);
    const down = depth * x;
    return polygon([
      start,
      end,
      at(end.x - depth * y * 0.7, end.y + down),
      at(start.x - depth * y * 0.7, start.y + down),
    ]);
  });
  return [ink('deck', boards), ink('thin', boards)];
}

/** The portal on a cliff: a post, a stay back to a stake in the ground. */
function portal(foot: Point, height: number, back: number): Mark[] {
  const head = at(foot.x, foot.y - height);
  const stake = at(foot.x + back, foot.y);
  return [
    ink('thin', line(at(head.x, head.y + 6), at(stake.x, stake.y - 8))),
    ink('bold', line(foot, head), line(at(stake.x + back * 0.04, stake.y - 14), stake)),
    ink('thin', line(at(foot.x + back * 0.12, foot.y), at(foot.x, foot.y - height * 0.5))),
    ink(
      'solid',
      polygon([at(head.x - 5, head.y - 4), at(head.x + 5, head.y - 4), at(head.x + 5, head.y), at(head.x - 5, head.y)]),
    ),
  ];
}

/** A rope bridge of many planks between two cliffs; takes the variant, returns the drawing. */
export function cyberSecurityTraining(variant: Variant): Drawing {
  const p = parameters[variant];
  const s: Sheet = { ...sheets[variant], height: p.height };
  const wide = variant === 'wide';
  const [a, b] = [at(p.ends[0] ?? 0, s.deck), at(p.ends[1] ?? 0, s.deck)];
  const foot = parabola(a, b, p.sag);
  const edge = trace(foot, stations(a.x, b.x, p.planks));
  const [handA, handB] = [at(a.x, a.y - p.rope - 10), at(b.x, b.y - p.rope - 10)];
  const hand = parabola(handA, handB, p.sag - 8);
  const ties = edge.filter((_, i) => i % p.ties === 0 && i > 0 && i < p.planks);
  const walker = edge[Math.round(p.planks * 0.36)] ?? a;
  const [left, right] = [points(p.left), points(p.right)];
  return drawing(s, wide ? [838, 288, 124] : [452, 138, 104], [
    water(s, {
      y: p.surface,
      shores: [left.at(-1)?.x ?? 0, right[0]?.x ?? 0],
      rows: 2,
    }),
    ...ground(left, s.height + 20),
    ...ground(right, s.height + 20),
    ...deck(s, 0, a.x),
    ...deck(s, b.x, s.width),
    ink('thin', lines(ties.map((q) => [q, at(q.x, hand(q.x))]))),
    ink(
      'thin',
      ...pairs(ties).map(([q, r]) =>
        polyline([at(q.x, hand(q.x)), at((q.x + r.x) / 2, foot((q.x + r.x) / 2)), at(r.x, hand(r.x))]),
      ),
    ),
    person(walker, wide ? 46 : 58),
    ...planks(edge, p.depth),
    ink('bold', sagging(handA, handB, p.sag - 8)),
    ink('thin', sagging(at(a.x, a.y + p.depth), at(b.x, b.y + p.depth), p.sag)),
    ...portal(a, p.rope + 20, wide ? -110 : -74),
    ...portal(b, p.rope + 20, wide ? 110 : 74),
    ...trees(
      wide
        ? [
            [at(60, s.deck), 56],
            [at(98, s.deck), 38],
            [at(1366, s.deck), 48],
          ]
        : [[at(684, s.deck), 44]],
    ),
  ]);
}
