import { approach, leaf, mirrored, type Parameters, parameters, tower, walkway } from '../bridges/cyber-security';
import { at, frame, type Point } from '../geometry';
import { band, railing, ring } from '../parts';
import { line, rect } from '../path';
import { barge, person, sailingBoat, water } from '../scenery';
import { type Sheet, sheets } from '../sheet';
import { ink, type Mark } from '../svg';

const s: Sheet = { ...sheets.wide, height: 400, deck: 300, water: 372 };
const p: Parameters = { ...parameters.wide, top: 52, walk: 98, chain: 44 };
const axis = s.width / 2;
const d = s.depth;
/** So that a level leaf is flush with the road. */
const trunnion = at(p.pier + p.half - 14, s.deck + d * 0.4);
const length = axis - trunnion.x - 2;

type Drawn = { marks: Mark[]; decks: Point[][] };

const both = (marks: readonly Mark[]): Mark[] => [...marks, ...mirrored(marks, axis)];

/** All that does not move: towers, walkway, side spans and water. */
export function basculeBase(): Drawn {
  const road = [at(0, s.deck), at(trunnion.x, s.deck), at(trunnion.x, s.deck + d), at(0, s.deck + d)];
  const surface = [railing(s, at(0, s.deck), at(trunnion.x, s.deck)), ...band(s, 0, trunnion.x)];
  return {
    marks: [
      ...walkway(s, p, 22),
      ...both([...approach(s, p, surface), ...tower(s, p, p.pier - 6)]),
      water(s, { rows: 2, step: 11 }),
    ],
    decks: [road, road.map((q) => at(s.width - q.x, q.y))],
  };
}

/** The lock between both leaves, and a person on each. */
const locked = (): Mark[] => [
  ink('solid', rect(axis - 15, s.deck + d * 1.7, 30, d * 0.7)),
  ...both([person(at(axis - 34, s.deck), 26)]),
];

/** Two people on a barge, with a staff to the leaf. */
const inspected = (): Mark[] => [
  barge(at(axis, s.water), 120, 12),
  ...[-26, 30].map((x) => person(at(axis + x, s.water - 12), 26)),
  ink('thin', line(at(axis - 44, s.water - 12), at(axis - 44, s.deck - 30))),
  ink('body', ring(at(axis - 44, s.deck - 33), 4)),
];

const open = (): Mark[] => sailingBoat(at(axis, s.water), 84);

const STATES = [
  { angle: 0, extras: locked },
  { angle: 17, extras: inspected },
  { angle: 62, extras: open },
];
export const BASCULE_STATES = STATES.length;

/** Both leaves at one of three states, from 1 on: locked, inspected, open. */
export function basculeAt(state: number): Drawn {
  const { angle, extras } = STATES[state - 1] ?? { angle: 0, extras: locked };
  const local = frame(trunnion, angle);
  const top = [local(0, -d * 0.4), local(length, -d * 0.4), local(length, d * 0.6), local(0, d * 0.6)];
  return {
    marks: [...both(leaf(s, trunnion, length, angle)), ...extras()],
    decks: [top, top.map((q) => at(s.width - q.x, q.y))],
  };
}

/** The sheet of all states. */
export const BASCULE_SHEET = s;
