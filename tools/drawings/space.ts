import { at, type Point } from './geometry';

/** A place in space: x to the right, z away from or towards the reader, h up. */
type Place = { readonly x: number; readonly z: number; readonly h: number };

/** A way of seeing: takes a place in space, returns its point on the sheet. */
export type View = (place: Place) => Point;

/**
 * Central perspective with a level line of sight. Takes the vanishing point on the sheet, the focal
 * length in viewBox units and the eye's height in metres; z is metres away from the eye.
 */
export function perspective(vanishing: Point, focal: number, eye: number): View {
  return ({ x, z, h }) => at(vanishing.x + (focal * x) / z, vanishing.y + (focal * (eye - h)) / z);
}

/**
 * Parallel view from above. Takes where the origin lies on the sheet and how far depth is
 * foreshortened (0 is an elevation, 1 a plan); z grows towards the reader. Units are viewBox units.
 */
export function fromAbove(origin: Point, tilt: number): View {
  return ({ x, z, h }) => at(origin.x + x, origin.y + z * tilt - h);
}
