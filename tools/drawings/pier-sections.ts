/**
 * Piers in section, from the water to the rock: the first column of a page of sections. Each is as long as its page: a head with
 * a fender against debris, a shaft that repeats from the foot upwards, and a footing. The axis is x = 0. Heads start at y = 0,
 * feet end there.
 */
import { archway } from './bridges/financial-services';
import { at, type Curve, type Point, pairs, stations } from './geometry';
import { bearing, nodes, ring } from './parts';
import { arc, area, line, lines, move, type Path, polygon, polyline, rect } from './path';
import { OVERLAP } from './sheet';
import { ink, type Mark, type OpenDrawing, type PierSection } from './svg';

/**
 * How the shaft of each bridge is built, from its axis to both sides; and how many metres below the water's surface the current
 * ends, the bed and the rock are.
 */
type Build = {
  readonly depths: readonly [number, number, number];
  readonly shaft: () => Mark[];
  readonly strip: () => Mark[];
};

/** Half widths of the shaft and of its void; the length that repeats, a multiple of the hatch's step. */
const [half, hollow, pitch] = [88, 64, 240];
/** The same for a phone, whose strip is 28 wide. */
const [slim, slimPitch] = [14, 96];

const both = (x: number): [number, number] => [-x, x];
/** Takes x values and a range of y, returns upright lines. */
const uprights = (xs: readonly number[], from: number, to: number): Path =>
  lines(xs.map((x) => [at(x, from), at(x, to)]));

/** Strokes at 45 degrees through what is cut, which go on in the next bay; takes the box and the side to which they rise. */
function hatch(left: number, right: number, top: number, foot: number, rise: 1 | -1 = 1): Path {
  const step = 12;
  const [width, height] = [right - left, foot - top];
  const reaches = Array.from({ length: Math.ceil((height + width) / step) - 1 }, (_, index) => (index + 1) * step);
  return reaches.flatMap((reach): Path => {
    const [from, to] = [Math.max(0, reach - height), Math.min(width, reach)];
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
  depths: [9, 14, 31],
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
    ink('body', rect(-hollow, pitch - 12, hollow * 2, 12)),
  ],
  strip: () => [...faces(slim, slimPitch), ...helix(8, slimPitch, 12)],
};

/** A tie around two legs, with the plates of its rods; takes the y of its top, and half of the shaft's width. */
const tie = (y: number, reach: number, depth: number): Mark[] => [
  ink('body', rect(-reach - depth / 2, y, reach * 2 + depth, depth)),
  ink('solid', ...both(reach + depth / 2 + 1).map((x) => rect(x - 3, y - depth / 2, 6, depth * 2))),
];

/** Healthcare: two legs held by ties that follow each other as the sounds of a heart do. */
const ties: Build = {
  depths: [8, 12, 24],
  shaft: () => [
    ...faces(half, pitch),
    ink('bold', uprights(both(44), -OVERLAP, pitch + OVERLAP)),
    ink('thin', hatch(-half, -44, 0, pitch), hatch(44, half, 0, pitch, -1)),
    ink('thin', line(at(-44, 0), at(44, pitch - 64)), line(at(44, 0), at(-44, pitch - 64))),
    ...nodes([at(0, (pitch - 64) / 2)], 9),
    ...tie(pitch - 64, half, 16),
    ...tie(pitch - 24, half, 16),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    ink(
      'thin',
      uprights(both(6), -OVERLAP, slimPitch + OVERLAP),
      line(at(-6, 6), at(6, slimPitch - 24)),
      line(at(6, 6), at(-6, slimPitch - 24)),
    ),
    ink('body', ...[slimPitch - 24, slimPitch - 9].map((y) => rect(-slim - 3, y, slim * 2 + 6, 6))),
  ],
};

/** Financial services: coursed stone with one round-headed opening above the other. */
const voussoirs: Build = {
  depths: [6, 10, 18],
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
    ink('body', rect(-half - 7, pitch - 12, half * 2 + 14, 12)),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    courses(slim, stations(0, slimPitch, 6), [[0], [-7, 7]]),
    ink('body', rect(-5, 40, 10, 40)),
    ink('paper', area(arc(at(0, 40), 5, 180, 0))),
    ...archway(at(0, 40), 5, 4, 3),
  ],
};

/** Data analytics: stays that are anchored one after the other, like the bars of a rising chart, on a slab. */
const anchors: Build = {
  depths: [12, 19, 40],
  shaft: () => [
    ...hollowShaft(hollow),
    ink('body', ...stations(-45, 45, 5).map((x, i) => rect(x - 5, 182 - i * 30, 10, pitch - 196 + i * 30))),
    ...stations(-45, 45, 5).map((x, i) => bearing(x, 174 - i * 30, 16, 8)),
    ink('mass', rect(-hollow, pitch - 14, hollow * 2, 14)),
  ],
  strip: () => [
    ...faces(slim, slimPitch),
    ink('body', ...stations(-8.5, 8.5, 3).map((x, i) => rect(x - 2, 70 - i * 18, 4, slimPitch - 75 + i * 18))),
    ink('solid', rect(-slim, slimPitch - 5, slim * 2, 5)),
  ],
};

/** A joint with two keys through a wall; takes the wall's faces and the level. */
const keyed = (from: number, to: number, y: number, depth: number): Path =>
  polyline(
    [0, 0.16, 0.26, 0.74, 0.84, 1].map((share, i) =>
      at(from + (to - from) * share, y + (i === 2 || i === 3 ? depth : 0)),
    ),
  );

/** Integration services: two piers of segments that fit into each other by their keys, tied to each other, on one footing. */
const keys: Build = {
  depths: [9, 13, 27],
  shaft: () => {
    const [inner, wall, middle] = [18, 20, pitch / 2 - 12];
    const legs = both(1);
    const leg = (side: number, from: number, to: number): [number, number] => (side === 1 ? [from, to] : [-to, -from]);
    const box = (side: number, from: number, to: number, top: number, depth: number): Path => {
      const [left, right] = leg(side, from, to);
      return rect(left, top, right - left, depth);
    };
    return [
      ink('paper', ...legs.map((side) => box(side, inner, half, -OVERLAP, pitch + OVERLAP * 2))),
      ink('bold', uprights([...both(inner), ...both(half)], -OVERLAP, pitch + OVERLAP)),
      ink('thin', uprights([...both(inner + wall), ...both(half - wall)], -OVERLAP, pitch + OVERLAP)),
      ink(
        'thin',
        ...legs.flatMap((side) => [
          hatch(...leg(side, inner, inner + wall), 0, pitch, 1),
          hatch(...leg(side, half - wall, half), 0, pitch, -1),
        ]),
      ),
      ink('paper', ...legs.map((side) => box(side, inner + 1.4, half - 1.4, middle - 8, 40))),
      ink('thin', ...legs.map((side) => box(side, inner + 1.4, half - 1.4, middle - 8, 40))),
      ink('bold', ...legs.map((side) => keyed(side * inner, side * half, middle + 6, 14))),
      ink('body', rect(-half - 8, pitch - 20, half * 2 + 16, 20)),
      ink('solid', ...both(half - 35).map((x) => ring(at(x, pitch - 10), 3))),
    ];
  },
  strip: () => {
    const leg = (x: number) => rect(x, -OVERLAP, 10, slimPitch + OVERLAP * 2);
    return [
      ink('paper', leg(-slim), leg(slim - 10)),
      ink('bold', uprights([...both(slim), ...both(slim - 10)], -OVERLAP, slimPitch + OVERLAP)),
      ink('body', rect(-slim - 3, slimPitch - 8, slim * 2 + 6, 8)),
    ];
  },
};

/** Every other bridge: plain courses. */
const plain: Build = {
  depths: [7, 11, 22],
  shaft: () => [
    ...faces(half, pitch),
    courses(half, stations(0, pitch, 6), [
      [-44, 44],
      [-88, 0, 88],
    ]),
  ],
  strip: () => [...faces(slim, slimPitch), courses(slim, stations(0, slimPitch, 4), [[0], [-7, 7]])],
};

/** The pier's cap below the water line, and before it the fender: piles and two walers, bolted. */
function head(): Mark[] {
  const piles = stations(-100, 100, 8);
  const walers = [56, 112];
  return [
    ink('mass', rect(-half - 28, 1.4, half * 2 + 56, 28)),
    ink('body', ...piles.map((x, i) => pile(x, 12.5, 29.4, 160 + (i % 2) * 14))),
    ink('body', ...walers.map((y) => rect(-half - 24, y, half * 2 + 48, 14))),
    ink('solid', ...walers.flatMap((y) => piles.map((x) => ring(at(x, y + 7), 2)))),
  ];
}

/** A driven pile with its point; takes axis, half width and range of y. */
const pile = (x: number, half: number, top: number, foot: number): Path =>
  polygon([at(x - half, top), at(x + half, top), at(x + half, foot), at(x, foot + half * 0.7), at(x - half, foot)]);

/** The footing in the rock, 232 by 216, yellow as the deck it carries; takes half its width, its height and its bevel. */
function footing(reach: number, height: number, bevel: number): Mark[] {
  const outline = polygon([
    at(-reach + bevel, -height),
    at(reach - bevel, -height),
    at(reach, bevel - height),
    at(reach, -1.4),
    at(-reach, -1.4),
    at(-reach, bevel - height),
  ]);
  return [ink('deck', outline), ink('bold', outline)];
}

/** Its reinforcement: two layers of bars in section, and the stirrup around them. */
function foot(): Mark[] {
  const [reach, height] = [116, 216];
  const cage = rect(-reach + 24, 48 - height, (reach - 24) * 2, height - 72);
  const bars = [58 - height, -34].flatMap((y) => stations(34 - reach, reach - 34, 8).map((x) => ring(at(x, y), 4)));
  return [...footing(reach, height, 26), ink('grain', cage, ...bars)];
}

/** The same parts as a strip. */
const stripHead = (): Mark[] => [
  ink('mass', rect(-24, 1.4, 48, 9)),
  ink('body', ...stations(-18, 18, 4).map((x, i) => pile(x, 4.5, 10.4, 48 + (i % 2) * 6))),
  ink('body', ...[20, 36].map((y) => rect(-24, y, 48, 6))),
];
const stripFoot = (): Mark[] => footing(26.5, 52, 8);

/** By the name of the drawing; the last is for every other. */
const builds: Readonly<Record<string, Build>> = {
  'life-sciences': glass,
  healthcare: ties,
  'financial-services': voussoirs,
  'data-analytics': anchors,
  'integration-services': keys,
  industry: plain,
};

/** Returns so many bays above each other, of which the last ends at y = 0: layer by layer, so that each is one path. */
const bays = (marks: readonly Mark[], length: number, count: number): Mark[] =>
  marks.flatMap((mark) =>
    mark.style === 'text'
      ? []
      : ink(
          mark.style,
          ...Array.from({ length: count }, (_, bay) => move(mark.path, ({ x, y }) => at(x, y - (bay + 1) * length))),
        ),
  );

/** How many bays one element of a file has: four of them are longer than any page. */
const [RUN, STRIP_RUN] = [16, 32];

/** The drawings whose bridge has a pier in section, each in both sizes. */
export const pierSections = Object.entries(builds).map(([name, { shaft, strip }]): [string, readonly PierSection[]] => [
  name,
  [
    { size: 'wide', length: pitch * RUN, shaft: bays(shaft(), pitch, RUN), head: head(), foot: foot(), height: 216 },
    {
      size: 'strip',
      length: slimPitch * STRIP_RUN,
      shaft: bays(strip(), slimPitch, STRIP_RUN),
      head: stripHead(),
      foot: stripFoot(),
      height: 52,
    },
  ],
]);

/** Where a page finds each pier, and how deep the strata next to it begin. A dash is the minus that the first font file of headings has. */
export const pierFiles = Object.fromEntries(
  Object.entries(builds).map(([name, { depths }]) => {
    const [deep, sand, rock] = depths.map((metres) => `–${metres} m`);
    return [`/drawings/${name}.svg`, { src: `/variants/${name}.pier.svg`, water: '0 m', deep, sand, rock }];
  }),
);

/** What is around every pier at the bed of its river: stones against scour, and below it a casing in the sand. */
export const bed: OpenDrawing = {
  width: 320,
  height: 264,
  marks: [
    ink('mass', rect(56, 44, 208, 196)),
    ink('thin', uprights([70, 250], 44, 240), lines([92, 142, 192].map((y) => [at(56, y), at(264, y)]))),
    ink('body', ...[84, 134, 184].map((y) => rect(48, y, 224, 16))),
    ink('solid', ...[84, 134, 184].flatMap((y) => stations(62, 258, 7).map((x) => ring(at(x, y + 8), 2)))),
    ink('mass', polygon([at(56, 240), at(264, 240), at(250, 262), at(70, 262)])),
    ...stones(22),
    ...stones(247),
  ],
};

/** A heap of stones on the bed, the upper ones behind; takes its left edge. */
function stones(left: number): Mark[] {
  const stone = (from: number, top: number, width: number, height: number) => {
    const [x, y] = [left + from, top + height];
    return ink(
      'body',
      polygon([
        at(x + width * 0.12, y),
        at(x, top + height * 0.45),
        at(x + width * 0.28, top),
        at(x + width * 0.8, top + height * 0.08),
        at(x + width, top + height * 0.6),
        at(x + width * 0.88, y),
      ]),
    );
  };
  return [stone(12, 6, 27, 21), stone(0, 20, 29, 24), stone(26, 23, 25, 21)];
}
