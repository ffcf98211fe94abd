/** One bay of a cantilever bridge, from tower to tower, without its deck, which a page has in front of all bays. */

import { arm, armNodes, suspended, tower } from './bridges/staff-augmentation';
import { mirror } from './geometry';
import { water } from './scenery';
import { type Sheet, sheets } from './sheet';
import type { OpenDrawing } from './svg';

/** components/sections/Channels.tsx has the deck's place. */
const s: Sheet = { ...sheets.wide, width: 262, height: 240, deck: 160, depth: 12, water: 224 };
const p = { towers: [0, s.width], top: 10, base: 17, head: 8, arm: 104, panels: 5, joint: 15 };
const { high, low } = armNodes(s, p, 0);

/** The tower at its end is that of the next bay. */
export const panorama: OpenDrawing = {
  width: s.width,
  height: s.height,
  marks: [
    ...suspended(s, p, p.arm, s.width - p.arm),
    ...arm(high, low),
    ...arm(mirror(high, s.width / 2), mirror(low, s.width / 2)),
    ...tower(s, p, 0),
    water(s, { rows: 2, step: 7 }),
  ],
};
