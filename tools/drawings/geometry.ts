/** A position on the sheet, in viewBox units: x to the right, y downwards. */
export type Point = { readonly x: number; readonly y: number };

/** A function from x to y, both in viewBox units: an arch line, a cable, the ground. */
export type Curve = (x: number) => number;

/** Takes x and y in viewBox units, returns the point. */
export function at(x: number, y: number): Point {
  return { x, y };
}

/** Takes two numbers and a share t (0 is a, 1 is b), returns the number between them. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Takes two points and a share t (0 is a, 1 is b), returns the point between them. */
export function between(a: Point, b: Point, t: number): Point {
  return at(mix(a.x, b.x, t), mix(a.y, b.y, t));
}

/** Takes two ends and a number of intervals, returns intervals + 1 evenly spaced values. */
export function stations(from: number, to: number, intervals: number): number[] {
  return Array.from({ length: intervals + 1 }, (_, i) => mix(from, to, i / intervals));
}

/** Takes a list, returns its neighbouring pairs: [a, b, c] gives [[a, b], [b, c]]. */
export function pairs<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).flatMap((next, i) => {
    const previous = list[i];
    return previous === undefined ? [] : [[previous, next] satisfies [T, T]];
  });
}

/**
 * The line of an evenly loaded cable or arch: a parabola through two ends.
 * Takes the ends and the sag at midspan below the chord (negative: rise of an arch).
 */
export function parabola(a: Point, b: Point, sag: number): Curve {
  return (x) => {
    const t = (x - a.x) / (b.x - a.x);
    return mix(a.y, b.y, t) + 4 * sag * t * (1 - t);
  };
}

/** The control point which makes a quadratic Bézier from a to b equal to `parabola(a, b, sag)`. */
export function parabolaControl(a: Point, b: Point, sag: number): Point {
  const middle = between(a, b, 0.5);
  return at(middle.x, middle.y + 2 * sag);
}

/**
 * A side span's sag where the horizontal pull equals that of the main span, so that the tower
 * is not bent: sag grows with the square of the span (H = w l² / 8 f). Takes viewBox units.
 */
export function balancedSag(mainSag: number, mainSpan: number, sideSpan: number): number {
  return mainSag * (sideSpan / mainSpan) ** 2;
}

/** Takes a curve and x values, returns the points on the curve. */
export function trace(curve: Curve, xs: readonly number[]): Point[] {
  return xs.map((x) => at(x, curve(x)));
}

/** Takes two points, returns the straight line through them as a curve. */
export function straight(a: Point, b: Point): Curve {
  return (x) => mix(a.y, b.y, (x - a.x) / (b.x - a.x));
}

/** Takes a polyline with rising x, returns it as a curve; outside it the end values hold. */
export function profile(points: readonly Point[]): Curve {
  return (x) => {
    const span = pairs(points).find(([, b]) => x <= b.x);
    const end = points.at(x < (points[0]?.x ?? 0) ? 0 : -1);
    if (span === undefined || x < span[0].x) return end?.y ?? 0;
    return straight(span[0], span[1])(x);
  };
}

/** Takes degrees (0 is right, 90 is up), returns the point at that angle on an ellipse. */
export function polar(centre: Point, rx: number, degrees: number, ry = rx): Point {
  const angle = radians(degrees);
  return at(centre.x + rx * Math.cos(angle), centre.y - ry * Math.sin(angle));
}

/** Takes degrees, returns radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * A turned drawing frame: takes its origin and its turn in degrees (positive lifts the u axis),
 * returns a function from (u along, v below) to a point on the sheet.
 */
export function frame(origin: Point, degrees: number): (u: number, v: number) => Point {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return (u, v) => at(origin.x + u * cos + v * sin, origin.y - u * sin + v * cos);
}

/** Takes points and the x of a vertical axis, returns the points on the other side of it. */
export function mirror(points: readonly Point[], axis: number): Point[] {
  return points.map((p) => at(2 * axis - p.x, p.y));
}

/** Takes a number, returns it to one decimal without a trailing zero and without '-0'. */
export function format(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}
