/**
 * The governance truss: five joints, seven members, a fixed bearing and one that rolls. Without one of its members the frame
 * is a mechanism; each state shows where its load takes it.
 */
import { at, type Point } from '../geometry';
import { ring } from '../parts';
import { line, lines, polygon } from '../path';
import { ink, type Mark } from '../svg';

export const TRUSS_SHEET = { width: 1000, height: 400 };

const DECK = 310;
/** The left and the right bearing, the middle of the deck, and the two joints above. */
const JOINTS: readonly Point[] = [at(100, DECK), at(900, DECK), at(500, DECK), at(300, 80), at(700, 80)];
const [LEFT, RIGHT, MIDDLE, TOP_LEFT, TOP_RIGHT] = [0, 1, 2, 3, 4] as const;

/** The joints of each member, in the order of the framework's parts. */
const MEMBERS: readonly (readonly [number, number])[] = [
  [LEFT, TOP_LEFT],
  [LEFT, MIDDLE],
  [TOP_LEFT, MIDDLE],
  [TOP_LEFT, TOP_RIGHT],
  [MIDDLE, TOP_RIGHT],
  [MIDDLE, RIGHT],
  [TOP_RIGHT, RIGHT],
];

/** How far the joint that moves most has moved: 40 px where the truss is 1,312 px wide. */
const REACH = 30;
/** The way is followed in so many steps, so that members keep their lengths. */
const STEPS = 60;

const toVector = (joints: readonly Point[]) => joints.flatMap(({ x, y }) => [x, y]);
const toJoints = (q: readonly number[]) => JOINTS.map((_, i) => at(q[2 * i] ?? 0, q[2 * i + 1] ?? 0));
const measureLength = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** Solves a square system of linear equations by Gaussian elimination with pivots. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const m = rows.map((row, i) => [...row, right[i] ?? 0]);
  const size = m.length;
  for (let column = 0; column < size; column += 1) {
    const best = m.slice(column).reduce((a, b) => (Math.abs(b[column] ?? 0) > Math.abs(a[column] ?? 0) ? b : a));
    m.splice(m.indexOf(best), 1);
    m.splice(column, 0, best);
    for (const row of m) {
      if (row === best) continue;
      const share = (row[column] ?? 0) / (best[column] ?? 1);
      best.forEach((value, i) => {
        row[i] = (row[i] ?? 0) - share * value;
      });
    }
  }
  return m.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** Returns the joints after a member is taken away: the others keep their lengths while the load goes down. */
function joints(without: number): Point[] {
  const left = MEMBERS.filter((_, i) => i !== without);
  const lengths = left.map(([a, b]) => measureLength(JOINTS[a] ?? at(0, 0), JOINTS[b] ?? at(0, 0)));
  const unit = (index: number) => Array.from({ length: 2 * JOINTS.length }, (_, i) => (i === index ? 1 : 0));
  const fixed = [2 * LEFT, 2 * LEFT + 1, 2 * RIGHT + 1];
  const start = toVector(JOINTS);
  const load = start.map((_, i) => i % 2);
  let q = start;
  for (let step = 0; step < STEPS * 10; step += 1) {
    const moved = toJoints(q);
    const rows = left.map(([a, b]) => {
      const [from = at(0, 0), to = at(0, 0)] = [moved[a], moved[b]];
      const [dx, dy] = [(to.x - from.x) / measureLength(from, to), (to.y - from.y) / measureLength(from, to)];
      return start.map((_, i) =>
        i === 2 * a ? -dx : i === 2 * a + 1 ? -dy : i === 2 * b ? dx : i === 2 * b + 1 ? dy : 0,
      );
    });
    const misses = left.map(
      ([a, b], i) => (lengths[i] ?? 0) - measureLength(moved[a] ?? at(0, 0), moved[b] ?? at(0, 0)),
    );
    const held = fixed.map((index) => (start[index] ?? 0) - (q[index] ?? 0));
    const way = solve([...rows, ...fixed.map(unit), load], [...misses, ...held, REACH / STEPS]);
    q = q.map((value, i) => value + (way[i] ?? 0));
    const reach = Math.max(...toJoints(q).map((joint, i) => measureLength(joint, JOINTS[i] ?? joint)));
    if (reach >= REACH) break;
  }
  return toJoints(q);
}

const bearings = (right: Point): Mark => {
  const { x, y } = right;
  return ink(
    'thin',
    polygon([at(100, 319), at(76, 359), at(124, 359)]),
    polygon([at(x, y + 9), at(x - 24, y + 39), at(x + 24, y + 39)]),
    ring(at(x - 12, y + 45), 5),
    ring(at(x + 12, y + 45), 5),
    line(at(40, 361), at(160, 361)),
    line(at(840, 361), at(960, 361)),
  );
};

/** Returns the whole truss, or its state without one member (index); and the middle of each member, for its number. */
export function trussWithout(without?: number): { marks: Mark[]; places: Point[] } {
  const now = without === undefined ? [...JOINTS] : joints(without);
  const ends = MEMBERS.map(([a, b]): [Point, Point] => [now[a] ?? at(0, 0), now[b] ?? at(0, 0)]);
  const isDeck = (i: number) => !(MEMBERS[i] ?? []).some((joint) => joint === TOP_LEFT || joint === TOP_RIGHT);
  const kept = ends.filter((_, i) => i !== without);
  const deck = lines(ends.filter((_, i) => i !== without && isDeck(i)));
  const missing = without === undefined ? undefined : ends[without];
  const places = ends.map(([a, b]) => at((a.x + b.x) / 2, (a.y + b.y) / 2));
  return {
    marks: [
      bearings(now[RIGHT] ?? at(0, 0)),
      ...(missing ? [ink('dash', line(...missing))] : []),
      ink('bold', lines(kept)),
      ink('chord', deck),
      ink('bar', deck),
      ink('body', ...now.map((joint) => ring(joint, 9)), ...places.map((place) => ring(place, 24))),
    ],
    places,
  };
}
