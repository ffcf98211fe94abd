import { at } from '../geometry';
import { deck } from '../parts';
import { line } from '../path';
import { water } from '../scenery';
import { drawing, type Sheet, sheets, type Variant } from '../sheet';
import { type Drawing, ink, type Mark } from '../svg';
import { type Parameters, parameters, piers, plan, plannedPiers, shores } from './stages/bridge';
import { firstRib, raisePiers, setOut } from './stages/early';
import { closing } from './stages/late';

export type Stage = 1 | 2 | 3 | 4 | 5;

/**
 * What stands at each stage, as shares of the main span: the rib and the deck from the left and
 * from the right (-1: not even the approaches). Last the disc's place on the sheet.
 */
const progress = {
  1: { rib: [0, 0], deck: [-1, -1], disc: [0.66, 0.37] },
  2: { rib: [0, 0], deck: [-1, -1], disc: [0.4, 0.33] },
  3: { rib: [0.35, 0.31], deck: [0, 0], disc: [0.66, 0.28] },
  4: { rib: [0.5, 0.5], deck: [0.35, 0.3], disc: [0.3, 0.26] },
  5: { rib: [0.5, 0.5], deck: [0.52, 0.36], disc: [0.62, 0.22] },
} as const;

/** The same arch bridge at one of five stages of being built; takes variant and stage. */
export function stages(variant: Variant, stage: Stage): Drawing {
  const s = sheets[variant];
  const wide = variant === 'wide';
  const [x, y] = progress[stage].disc;
  const bridge = parameters[variant];
  // The survey has the whole shore, and its signs are seen from afar.
  const site = stage === 1 && wide ? { ...bridge, bank: 116, approach: [190, 1250] as const } : bridge;
  // On phones in the upper sky, below a text of two lines.
  return drawing(s, [x * s.width, wide ? y * s.height : 112, wide ? 112 : 92], atStage(s, site, stage, wide));
}

/** What stands at a stage; takes the sheet, the bridge's sizes and whether there is room for small parts. */
export function atStage(s: Sheet, p: Parameters, stage: Stage, wide: boolean): Mark[] {
  const now = progress[stage];
  const left = Math.round(now.rib[0] * p.panels);
  const right = p.panels - Math.round(now.rib[1] * p.panels);
  const reach = [p.bank, p.main[0]] as const;
  const road = now.deck[0] < 0 ? reach[0] : reach[1];
  return [
    water(s),
    ...shores(s, p),
    ...(left < right ? [ink('dash', plan(s, p, left, right))] : []),
    ...(stage < 5
      ? [
          ink(
            'dash',
            line(at(p.main[0] - (stage < 3 ? p.main[0] - p.bank : 0), s.deck), at(s.width - road, s.deck)),
            line(at(road, s.deck + s.depth), at(s.width - road, s.deck + s.depth)),
          ),
        ]
      : []),
    ...(stage === 1 ? [plannedPiers(s, p, p.main, p.approach)] : []),
    ...(stage === 2 ? [plannedPiers(s, p, [p.main[1]], [p.approach[1]])] : []),
    ...(stage > 2 ? piers(s, p) : []),
    ...(stage === 1 ? setOut(s, p, wide ? 2.2 : 1.4) : []),
    ...(stage === 2 ? raisePiers(s, p, wide) : []),
    ...(stage === 3 ? firstRib(s, p, left, right) : []),
    ...(stage === 4 || stage === 5 ? closing(s, p, now.deck, stage === 5, wide) : []),
    ...deck(s, 0, road, { rail: stage > 2 }),
    ...deck(s, s.width - road, s.width, { rail: stage > 2 }),
  ];
}
