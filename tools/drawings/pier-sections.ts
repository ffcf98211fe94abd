/**
 * Piers in section, from the bridge's deck to the rock: the first column of a page of sections. Each grows with its page:
 * a head, a shaft that repeats, and a foot. The axis is x = 0. Heads start at y = 0 and feet end there.
 */
import type { PIERS } from '../../lib/model/illustrations';
import { archway } from './bridges/financial-services';
import { partedBy } from './diagrams/on-yellow';
import { at, type Curve, type Point, pairs, stations, trace } from './geometry';
import { bearing, nodes } from './parts';
import { arc, area, line, lines, type Path, polygon, polyline, rect } from './path';
import { levelGround, water } from './scenery';
import { OVERLAP, sheets } from './sheet';
import { ink, type Mark, type PierSection } from './svg';

/** How the shaft of each bridge is built, from its axis to both sides. */
type Build = { readonly shaft: () => Mark[]; readonly strip: () => Mark[] };

/** Half widths of the shaft, of its void, and of the caisson; the length that repeats. */
const [half, hollow, caisson, pitch] = [88, 64, 116, 240];
/** The same for a phone, whose strip is 24 wide. */
const [slim, slimPitch] = [12, 96];
/** How far the ground and the water reach: past the edge of the page, and not as far as the texts. */
const [OUT, IN] = [480, 166];

const both = (x: number): [number, number] => [-x, x];
/** Takes x values and a range of y, returns upright lines. */
const uprights = (xs: readonly number[], from: number, to: number): Path =>
  lines(xs.map((x) => [at(x, from), at(x, to)]));

/** Strokes at 45 degrees through what is cut; takes the box, the side to which they rise and their distance. */
function hatch(left: number, right: number, top: number, foot: number, rise: 1 | -1 = 1, step = 12): Path {
  const width = right - left;
  return stations(0, foot - top + width, Math.round((foot - top + width) / step))
    .slice(1, -1)
    .flatMap((reach): Path => {
      const from = Math.max(0, reach - (foot - top));
      const to = Math.min(width, reach);
      const x = (share: number) => (rise === 1 ? left + share : right - share);
      return line(at(x(from), top + reach - from), at(x(to), top + reach - to));
    });
}

/** What hides the ticks and the water behind a shaft, and its two faces. */
const faces = (reach: number, height: number): Mark[] => [
  ink('paper', rect(-reach, -OVERLAP, reach * 2, height + OVERLAP * 2)),
  ink('bold', uprights(both(reach), -OVERLAP, height + OVERLAP)),
];

/** Two cut walls around a void. */
const hollowShaft = (void_: number): Mark[] => [
  ...faces(half, pitch),
  ink('thin', uprights(both(void_), -OVERLAP, pitch + OVERLAP)),
  ink('thin', hatch(-half, -void_, 0, pitch), hatch(void_, half, 0, pitch)),
];

/** Courses of stone across the shaft; takes the levels of their beds and where each course is jointed. */
const courses = (reach: number, beds: readonly number[], joints: readonly (readonly number[])[]): Mark =>
  ink(
    'etch',
    lines(beds.slice(0, -1).map((y) => [at(-reach, y), at(reach, y)])),
    ...pairs(beds).map(([a, b], row) => uprights(joints[row % joints.length] ?? [], a, b)),
  );

/** A curve from side to side, once each pitch. */
const swing =
  (reach: number, length: number, turn: number): Curve =>
  (y) =>
    reach * Math.cos((y / length) * 2 * Math.PI + turn);
/** How far the controls of a Bézier curve are from its ends to make it half a cosine wave: a share of the wave, true within 0.1 %. */
const HALF_WAVE = 0.3642 / 2;

/** Life sciences: a shaft lined with glass, around a double spiral stair, whose strands are upright where one pitch meets the next. */
function helix(reach: number, length: number, steps: number): Mark[] {
  const rise = length / steps;
  const ys = stations(rise / 2, length - rise / 2, steps - 1);
  const strand = (x: number): Path => [
    { op: 'M', to: at(x, -OVERLAP) },
    { op: 'L', to: at(x, 0) },
    { op: 'C', by: at(x, length * HALF_WAVE), by2: at(-x, length * (0.5 - HALF_WAVE)), to: at(-x, length / 2) },
    { op: 'C', by: at(-x, length * (0.5 + HALF_WAVE)), by2: at(x, length * (1 - HALF_WAVE)), to: at(x, length) },
    { op: 'L', to: at(x, length + OVERLAP) },
  ];
  const treads = ys.filter((y) => Math.abs(swing(reach, length, 0)(y)) > reach * 0.3);
  const tread = (y: number): [Point, Point] => [at(swing(reach, length, 0)(y), y), at(-swing(reach, length, 0)(y), y)];
  return [ink('thin', lines(treads.map(tread))), ink('bold', strand(reach), strand(-reach))];
}

const glass: Build = {
  shaft: () => [
    ...hollowShaft(hollow),
    ink('thin', uprights(both(hollow - 7), -OVERLAP, pitch + OVERLAP)),
    ink(
      'thin',
      ...stations(30, pitch + 30, 4)
        .slice(0, -1)
        .flatMap((y) => both(hollow - 3.5).map((x) => rect(x - 3.5, y, 7, 10))),
    ),
    ...helix(44, pitch, 24),
    ...nodes([at(0, pitch / 4), at(0, (pitch * 3) / 4)], 5),
  ],
  strip: () => [...faces(slim, slimPitch), ...helix(7, slimPitch, 12)],
};

/** Healthcare: two legs held by ties that follow each other as the sounds of a heart do. */
const ties: Build = {
  shaft: () => [
    ...faces(half, pitch),
    ink('bold', uprights(both(44), -OVERLAP, pitch + OVERLAP)),
    ink('thin', hatch(-half, -44, 0, pitch), hatch(44, half, 0, pitch, -1)),
    ink(
      'thin',
      line(at(-44, 82), at(44, pitch - 10)),
      line(at(44, 82), at(-44, pitch - 10)),
      line(at(-44, 40), at(44, 40)),
    ),
    ink('body', ...[10, 52].map((y) => rect(-half - 8, y, half * 2 + 16, 16))),
    ink('solid', ...[10, 52].flatMap((y) => both(half + 9).map((x) => rect(x - 3, y - 8, 6, 32)))),
    ...nodes([at(0, 156)], 9),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    ink(
      'thin',
      uprights(both(5), -OVERLAP, slimPitch + OVERLAP),
      line(at(-5, 34), at(5, 92)),
      line(at(5, 34), at(-5, 92)),
    ),
    ink('body', ...[6, 22].map((y) => rect(-slim - 3, y, slim * 2 + 6, 6))),
  ],
};

/** Financial services: coursed stone with one round-headed opening above the other. */
const voussoirs: Build = {
  shaft: () => [
    ...faces(half, pitch),
    courses(half, stations(0, pitch, 10), [
      [-58, 0, 58],
      [-70, -30, 30, 70],
    ]),
    ink('body', rect(-32, 100, 64, 106)),
    ink('paper', area(arc(at(0, 100), 32, 180, 0))),
    ...archway(at(0, 100), 32, 18, 9),
    ink('body', ...both(43).map((x) => rect(x - 15, 100, 30, 8)), rect(-48, 206, 96, 10)),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    courses(slim, stations(0, slimPitch, 6), [[0], [-6, 6]]),
    ink('body', rect(-5, 40, 10, 40)),
    ink('paper', area(arc(at(0, 40), 5, 180, 0))),
    ...archway(at(0, 40), 5, 4, 3),
  ],
};

/** Data analytics: stays that are anchored one after the other, like the bars of a rising chart. */
const anchors: Build = {
  shaft: () => [
    ...hollowShaft(hollow),
    ...stations(-45, 45, 5).flatMap((x, i) => {
      const y = 196 - i * 30;
      return [ink('body', rect(x - 5, y, 10, pitch - y + OVERLAP)), bearing(x, y - 8, 16, 8)];
    }),
    ink('mass', rect(-hollow, 0, hollow * 2, 14)),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    ...stations(-7.5, 7.5, 3).map((x, i) => ink('body', rect(x - 1.5, 74 - i * 18, 3, slimPitch - 74 + i * 18))),
    ink('solid', rect(-slim, 0, slim * 2, 5)),
  ],
};

/** A joint with two keys through a wall; takes the wall's faces and the level. */
const keyed = (from: number, to: number, y: number, depth: number): Path =>
  polyline(
    [0, 0.16, 0.26, 0.74, 0.84, 1].map((share, i) =>
      at(from + (to - from) * share, y + (i === 2 || i === 3 ? depth : 0)),
    ),
  );

/** Integration services: segments that fit into each other by their keys. */
const keys: Build = {
  shaft: () => {
    const [wall, length] = [44, pitch / 2];
    const joints = [0, length];
    return [
      ...faces(half, pitch),
      ink('thin', uprights(both(wall), -OVERLAP, pitch + OVERLAP), uprights(both(13), -OVERLAP, pitch + OVERLAP)),
      ink('thin', lines(stations(12, pitch + 12, 12).map((y) => [at(-13, y - 12), at(13, y - 12)]))),
      ...joints.map((y, i) => {
        const rise = i === 0 ? 1 : -1;
        return ink(
          'thin',
          hatch(-half, -wall, y, y + length, rise),
          hatch(wall, half, y, y + length, rise === 1 ? -1 : 1),
        );
      }),
      ink('body', ...joints.map((y) => rect(-wall, y + 92, wall * 2, 16))),
      ink('thin', ...joints.map((y) => hatch(-wall, wall, y + 92, y + 108))),
      ink('body', ...joints.map((y) => rect(-13, y + 92, 26, 16))),
      ...joints.flatMap((y) =>
        both(1).map((side) => {
          const path = keyed(side * half, side * wall, y, 12);
          return ink(
            'paper',
            polygon([
              ...path.flatMap((s) => ('to' in s ? [s.to] : [])),
              at(side * wall, y - 1),
              at(side * half, y - 1),
            ]),
          );
        }),
      ),
      ink('bold', ...joints.flatMap((y) => both(1).map((side) => keyed(side * half, side * wall, y, 12)))),
    ];
  },
  strip: () => [
    ...faces(slim, slimPitch),
    ink('thin', uprights(both(4), -OVERLAP, slimPitch + OVERLAP)),
    ink('bold', ...[0, 48].map((y) => keyed(-slim, slim, y + 12, 7))),
  ],
};

/** Every other bridge: plain courses. */
const plain: Build = {
  shaft: () => [
    ...faces(half, pitch),
    courses(half, stations(0, pitch, 6), [
      [-44, 44],
      [-88, 0, 88],
    ]),
  ],
  strip: () => [...faces(slim, slimPitch), courses(slim, stations(0, slimPitch, 4), [[0], [-6, 6]])],
};

/** The haunch of the girder over the pier, its bearings and the pier's cap. */
function head(): Mark[] {
  const [end, flat, depth] = [186, 70, 50];
  const soffit: Curve = (x) => depth * (1 - Math.max(0, (Math.abs(x) - flat) / (end - flat))) ** 2;
  const curve = trace(soffit, stations(-end, end, 48));
  return [
    ink('paper', polygon(curve)),
    ink('thin', ...stations(-end, end, 16).map((x) => line(at(x, 0), at(x, soffit(x))))),
    ink('bold', polyline(curve), line(at(-end, 1.375), at(end, 1.375))),
    bearing(-52, depth, 30, 14),
    bearing(52, depth, 30, 14),
    ink('mass', rect(-half - 20, depth + 14, half * 2 + 40, 24)),
  ];
}

/** The rock's surface: steps to both sides of the caisson, and its broken end. */
const rock = (y: number): Point[] => {
  const steps: readonly [number, number][] = [
    [-480, -14],
    [-410, -10],
    [-380, 6],
    [-300, 2],
    [-270, -16],
    [-190, -12],
    [-150, 0],
    [140, 0],
    [IN - 14, -12],
    [IN, 8],
    [IN - 6, 34],
    [IN + 4, 84],
  ];
  return steps.map(([x, step]) => at(x, y + step));
};

/** The caisson in the bed and on the rock, in section. */
function foot(): Mark[] {
  const [top, bed, base] = [-330, -250, -84];
  const inner = caisson - 34;
  return [
    ...levelGround(bed, [
      [-OUT, -caisson],
      [caisson, IN],
    ]),
    ink('dash', line(at(-OUT, -200), at(IN - 8, -200)), line(at(-OUT, -146), at(IN - 24, -146))),
    ink(
      'mass',
      polygon([
        at(-half, top),
        at(half, top),
        at(caisson, top + 30),
        at(caisson, base),
        at(-caisson, base),
        at(-caisson, top + 30),
      ]),
    ),
    ink('thin', hatch(-caisson, -inner, top + 30, base), hatch(inner, caisson, top + 30, base)),
    ink('thin', uprights(both(inner), top + 30, base - 44), line(at(-inner, base - 44), at(inner, base - 44))),
    ink('thin', line(at(-inner, top + 30), at(inner, top + 30)), hatch(-inner, inner, base - 44, base)),
    ink('paper', polygon([...rock(base), at(-OUT, 0)])),
    ink('thin', partedBy([[...rock(base), at(-OUT, 0)]], hatch(-OUT, IN + 4, base - 16, 0, 1, 20)).on),
    ink('bold', polyline(rock(base))),
  ];
}

/** The surface of the water, at y = 0. */
const surface = (out: number, inward: number, rows: number): Mark[] => [
  water(sheets.wide, { y: 0, shores: [-out, inward], rows, step: 12 }),
];

/** The same parts as a strip. */
const stripHead = (): Mark[] => [
  ink('body', polygon([at(-18, 0), at(18, 0), at(slim, 9), at(-slim, 9)])),
  ink('solid', rect(-6, 9, 12, 6)),
  ink('mass', rect(-16, 15, 32, 9)),
];
const stripFoot = (): Mark[] => [
  ink('mass', rect(-14, -92, 28, 68)),
  ink('thin', hatch(-14, 14, -92, -24)),
  ink('paper', rect(-18, -26, 36, 26)),
  ink('thin', hatch(-18, 18, -25, 0, 1, 9)),
  ink('bold', polyline([at(-18, -26), at(-8, -23), at(8, -23), at(18, -27)])),
];

const builds: Readonly<Record<(typeof PIERS)[number], Build>> = {
  'life-sciences': glass,
  healthcare: ties,
  'financial-services': voussoirs,
  'data-analytics': anchors,
  'integration-services': keys,
  industry: plain,
};

/** The drawings whose bridge has a pier in section, each in both sizes. */
export const pierSections = Object.entries(builds).map(([name, { shaft, strip }]): [string, readonly PierSection[]] => [
  name,
  [
    {
      size: 'wide',
      top: 88,
      pitch,
      reach: half + 16,
      shaft: shaft(),
      head: head(),
      surface: surface(OUT, IN, 3),
      foot: foot(),
    },
    {
      size: 'strip',
      top: 24,
      pitch: slimPitch,
      reach: slim + 6,
      shaft: strip(),
      head: stripHead(),
      surface: surface(18, 18, 2),
      foot: stripFoot(),
    },
  ],
]);
