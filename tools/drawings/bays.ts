/**
 * One bay of a viaduct in three parts, as it gets as high as the words between its piers: the girder, which rests on half
 * a pier at both sides, half of their shaft, and the ground they stand on. All of them stretch with their column.
 */
import { mirrored } from './bridges/cyber-security';
import { at, type Point } from './geometry';
import { openDeck } from './parts';
import { polyline, sagging } from './path';
import { levelGround } from './scenery';
import { OVERLAP, type Sheet } from './sheet';
import { ink, type Mark, type OpenDrawing } from './svg';

/** Its height is in CSS pixels: rail and deck are on whole ones, so that no line is darker where two columns meet. */
const s: Sheet = { width: 220, height: 80, deck: 13.5, depth: 12, water: 8, rail: 12, posts: 16, text: 20 };
/** How deep the girder is over a pier and between two; half a pier's width at its head and at its foot. */
const [haunch, slender, head, toe] = [42, 12, 9, 12];
const under = s.deck + s.depth;
const cap = under + haunch;

const part = (height: number, marks: readonly Mark[]): OpenDrawing => ({ width: s.width, height, marks });
/** Takes the outline of what stands left of an axis, returns the right half beside it; the axis is the style's own line. */
function sides(outline: readonly Point[]): Mark[] {
  const right = ink('thin', polyline(outline));
  return [right, ...mirrored([right], s.width / 2)];
}

export const bay = {
  'viaduct-girder': part(s.height, [
    ...sides([at(0, cap), at(head + 6, cap), at(head + 6, s.height), at(0, s.height)]),
    ink('bold', sagging(at(0, cap), at(s.width, cap), slender - haunch)),
    ...openDeck(s),
  ]),
  'viaduct-shaft': { width: toe, height: 100, marks: [ink('thin', polyline([at(head, 0), at(toe, 100)]))] },
  'viaduct-ground': part(24, [
    ...levelGround(s.water, [[-OVERLAP, s.width + OVERLAP]]),
    ...sides([at(0, 0), at(toe + 5, 0), at(toe + 5, s.water)]),
  ]),
};
