import { MOVES } from '../../lib/shared/picture';
import type { Point } from './geometry';
import { type Path, pathData } from './path';

/** How a part stands before it rests: at a share of its motion (0 is the start), by a transform or as another path. */
export type Pose = { readonly when: number } & (
  | { readonly transform: string }
  | { readonly path: Path }
  | { readonly clip: string }
);

/** One way to a part's place in the drawing. The last pose is never said: it is the drawing itself. */
export type Motion = {
  readonly poses: readonly Pose[];
  /** Seconds after the picture appears, and how long it takes. */
  readonly begin: number;
  readonly seconds: number;
  /** The point about which a transform turns or stretches; the sheet's corner unless told. */
  readonly origin?: Point;
  /** The easing between poses. */
  readonly ease?: string;
};

/** Nothing moves longer, so that no way to stop it is needed: https://www.w3.org/TR/WCAG22/#pause-stop-hide */
const LONGEST = 5;

/** Takes a shift in viewBox units, returns the transform. */
export function shifted(x: number, y: number): string {
  return `translate(${round(x)}px,${round(y)}px)`;
}

/** Takes degrees (positive lifts what lies to the right), returns the transform. */
export function tilted(degrees: number): string {
  return `rotate(${round(-degrees)}deg)`;
}

/** Takes a number, returns it short enough for a style sheet. */
export function round(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
}

/**
 * Chromium keeps the outline of a stroke that does not scale as it was before a transform was taken away. A change of a
 * property that is of no account here, as all joins are round, has it drawn anew at the very end.
 */
const REST = '@keyframes rest{0%{stroke-miterlimit:3}}';

/** One pose as a key frame. */
function frame(pose: Pose): string {
  const look =
    'transform' in pose
      ? `transform:${pose.transform}`
      : 'clip' in pose
        ? `clip-path:${pose.clip}`
        : `d:path("${pathData(pose.path)}")`;
  return `${round(pose.when * 100)}%{${look}}`;
}

/** Names for the motions of one drawing, and the style sheet that says what they are. */
export class Motions {
  readonly #names = new Map<string, string>();

  /** Takes a motion, returns its class; equal motions share one. */
  name(motion: Motion): string {
    const { poses, begin, seconds, origin, ease = 'ease-in-out' } = motion;
    if (begin + seconds > LONGEST) throw new Error(`A drawing moves ${begin + seconds} s, more than ${LONGEST} s.`);
    const place = origin ? `transform-origin:${round(origin.x)}px ${round(origin.y)}px;` : '';
    const rest = `rest ${round(begin + seconds)}s step-end`;
    const rule = `${place}animation:NAME ${round(seconds)}s ${ease} ${round(begin)}s backwards,${rest}`;
    const key = `#${MOVES}:target .NAME{${rule}}@keyframes NAME{${poses.map(frame).join('')}}`;
    const name = this.#names.get(key) ?? `m${this.#names.size}`;
    this.#names.set(key, name);
    return name;
  }

  /** Returns the rules: once, where the page asks, on a screen, and for readers who have not asked for less motion. */
  rules(): string {
    const rules = [...this.#names].map(([key, name]) => key.replaceAll('NAME', name)).join('');
    return rules && `@media screen and (prefers-reduced-motion:no-preference){${REST}${rules}}`;
  }
}
