import { at, between, format, type Point, pairs, parabolaControl, polar } from './geometry';

/** One step of an outline, all points absolute in viewBox units. */
type Segment =
  | { readonly op: 'M' | 'L'; readonly to: Point }
  | { readonly op: 'Q'; readonly by: Point; readonly to: Point }
  | { readonly op: 'C'; readonly by: Point; readonly by2: Point; readonly to: Point }
  | { readonly op: 'A'; readonly r: Point; readonly sweep: boolean; readonly to: Point }
  | { readonly op: 'Z' };

/** One or more outlines, drawn with one style. */
export type Path = readonly Segment[];

/** Takes any number of paths, returns them as one. */
export function join(...paths: readonly Path[]): Path {
  return paths.flat();
}

/** Takes two points, returns the straight line between them. */
export function line(a: Point, b: Point): Path {
  return polyline([a, b]);
}

/** Takes pairs of points, returns a line for each pair. */
export function lines(ends: readonly (readonly [Point, Point])[]): Path {
  return ends.flatMap(([a, b]) => line(a, b));
}

/** Takes points, returns the open line through them. */
export function polyline(points: readonly Point[]): Path {
  return points.map((to, i) => ({ op: i === 0 ? 'M' : 'L', to }));
}

/** Takes points, returns the closed outline through them. */
export function polygon(points: readonly Point[]): Path {
  return [...polyline(points), { op: 'Z' }];
}

/** Takes points, returns the outline that is round where it passes them, but for the first and the last. */
export function rounded(points: readonly Point[]): Path {
  const turns = pairs(points.slice(1)).map(([by, next]): Segment => ({ op: 'Q', by, to: between(by, next, 0.5) }));
  const ends = [...points.slice(0, 1), ...points.slice(-1)];
  return [
    ...polyline(ends.slice(0, 1)),
    ...turns,
    ...ends.slice(1).map((to): Segment => ({ op: 'L', to })),
    { op: 'Z' },
  ];
}

/** Takes two rows of points, returns one line stepping from row to row: a Warren web. */
export function zigzag(first: readonly Point[], second: readonly Point[]): Path {
  return polyline(first.map((p, i) => (i % 2 === 0 ? p : (second[i] ?? p))));
}

/** Takes two rows of points, returns a line between each two of the same place: posts. */
export function rungs(first: readonly Point[], second: readonly Point[]): Path {
  return first.flatMap((p, i) => line(p, second[i] ?? p));
}

/** Takes the left, the top, the width and the height, returns the rectangle. */
export function rect(x: number, y: number, width: number, height: number): Path {
  return polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]);
}

/** Takes two ends and the sag at midspan (negative: rise), returns the exact parabola. */
export function sagging(a: Point, b: Point, sag: number): Path {
  return [
    { op: 'M', to: a },
    { op: 'Q', by: parabolaControl(a, b, sag), to: b },
  ];
}

/** Takes centre and radii, returns the full ellipse (a circle without `ry`). */
export function ellipse(centre: Point, rx: number, ry = rx): Path {
  return [...arc(centre, rx, 180, 0, ry), ...arc(centre, rx, 0, -180, ry).slice(1), { op: 'Z' }];
}

/**
 * Takes a centre, radii and two angles in degrees (90 is up) at most 180 apart, returns the arc. It
 * is written in two halves: a half circle's centre would jump with the rounding of its ends.
 */
export function arc(centre: Point, rx: number, from: number, to: number, ry = rx): Path {
  const step = (degrees: number): Segment => ({
    op: 'A',
    r: at(rx, ry),
    sweep: to < from,
    to: polar(centre, rx, degrees, ry),
  });
  return [{ op: 'M', to: polar(centre, rx, from, ry) }, step((from + to) / 2), step(to)];
}

/** Takes points, returns a smooth open curve through all of them (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): Path {
  const first = points[0];
  if (first === undefined) return [];
  return [
    { op: 'M', to: first },
    ...pairs(points).map(([a, b], i): Segment => {
      const before = points[i - 1] ?? a;
      const after = points[i + 2] ?? b;
      const by = at(a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6);
      const by2 = at(b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6);
      return { op: 'C', by, by2, to: b };
    }),
  ];
}

/** Takes a path and a mapping of points, returns the moved path (arcs keep their radii). */
export function move(path: Path, map: (p: Point) => Point): Path {
  return path.map((segment): Segment => {
    if (segment.op === 'Z') return segment;
    if (segment.op === 'Q') return { ...segment, by: map(segment.by), to: map(segment.to) };
    if (segment.op === 'C') return { ...segment, by: map(segment.by), by2: map(segment.by2), to: map(segment.to) };
    return { ...segment, to: map(segment.to) };
  });
}

/** The box around a path's points and their controls: left, top, right, bottom. */
export function measureBox(path: Path): [number, number, number, number] {
  const points = path.flatMap((s): Point[] => {
    if (s.op === 'Z') return [];
    if (s.op === 'Q') return [s.by, s.to];
    if (s.op === 'C') return [s.by, s.by2, s.to];
    return [s.to];
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns the outlines of a path, each as a path of its own. */
export function splitOutlines(path: Path): Path[] {
  const starts = path.flatMap(({ op }, i) => (op === 'M' ? i : []));
  return starts.map((start, i) => path.slice(start, starts[i + 1]));
}

/** Takes a path, returns the same outlines closed and run on as one area (for fills). */
export function area(path: Path): Path {
  return [...path, { op: 'Z' }];
}

/** Takes paths which continue each other, returns one outline (later moves become lines). */
export function chain(...paths: readonly Path[]): Path {
  return paths.flat().map((s, i): Segment => (s.op === 'M' && i > 0 ? { op: 'L', to: s.to } : s));
}

/** Rounds to tenths, so that relative steps never drift from the absolute points. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Takes numbers, returns them packed: a minus sign or a space separates. */
function pack(values: readonly number[]): string {
  return values.map(format).reduce((all, v) => all + (all === '' || v.startsWith('-') ? v : ` ${v}`), '');
}

/** Takes a path, returns its `d` attribute in relative coordinates. */
export function pathData(path: Path): string {
  let pen = at(0, 0);
  let start = pen;
  const out: string[] = [];
  const rel = (p: Point): number[] => [tenth(p.x) - pen.x, tenth(p.y) - pen.y];
  for (const s of path) {
    if (s.op === 'Z') {
      out.push('z');
      pen = start;
      continue;
    }
    if (s.op === 'M') out.push(out.length === 0 ? `M${pack(rel(s.to))}` : `m${pack(rel(s.to))}`);
    if (s.op === 'L') out.push(lineData(rel(s.to)));
    if (s.op === 'Q') out.push(`q${pack([...rel(s.by), ...rel(s.to)])}`);
    if (s.op === 'C') out.push(`c${pack([...rel(s.by), ...rel(s.by2), ...rel(s.to)])}`);
    if (s.op === 'A') {
      const flags = s.sweep ? '0 0 1' : '0 0 0';
      out.push(`a${pack([s.r.x, s.r.y])} ${flags} ${pack(rel(s.to))}`);
    }
    pen = at(tenth(s.to.x), tenth(s.to.y));
    if (s.op === 'M') start = pen;
  }
  return out.join('');
}

/** Takes a relative step, returns the shortest of the l, h and v commands. */
function lineData(step: readonly number[]): string {
  const [dx = 0, dy = 0] = step;
  if (format(dy) === '0') return `h${format(dx)}`;
  if (format(dx) === '0') return `v${format(dy)}`;
  return `l${pack([dx, dy])}`;
}
