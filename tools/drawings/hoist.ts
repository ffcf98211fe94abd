import { at } from './geometry';
import { type Motion, round, shifted } from './motion';
import { type Mark, moving, type Part } from './svg';

type Hoist = {
  /** The upright lines it hangs by. */
  readonly rope: readonly Mark[];
  readonly load: readonly Mark[];
  /** y of the rope's upper and lower end as drawn. */
  readonly from: number;
  readonly to: number;
  /** How far below its place the load begins. */
  readonly below: number;
  readonly begin?: number;
  readonly seconds?: number;
};

/** A load on its rope, heaved to its place: what hangs stays upright, the rope shortens from below. */
export function hoisted({ rope, load, from, to, below, begin = 0.6, seconds = 3 }: Hoist): [rope: Part, load: Part] {
  const by = (transform: string, y: number): Motion => ({
    poses: [{ when: 0, transform }],
    origin: at(0, y),
    begin,
    seconds,
  });
  return [
    moving(by(`scaleY(${round((to - from + below) / (to - from))})`, from), rope),
    moving(by(shifted(0, below), 0), load),
  ];
}
