/**
 * One member of a bridge, four times as large as in its drawing, from the sky to the river. A page cuts it where its words
 * end: what matters is in the upper two thirds.
 */
import { leaf } from './bridges/cyber-security';
import { planks } from './bridges/cyber-security-training';
import { at, type Curve, frame, type Point, pairs, parabola, polar, stations, trace } from './geometry';
import { cutwater, ring } from './parts';
import { line, lines, polygon, polyline, rect, zigzag } from './path';
import { ground, person, water } from './scenery';
import { type Sheet, sheets } from './sheet';
import { type Drawing, ink, type Mark } from './svg';

const s: Sheet = { ...sheets.wide, width: 720, height: 1680, deck: 500, depth: 44, water: 1500, rail: 48, posts: 64 };
const under = s.deck + s.depth;
const axis = 400;

/** A row of bolts between two points. */
const bolts = (a: Point, b: Point, count: number): Mark =>
  ink('etch', ...stations(0, 1, count - 1).map((t) => ring(at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), 4)));

/** A member of two flanges and lattice bars, from a point at an angle in degrees. */
function laced(from: Point, degrees: number, length: number, half: number): Mark[] {
  const local = frame(from, degrees);
  const us = stations(90, length, Math.round(length / 44));
  const flange = (v: number) => polygon([local(0, v - 5), local(length, v - 5), local(length, v + 5), local(0, v + 5)]);
  return [
    ink('paper', polygon([local(0, -half), local(length, -half), local(length, half), local(0, half)])),
    ink(
      'thin',
      zigzag(
        us.map((u) => local(u, -half)),
        us.map((u) => local(u, half)),
      ),
      zigzag(
        us.map((u) => local(u, half)),
        us.map((u) => local(u, -half)),
      ),
    ),
    ink('mass', flange(-half), flange(half)),
  ];
}

/** Road and railing. */
function road(): Mark[] {
  const posts = stations(-32, s.width + 32, 12);
  return [
    ink(
      'thin',
      ...[s.rail, s.rail * 0.52].map((height) => line(at(0, s.deck - height), at(s.width, s.deck - height))),
      lines(posts.map((x) => [at(x, s.deck), at(x, s.deck - s.rail)])),
    ),
    // Not behind the gusset, whose lines would be dark there in the dark scheme.
    ink('deck', rect(-2, s.deck, axis - 148, s.depth), rect(axis + 70, s.deck, s.width - axis, s.depth)),
    ink('thin', line(at(0, s.deck), at(s.width, s.deck))),
    ink('bold', line(at(0, under), at(s.width, under))),
    ink('thin', line(at(0, under + 16), at(s.width, under + 16))),
    ink('thin', lines(stations(-32, s.width + 32, 12).map((x) => [at(x, under), at(x, under + 16)]))),
  ];
}

/** A shoe on a pin on a shoe, which lets the bridge turn, bolted to the stone. */
function rocker(top: number, height: number): Mark[] {
  const pin = at(axis, top + height * 0.46);
  const foot = top + height;
  return [
    ink(
      'mass',
      polygon([at(axis - 62, top + 14), at(axis + 62, top + 14), at(axis + 26, pin.y), at(axis - 26, pin.y)]),
    ),
    ink(
      'mass',
      polygon([at(axis - 26, pin.y), at(axis + 26, pin.y), at(axis + 84, foot - 14), at(axis - 84, foot - 14)]),
    ),
    ink('etch', lines([-30, 0, 30].map((x) => [at(axis + x * 0.5, pin.y + 20), at(axis + x * 1.6, foot - 14)]))),
    ink('mass', rect(axis - 84, top, 168, 14), rect(axis - 112, foot - 14, 224, 14)),
    ink('mass', ring(pin, 24)),
    ink('solid', ring(pin, 7)),
    ink('solid', ...[-98, 98].map((x) => rect(axis + x - 5, foot - 26, 10, 14))),
  ];
}

/** Courses of stone from the cap to the river, wider downwards. */
function masonry(top: number): Mark[] {
  const half = (y: number) => 124 + (y - top) * 0.03;
  const levels = stations(top + 46, s.height, 18);
  const joints = pairs(levels).flatMap(([a, b], row) =>
    (row % 2 ? [-0.34, 0.34] : [-0.66, 0, 0.66]).map((t): [Point, Point] => [
      at(axis + t * half(a), a),
      at(axis + t * half(b), b),
    ]),
  );
  const foot = s.water;
  return [
    ink(
      'mass',
      polygon([
        at(axis - half(top), top + 46),
        at(axis + half(top), top + 46),
        at(axis + half(s.height), s.height + 9),
        at(axis - half(s.height), s.height + 9),
      ]),
    ),
    ink('etch', lines(levels.slice(1).map((y) => [at(axis - half(y), y), at(axis + half(y), y)])), lines(joints)),
    ink('mass', rect(axis - 156, top, 312, 22), rect(axis - 140, top + 22, 280, 24)),
    ink('mass', cutwater(axis, foot - 40, foot, half(foot) + 44)),
  ];
}

/** The joint at the end of the governance truss: end post, gusset, pin, bearing and pier. */
function governance(): Mark[] {
  const joint = at(axis, s.deck + s.depth / 2);
  const plate = [
    at(joint.x - 150, joint.y + 34),
    at(joint.x - 150, joint.y - 34),
    at(joint.x - 128, joint.y - 150),
    at(joint.x - 44, joint.y - 192),
    at(joint.x + 70, joint.y - 34),
    at(joint.x + 70, joint.y + 34),
  ];
  return [
    water(s, { rows: 4, step: 26 }),
    ...masonry(718),
    ...road(),
    ...laced(joint, 116.6, 680, 32),
    ink('mass', polygon(plate)),
    ...[-22, 22].map((v) => {
      const local = frame(joint, 116.6);
      return bolts(local(84, v), local(176, v), 4);
    }),
    bolts(at(joint.x - 132, joint.y + 16), at(joint.x - 56, joint.y + 16), 4),
    bolts(at(joint.x - 132, joint.y - 16), at(joint.x - 56, joint.y - 16), 4),
    ...rocker(under + 16, 158),
    ink('mass', ring(joint, 40)),
    ink('etch', ring(joint, 28)),
    ink('solid', ring(joint, 9)),
  ];
}

/** A rope of two strands along a curve from x to x. */
function rope(curve: Curve, from: number, to: number, half: number): Mark[] {
  const xs = stations(from, to, Math.round((to - from) / 14));
  const strand = (offset: number) => trace((x) => curve(x) + offset, xs);
  const twist = pairs(xs).map(([a, b]): [Point, Point] => [at(a, curve(a) + half), at(b, curve(b) - half)]);
  return [
    ink('paper', polygon([...strand(-half), ...strand(half).reverse()])),
    ink('thin', lines(twist)),
    ink('bold', polyline(strand(-half)), polyline(strand(half))),
  ];
}

/** The first planks of the training bridge: cliff, post, ropes with their ties, and a person who tries them. */
function training(): Mark[] {
  const [x, span, sag] = [236, 3624, 464] as const;
  const foot = parabola(at(x, s.deck), at(x + span, s.deck), sag);
  const hand = parabola(at(x, s.deck - 216), at(x + span, s.deck - 216), sag - 32);
  const edge = trace(foot, stations(x, x + span, 51).slice(0, 9));
  const [from = at(x, s.deck), to = from] = edge.slice(3, 5);
  const plank = at((from.x + to.x) / 2, (from.y + to.y) / 2);
  const cliff = [
    at(-20, under),
    at(240, under),
    at(262, 620),
    at(214, 770),
    at(300, 940),
    at(244, 1120),
    at(330, 1330),
    at(352, 1500),
    at(400, 1700),
  ];
  const tied = edge.slice(1);
  return [
    water(s, { shores: [346, s.width], rows: 4, step: 26 }),
    ...ground(cliff, s.height + 20),
    ink('deck', rect(-2, s.deck, x + 4, s.depth)),
    ink('thin', polyline([at(-2, s.deck), at(x + 2, s.deck), at(x + 2, under)])),
    ink('thin', lines(tied.map((q) => [q, at(q.x, hand(q.x))]))),
    ink('thin', lines(pairs(edge).map(([a, b]) => [at(a.x, hand(a.x)), b]))),
    // The plank hides its soles.
    person(at(plank.x, plank.y + 6), 190),
    ...planks(edge, 40),
    ...rope((q) => foot(q) + 47, x, s.width + 4, 6),
    ...rope(hand, x, s.width + 4, 6),
    ink('body', ...tied.flatMap((q) => [ring(at(q.x, hand(q.x)), 8), ring(at(q.x, q.y + 47), 8)])),
    ...rope((q) => s.deck - 220 + (x - q) * 0.62, -4, x, 5),
    ink('mass', rect(x - 17, s.deck - 250, 34, 250), rect(x - 25, s.deck - 264, 50, 14)),
  ];
}

/** A leaf of the bascule, raised: the pit of its pier with counterweight, toothed rack and pinion, and the closed barrier. */
function bascule(): Mark[] {
  // A page shows 690 units of it at least.
  const [level, road, wall, floor, rack] = [230, 208, 470, 664, 290] as const;
  const below = level + s.depth;
  const leafSheet = { ...s, depth: 52 };
  const root = at(290, level + 20);
  const pin = frame(root, 40)(0, leafSheet.depth * 1.4);
  const pinion = polar(pin, rack + 38, 270);
  const teeth = stations(188, 284, 36).flatMap((degrees, i) =>
    (i % 2 ? [rack, rack + 16] : [rack + 16, rack]).map((radius) => polar(pin, radius, degrees)),
  );
  const [, ...faces] = teeth;
  const inside = stations(284, 188, 20).map((degrees) => polar(pin, rack - 22, degrees));
  const courses = stations(floor, s.height, 12);
  const half = [108, 250, 392].map((x) => x - 71);
  const joints = pairs(courses).flatMap(([a, b], row) =>
    (row % 2 ? [108, 250, 392] : half).map((x): [Point, Point] => [at(x, a), at(x, b)]),
  );
  const leg = (side: 1 | -1) =>
    polygon([
      at(pin.x - 12, pin.y),
      at(pin.x + 12, pin.y),
      at(pin.x + side * 84 + 12, floor),
      at(pin.x + side * 84 - 12, floor),
    ]);
  const gate = at(112, level - 84);
  return [
    water(s, { shores: [wall + 60, s.width], rows: 4, step: 26 }),
    ink('mass', polygon([at(-20, floor), at(wall, floor), at(wall + 30, 1700), at(-20, 1700)])),
    ink(
      'etch',
      lines(courses.slice(1).map((y) => [at(-20, y), at(wall + ((y - floor) * 30) / (1700 - floor), y)])),
      lines(joints),
    ),
    ink('mass', rect(-20, below + 16, 50, floor - below - 16)),
    ink('mass', cutwater(250, s.water - 40, s.water, 320)),
    ink('mass', leg(-1), leg(1)),
    ink('etch', line(pin, polar(pin, rack, 190)), line(pin, polar(pin, rack, 284))),
    ink('mass', polygon([...faces, ...inside])),
    ...leaf(leafSheet, root, 760, 40),
    ink('mass', rect(pinion.x - 34, pinion.y, 68, floor - pinion.y)),
    ink('mass', ring(pinion, 22)),
    ink('solid', ring(pinion, 6)),
    ink('mass', ring(pin, 42)),
    ink('etch', ring(pin, 28)),
    ink('solid', ring(pin, 9)),
    ink('deck', rect(-2, level, road + 2, s.depth)),
    ink('thin', polyline([at(-2, level), at(road, level), at(road, below)])),
    ink('bold', line(at(-2, below), at(road, below))),
    ink('thin', polyline([at(-2, below + 16), at(road, below + 16), at(road, below)])),
    ink('thin', lines(stations(-32, road, 5).map((x) => [at(x, below), at(x, below + 16)]))),
    person(at(46, level), 100),
    ink('mass', rect(gate.x - 9, gate.y - 12, 18, level - gate.y + 12)),
    ink('body', rect(gate.x - 36, gate.y, 146, 14)),
    ink('etch', lines(stations(gate.x - 24, gate.x + 98, 6).map((x) => [at(x, gate.y + 14), at(x + 12, gate.y)]))),
  ];
}

/** The end of the arch of home: a granite pylon, the hinge on its block, and the first panels of the truss. */
function home(): Mark[] {
  const level = 1184;
  const low = [at(380, 1076), at(560, 898), at(740, 735)];
  const high = [at(380, 392), at(560, 325), at(740, 250)];
  const member = (a: Point, b: Point, half: number): Mark[] => {
    const degrees = (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI;
    return laced(a, degrees, Math.hypot(b.x - a.x, b.y - a.y), half);
  };
  const posts = low.flatMap((q, i) => (high[i] ? member(q, high[i], 13) : []));
  const diagonals = high.flatMap((q, i) => (low[i + 1] ? member(q, low[i + 1] ?? q, 13) : []));
  const stones = stations(under + 60, s.height, 20);
  const [hinge = at(0, 0)] = low;
  return [
    water({ ...s, water: level }, { shores: [0, s.width], rows: 4, step: 26 }),
    ...posts,
    ...diagonals,
    ...[...pairs(low), ...pairs(high)].flatMap(([a, b]) => member(a, b, 22)),
    ...[...low, ...high].map((q) => ink('mass', ring(q, 26))),
    ...[...low, ...high].map((q) => ink('solid', ring(q, 6))),
    ink('deck', rect(-2, s.deck, 40, s.depth), rect(316, s.deck, s.width - 312, s.depth)),
    ink(
      'thin',
      line(at(316, s.deck), at(s.width, s.deck)),
      line(at(316, s.deck - s.rail), at(s.width, s.deck - s.rail)),
    ),
    ink('thin', lines(stations(340, s.width + 20, 8).map((x) => [at(x, s.deck), at(x, s.deck - s.rail)]))),
    ink('bold', line(at(316, under), at(s.width, under)), line(at(-2, under), at(38, under))),
    person(at(660, s.deck), 100),
    ink('mass', rect(38, under - 130, 278, s.height - under + 150)),
    ink('mass', rect(72, 190, 210, under - 320)),
    ink('mass', rect(58, 168, 238, 30), rect(92, 128, 170, 40)),
    ink('etch', lines([130, 177, 224].map((x) => [at(x, 236), at(x, 340)]))),
    ink('etch', lines(stones.map((y) => [at(38, y), at(316, y)])), line(at(38, under - 96), at(316, under - 96))),
    ink(
      'etch',
      lines(
        pairs(stones).flatMap(([a, b], row) =>
          (row % 2 ? [108, 246] : [177]).map((x): [Point, Point] => [at(x, a), at(x, b)]),
        ),
      ),
    ),
    ink('mass', polygon([at(316, 1050), at(346, 1050), at(420, 1124), at(420, level), at(316, level)])),
    ink('mass', ring(hinge, 40)),
    ink('etch', ring(hinge, 28)),
    ink('solid', ring(hinge, 9)),
  ];
}

/** By the name of the drawing: how the member is drawn, and its height in a band of it, for narrow screens. */
const members: Readonly<Record<string, { readonly draw: () => readonly Mark[]; readonly band: string }>> = {
  home: { draw: home, band: '70%' },
  governance: { draw: governance, band: '27%' },
  'cyber-security': { draw: bascule, band: '10%' },
  'cyber-security-training': { draw: training, band: '23%' },
};

/** The large member of each bridge that has one, without a disc. */
export const memberDrawings = Object.entries(members).map(([name, { draw }]): [string, Drawing] => [
  `${name}.detail.svg`,
  { width: s.width, height: s.height, marks: draw() },
]);

/** Where a page finds them, by the file of the whole bridge. */
export const memberFiles = Object.fromEntries(
  Object.entries(members).map(([name, { band }]) => [
    `/drawings/${name}.svg`,
    { src: `/variants/${name}.detail.svg`, width: s.width, height: s.height, band: `object-[0_${band}]` },
  ]),
);
