/**
 * How each bridge comes to its far end: what stands on and under the last of its deck, which the page itself draws, up to
 * the abutment at the right edge. The ground is the page's, too: it cuts what goes down to it.
 */
import { at, type Curve, type Point, pairs, parabola, stations, trace } from './geometry';
import { hangers, nodes, pier, pylon, railing, trestle } from './parts';
import { line, lines, type Path, polygon, polyline, rect, rungs, sagging, smooth, zigzag } from './path';
import type { Sheet } from './sheet';
import { type Drawing, ink, type Mark } from './svg';

/** Wide enough for the largest screens; `water` is the ground, lower than any page shows. */
const s: Sheet = { width: 1280, height: 720, deck: 200, depth: 12, water: 720, rail: 12, posts: 16, text: 20 };
const face = s.width;
/** The middle of the abutment's wall, whose line is bold. */
const wall = face - 1.375;
const under = s.deck + s.depth;
const onDeck: Curve = () => s.deck;

const rail = railing(s, at(0, s.deck), at(face, s.deck));
const piers = (xs: readonly number[], top: number, width: number): Mark[] =>
  xs.flatMap((x) => pier(x, top, s.water, { width, batter: 8, cap: 8 }));

/** A Warren girder below or above the deck between two heights. */
const warren = (from: number, to: number, panels: number, high: number, low: number): Mark[] => {
  const xs = stations(from, to, panels);
  const [top, bottom] = [xs.map((x) => at(x, high)), xs.map((x) => at(x, low))];
  return [ink('thin', zigzag(top, bottom)), ink('bold', polyline(top), polyline(bottom))];
};

/** The joints of the governance truss, which end on the deck in front of the wall. */
const truss = stations(-24, face - 24, 17).map((x, i) => at(x, i % 2 === 0 ? 110 : s.deck));

/** A cable or chain with its hangers. */
const hung = (a: Point, b: Point, sag: number, count: number): Mark[] => [
  hangers(stations(a.x, b.x, count).slice(1, -1), parabola(a, b, sag), onDeck),
  ink('bold', sagging(a, b, sag)),
];

/** Arches one after another below the deck, on piers down to the ground. */
const arches = (xs: readonly number[], width: number, crown: number): Mark[] => {
  const openings = pairs(xs).map(([a, b]): Path => {
    const [l, r] = [a + width / 2, b - width / 2];
    const spring = under + crown + (r - l) / 2;
    return [
      ...line(at(l, s.water), at(l, spring)),
      ...smooth(stations(180, 0, 12).map((d) => arcPoint(l, r, spring, d))),
      ...line(at(r, spring), at(r, s.water)),
    ];
  });
  return [ink('bold', ...openings)];
};
/** Points on one level. */
const level = (xs: readonly number[], y: number): Point[] => xs.map((x) => at(x, y));
const arcPoint = (l: number, r: number, spring: number, degrees: number): Point => {
  const half = (r - l) / 2;
  const angle = (degrees * Math.PI) / 180;
  return at(l + half + half * Math.cos(angle), spring - half * Math.sin(angle));
};

/** The marks of each landing, by the drawing whose bridge it ends. */
const marks: Readonly<Record<string, () => readonly Mark[]>> = {
  home: () => {
    const xs = stations(0, 1040, 22);
    const low = parabola(at(-1040, s.deck), at(1040, s.deck), -112);
    const top = trace(parabola(at(-1040, s.deck - 34), at(1040, s.deck - 34), -104), xs);
    const pylons = [1076, 1172];
    return [
      hangers(xs.slice(0, -3), low, onDeck),
      ink('thin', zigzag(trace(low, xs), top), rungs(trace(low, xs), top)),
      ink('bold', polyline(top), polyline(trace(low, xs))),
      ...piers(pylons, under, 68),
      ...pylons.flatMap((x) => [
        ink('mass', rect(x - 32, 116, 64, s.deck - 116)),
        ink('mass', rect(x - 24, 102, 48, 14)),
        ink('thin', lines([-10, 0, 10].map((dx) => [at(x + dx, 132), at(x + dx, 168)]))),
      ]),
    ];
  },
  about: () => [
    ...warren(0, face, 48, under, under + 20),
    ...hung(at(110, 112), at(1070, 112), 80, 30),
    ...hung(at(1070, 112), at(wall, s.deck - 4), 16, 9),
    pylon(1070, 106, s.water, 9, 18),
  ],
  'cyber-security': () => [
    rail,
    ...hung(at(1116, 142), at(wall, s.deck - 4), 16, 8),
    ...piers([1090], under, 104),
    ink('mass', polygon([at(1064, 136), at(1116, 136), at(1116, s.deck), at(1064, s.deck)])),
    ink('mass', polygon([at(1066, 136), at(1090, 100), at(1114, 136)])),
  ],
  'cyber-security-training': () => [
    ...hung(at(-40, 120), at(820, 134), 52, 42),
    ...hung(at(820, 134), at(wall, 126), 30, 22),
    trestle(820, under, s.water, 14, 40),
    ink('bold', lines([820, wall].map((x) => [at(x, s.deck), at(x, 118)]))),
  ],
  governance: () => [
    // The deck is its lower chord. It ends in a post that leans back from the wall.
    ink('thin', polyline(truss.slice(0, -1))),
    ink('bold', polyline([...truss.filter(({ y }) => y < s.deck), ...truss.slice(-1)])),
    ...nodes(truss, 5),
    ...piers([400, 880], under, 26),
  ],
  'it-services': () => {
    const xs = [-100, 180, 460, 740, 1020, face + 20];
    return [
      rail,
      ...piers(xs.slice(1, -1), under + 42, 24),
      ink('bold', ...pairs(xs).map(([a, b]) => sagging(at(a, under + 42), at(b, under + 42), -32))),
    ];
  },
  'staff-augmentation': () => {
    const [l, x, r] = [560, 920, face];
    const xs = stations(l, r, 16);
    const share: Curve = (q) => 1 - Math.abs(q - x) / (r - x);
    const top = trace((q) => s.deck - 12 - 88 * share(q), xs);
    const low = trace((q) => under + 6 + 60 * share(q), xs);
    return [
      ink('thin', rungs(top, level(xs, s.deck)), zigzag(level(xs, s.deck), top)),
      ink('thin', rungs(low, level(xs, under)), zigzag(level(xs, under), low)),
      ink('bold', polyline(top), polyline(low)),
      ...piers([x], under + 66, 54),
    ];
  },
  'life-sciences': () => {
    const end = wall;
    const xs = stations(0, end, 80);
    const wave =
      (turn: number): Curve =>
      (x) =>
        150 + 50 * Math.cos(((x * 8.5) / end + turn) * Math.PI);
    return [
      ink('thin', rungs(trace(wave(0), xs), trace(wave(1), xs))),
      ink('bold', smooth(trace(wave(0), xs)), smooth(trace(wave(1), xs)), line(at(end, 150), at(end, s.deck))),
      ...[580, 880, 1180].flatMap((x) => [
        ink('bold', polyline([at(x - 70, under), at(x, 420), at(x + 70, under)]), line(at(x, 420), at(x, s.water))),
      ]),
    ];
  },
  healthcare: () => {
    const xs = [-60, 386, 832, face];
    return [
      ...pairs(xs).flatMap(([a, b]) => hung(at(a, s.deck), at(b, s.deck), -(b - a) * 0.22, 14)),
      ...piers(xs.slice(1, -1), under, 30),
    ];
  },
  'financial-services': () => [rail, ...arches([40, 220, 410, 610, 820, 1040, face + 17], 34, 22)],
  'data-analytics': () => {
    const x = 900;
    const steps = stations(0, 1, 14).slice(1);
    return [
      ink(
        'thin',
        ...steps.map((t) => polyline([at(x - 370 * t, s.deck), at(x, s.deck - 88 * t), at(x + 370 * t, s.deck)])),
      ),
      pylon(x, 100, s.deck, 6, 8),
      ...piers([x], under, 26),
    ];
  },
  'integration-services': () => {
    const [l, x, r] = [200, 900, face];
    const depth: Curve = (q) => 34 + 70 * (1 - Math.min(1, Math.abs(q - x) / 480)) ** 2;
    const xs = stations(l, r, 27);
    const soffit = trace((q) => under + depth(q), [...stations(-20, l, 4).slice(0, -1), ...xs]);
    return [
      rail,
      ...piers([x], under + 102, 46),
      ink('thin', lines(soffit.filter((_, i) => i % 2 === 0).map((q) => [at(q.x, under), q]))),
      ink('bold', smooth(soffit)),
    ];
  },
};

/** Drawings whose page can end with the landing of its own bridge. */
export const landings: readonly string[] = Object.keys(marks);

/** The landing of a drawing's bridge; its disc has set. */
export function landing(name: string): Drawing {
  const { width, height } = s;
  return { width, height, disc: { centre: at(0, 0), radius: 0 }, marks: marks[name]?.() ?? [] };
}
