import { at, type Curve, mix, type Point, pairs, stations } from './geometry';
import { ring } from './parts';
import { arc, ellipse, join, line, lines, type Path, polygon, polyline } from './path';
import type { Sheet } from './sheet';
import { aside, ink, type Mark } from './svg';

/** A range of x which the water leaves free: for lettering or a shore. */
export type Gap = readonly [number, number];

type WaterOptions = {
  readonly y?: number;
  /** Left and right shore (x). */
  readonly shores?: Gap;
  /** Ranges of x left free below the surface. */
  readonly gaps?: readonly Gap[];
  /** How many rows of ripples. */
  readonly rows?: number;
  /** Distance of the rows. */
  readonly step?: number;
};

/** The hand's irregularity, from a table: start and end of each ripple as shares of the width. */
const ripples: readonly (readonly Gap[])[] = [
  [
    [0.04, 0.21],
    [0.47, 0.58],
    [0.79, 0.97],
  ],
  [
    [0.13, 0.34],
    [0.38, 0.44],
    [0.62, 0.83],
  ],
  [
    [0.0, 0.09],
    [0.29, 0.52],
    [0.7, 0.76],
    [0.9, 1],
  ],
  [
    [0.17, 0.26],
    [0.55, 0.71],
  ],
];

/** Takes one range and a range to leave free, returns what is left of the first. */
function without(range: Gap, gap: Gap): Gap[] {
  const [a, b] = range;
  if (gap[1] <= a || gap[0] >= b) return [range];
  const left: Gap = [a, gap[0]];
  const right: Gap = [gap[1], b];
  return [left, right].filter(([from, to]) => to - from > 12);
}

/** Still water: the surface from shore to shore and rows of ripples below it, cut at the gaps. */
export function water(s: Sheet, options: WaterOptions = {}): Mark {
  const { y = s.water, shores = [0, s.width], gaps = [], rows = 3, step = s.height / 46 } = options;
  const cut = (range: Gap): Gap[] =>
    gaps.reduce<Gap[]>((parts, gap) => parts.flatMap((part) => without(part, gap)), [range]);
  const rowLines = ripples.slice(0, rows).flatMap((row, i) =>
    row
      .map(([from, to]): Gap => [mix(shores[0], shores[1], from), mix(shores[0], shores[1], to)])
      .flatMap(cut)
      .map(([from, to]) => line(at(from, y + step * (i + 1)), at(to, y + step * (i + 1)))),
  );
  return ink('water', line(at(shores[0], y), at(shores[1], y)), ...rowLines);
}

/**
 * Ground in section: a bold line with paper below it and the draughtsman's short hatching.
 * Takes the line from left to right, and the y down to which the paper hides what is behind.
 */
export function ground(points: readonly Point[], floor: number): Mark[] {
  const first = points[0] ?? at(0, floor);
  const last = points.at(-1) ?? first;
  return [
    ink('paper', polygon([...points, at(last.x, floor), at(first.x, floor)])),
    ink('etch', hatching(points)),
    ink('bold', polyline(points)),
  ];
}

/** Level ground with nothing behind it: from the start of the first stretch to the end of the last, hatched along each. */
export function levelGround(y: number, stretches: readonly Gap[]): Mark[] {
  const ends = stretches.map(([from, to]) => [at(from, y), at(to, y)]);
  return [ink('etch', ...ends.map(hatching)), ink('bold', polyline(ends.flat()))];
}

/** Groups of three short strokes into the ground along each stretch of its line. */
function hatching(points: readonly Point[]): Path {
  return pairs(points).flatMap(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const along = at((b.x - a.x) / length, (b.y - a.y) / length);
    return stations(0, 1, Math.floor(length / 46) + 1)
      .slice(1, -1)
      .flatMap((t) => [0, 7, 14].map((d) => t + d / length))
      .filter((t) => t < 0.97)
      .map((t) => at(mix(a.x, b.x, t), mix(a.y, b.y, t)))
      .flatMap((p) => line(p, at(p.x - along.x * 8 - along.y * 11, p.y - along.y * 8 + along.x * 11)));
  });
}

/** A standing person; takes where the feet are, the height, and the style: `figure` in front of a broad deck. */
export function person(feet: Point, height: number, style: 'solid' | 'figure' = 'solid'): Mark {
  const { x, y } = feet;
  const head = height * 0.1;
  const body = polygon([
    at(x - height * 0.12, y - height * 0.76),
    at(x + height * 0.12, y - height * 0.76),
    at(x + height * 0.08, y - height * 0.4),
    at(x + height * 0.1, y),
    at(x + height * 0.02, y),
    at(x, y - height * 0.34),
    at(x - height * 0.03, y),
    at(x - height * 0.11, y),
    at(x - height * 0.08, y - height * 0.4),
  ]);
  return ink(style, body, ring(at(x, y - height * 0.89), head));
}

/** Lamp posts with a short arm; takes their x values, the deck's curve, height and side (1 right). */
export function lamps(xs: readonly number[], top: Curve, height: number, side: 1 | -1 = 1): Mark {
  const arm = side * height * 0.28;
  return ink(
    'thin',
    ...xs.map((x) => {
      const y = top(x) - height;
      return join(
        polyline([at(x, top(x)), at(x, y), at(x + arm, y)]),
        polyline([at(x + arm * 0.5, y + 2), at(x + arm * 1.2, y + 2)]),
      );
    }),
  );
}

/** A small sailing boat; takes the middle of its waterline and its length. */
export function sailingBoat(centre: Point, length: number): Mark[] {
  const { x, y } = centre;
  const l = length / 2;
  return aside([
    ink(
      'body',
      polygon([at(x - l, y - l * 0.34), at(x + l, y - l * 0.34), at(x + l * 0.6, y), at(x - l * 0.7, y)]),
      polygon([at(x - l * 0.05, y - l * 2.4), at(x - l * 0.05, y - l * 0.6), at(x - l * 0.9, y - l * 0.6)]),
      polygon([at(x + l * 0.12, y - l * 2.1), at(x + l * 0.12, y - l * 0.6), at(x + l * 0.8, y - l * 0.6)]),
    ),
    ink('etch', line(at(x, y - l * 2.5), at(x, y - l * 0.34))),
  ]);
}

/** A flat barge; takes the middle of its waterline, its length and its height. */
export function barge(centre: Point, length: number, height: number): Mark {
  const { x, y } = centre;
  const l = length / 2;
  return ink('body', polygon([at(x - l, y - height), at(x + l, y - height), at(x + l * 0.92, y), at(x - l * 0.92, y)]));
}

/** Trees as engineers note them: a round crown, the stem to its middle, two boughs. Takes feet and heights. */
export function trees(feet: readonly (readonly [Point, number])[]): Mark[] {
  return feet.flatMap(([foot, height]) => {
    const radius = height * 0.36;
    const crown = at(foot.x, foot.y - height + radius);
    const fork = (y: number, side: number) =>
      line(at(foot.x, crown.y + y), at(foot.x + side * radius * 0.5, crown.y + y - radius * 0.5));
    return [
      ink('body', ellipse(crown, radius)),
      ink('etch', line(foot, at(foot.x, crown.y - radius * 0.3)), fork(radius * 0.66, -1), fork(radius * 0.3, 1)),
    ];
  });
}

/** Flying birds as two small arcs each; takes where they are and the wing's length. */
export function birds(places: readonly Point[], wing: number): Mark {
  return ink(
    'thin',
    ...places.map((p) =>
      join(arc(at(p.x - wing / 2, p.y), wing / 2, 150, 20), arc(at(p.x + wing / 2, p.y), wing / 2, 160, 30)),
    ),
  );
}

/** A flag rope of short lines between stations; takes both ends and how many ties. */
export function ladder(a: Point, b: Point, width: number, rungs: number): Mark {
  const steps = stations(0, 1, rungs).map((t) => at(mix(a.x, b.x, t), mix(a.y, b.y, t)));
  return ink(
    'thin',
    line(a, b),
    line(at(a.x + width, a.y), at(b.x + width, b.y)),
    lines(steps.map((p) => [p, at(p.x + width, p.y)])),
  );
}
