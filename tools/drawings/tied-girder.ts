/** What carries the words on a deck: a girder tied from below, as wide as the page. It stretches with its box. */
import { at, parabola, stations } from './geometry';
import { hangers } from './parts';
import { sagging } from './path';
import { OVERLAP } from './sheet';
import { ink, type OpenDrawing } from './svg';

const [width, height, sag] = [1200, 120, 112];
const [start, end] = [at(-OVERLAP, 0), at(width + OVERLAP, 0)];

export const tiedGirder: OpenDrawing = {
  width,
  height,
  marks: [
    hangers(stations(0, width, 24).slice(1, -1), () => 0, parabola(start, end, sag)),
    ink('bold', sagging(start, end, sag)),
  ],
};
