import { at, between, type Point, parabola, stations, trace } from '../geometry';
import { hangers } from '../parts';
import { line, type Path, polyline, rect } from '../path';
import { type Sheet, sheets } from '../sheet';
import { ink, type Mark } from '../svg';

/** Shown in just this size: as much as it can carry. */
const s: Sheet = { ...sheets.wide, width: 96, height: 56, deck: 34, depth: 5, water: 50 };
const [left, right] = [at(14, 42), at(82, 42)];
const rib = parabola(left, right, -36);
const under = s.deck + s.depth;

/** What stands at each stage (bridges/stages.ts), as shares of the span: piers, rib and deck from the left and from the right. */
export const PROGRESS = [
  { piers: [false, false], rib: [0, 0], deck: [0, 0] },
  { piers: [true, false], rib: [0, 0], deck: [0, 0] },
  { piers: [true, true], rib: [0.34, 0.28], deck: [0, 0] },
  { piers: [true, true], rib: [0.5, 0.5], deck: [0.36, 0.28] },
  { piers: [true, true], rib: [0.5, 0.5], deck: [0.52, 0.36] },
] as const;

const xAt = (share: number) => between(left, right, share).x;
/** In short straight lines, which can be parted where they cross the deck. */
const along = (from: number, to: number): Path => polyline(trace(rib, stations(xAt(from), xAt(to), 16)));

/** A bridge at one of five stages, from 1 on, in a few lines. */
export function stageAt(stage: number): { marks: Mark[]; decks: Point[][] } {
  const { piers, rib: ribs, deck } = PROGRESS[stage - 1] ?? PROGRESS[0];
  const [near, far] = [xAt(deck[0]), xAt(1 - deck[1])];
  const [start, end] = [deck[0] > 0 ? near : 9, deck[1] > 0 ? far : s.width - 9];
  const posts = stations(left.x, right.x, 8).slice(1, -1);
  const hung = posts.filter((x) => rib(x) < s.deck - 2 && ((deck[0] > 0 && x < near) || (deck[1] > 0 && x > far)));
  const isWhole = ribs[0] + ribs[1] === 1;
  const deckTo = (from: number, to: number): Mark[] => [
    ink('deck', rect(from, s.deck, to - from, s.depth)),
    ink('thin', line(at(from, s.deck), at(to, s.deck))),
    ink('bold', line(at(from, under), at(to, under))),
  ];
  const marks = [
    ink('water', line(at(0, s.water), at(s.width, s.water))),
    ...[left, right].map(({ x }, i) => ink(piers[i] ? 'body' : 'dash', rect(x - 4, 42, 8, s.water - 42))),
    ink('dash', polyline([at(start, s.deck), at(end, s.deck)]), polyline([at(start, under), at(end, under)])),
    ...(isWhole ? [] : [ink('dash', along(ribs[0], 1 - ribs[1]))]),
    hangers(hung, rib, () => s.deck),
    ...deckTo(0, start),
    ...deckTo(end, s.width),
    ...(isWhole
      ? [ink('bold', along(0, 1))]
      : ribs[0] > 0
        ? [ink('bold', along(0, ribs[0]), along(1 - ribs[1], 1))]
        : []),
  ];
  const decks = [
    [0, start],
    [end, s.width],
  ].map(([from = 0, to = 0]) => [
    at(from, s.deck + 0.5),
    at(to, s.deck + 0.5),
    at(to, under - 0.5),
    at(from, under - 0.5),
  ]);
  return { marks, decks };
}

/** The sheet of a stage. */
export const STAGE_SHEET = s;
