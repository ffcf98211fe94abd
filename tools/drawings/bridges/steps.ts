import { at } from '../geometry';
import { deck, railing } from '../parts';
import { line, lines, move } from '../path';
import { ground, person, sailingBoat, water } from '../scenery';
import { drawing, type Sheet, sheets } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';
import { train } from './it-services';
import { atStage } from './stages';
import { type Parameters, piers, plan, plannedPiers, rib, shores } from './stages/bridge';
import { setOut } from './stages/early';
import { hungDeck } from './stages/late';

export type Step = 1 | 2 | 3 | 4 | 5 | 6;

/** The road in front of the bridge, on which a page's words stand: posts of its railing up to that of the bridge. */
const ROAD = 528;
const s: Sheet = { ...sheets.wide, width: 920, height: 372, deck: 246, water: 336 };
const p: Parameters = {
  approach: [116, 804],
  main: [198, 722],
  rise: 188,
  dip: 40,
  rib: 14,
  panels: 16,
  bank: 64,
};
const bank = s.width - p.bank;
const roadRail = [
  railing(s, at(0, s.deck), at(ROAD - s.posts, s.deck)),
  ink('thin', line(at(ROAD - s.posts, s.deck - s.rail), at(ROAD, s.deck - s.rail))),
];

/** All of the bridge in dashes, with its span as a dimension. */
function design(): Mark[] {
  const [a, b] = p.main;
  const y = s.deck - p.rise - 30;
  const ends = [a, b].map((x) => at(x, y));
  const under = s.deck + s.depth;
  return [
    plannedPiers(s, p, p.main, p.approach),
    ink('dash', plan(s, p, 0, p.panels), ...[s.deck, under].map((level) => line(at(p.bank, level), at(bank, level)))),
    ink(
      'thin',
      lines(ends.map((end) => [at(end.x, end.y - 8), at(end.x, s.deck + p.dip - 12)])),
      line(at(a, y), at(b, y)),
      lines(ends.map((end) => [at(end.x - 6, end.y + 6), at(end.x + 6, end.y - 6)])),
    ),
  ];
}

/** The bridge in use. */
function open(): Mark[] {
  const [a, b] = p.main;
  return [
    water(s),
    ...shores(s, p),
    ...piers(s, p),
    ...deck(s, 0, a, { rail: true }),
    ...deck(s, b, s.width, { rail: true }),
    ...hungDeck(s, p, a, b),
    ...rib(s, p, 0, p.panels),
    ...train(s, 560, 62, 20),
    person(at(30, s.deck), 24),
    ...sailingBoat(at(300, s.water), 34),
  ];
}

function drawStep(step: Step): Mark[] {
  if (step === 6) return open();
  if (step > 2) return atStage(s, p, step as 3 | 4 | 5, true);
  const next = step === 1 ? setOut(s, p, 1) : design();
  return [water(s), ...shores(s, p), ...next, ...[0, bank].flatMap((x) => deck(s, x, x + p.bank))];
}

const shifted = (mark: Mark): Mark =>
  mark.style === 'text' ? mark : { ...mark, path: move(mark.path, (q) => at(q.x + ROAD, q.y)) };

/** A bridge that is surveyed, designed, built and opened, at the end of a long road: one state for each step. */
export function steps(step: Step): Drawing {
  const sheet: Sheet = { ...s, width: ROAD + s.width };
  return drawing(sheet, step === 6 ? [ROAD + 330, 132, 84] : [0, 0, 0], [
    ...ground([at(-20, s.deck + s.depth / 2), at(ROAD, s.deck + s.depth / 2)], s.height),
    ...drawStep(step).map(shifted),
    ...deck(sheet, 0, ROAD + 1, { open: true }),
    ...(step > 2 ? roadRail : []),
  ]);
}
