/**
 * Spans that stand side by side above the cards of a section: each is one column wide and brings half a pier at both of
 * its ends, so any two of them meet on a whole one, and the first and the last end on an abutment. They have one deck and
 * one waterline.
 */
import { leaf, mirrored } from './bridges/cyber-security';
import { train } from './bridges/it-services';
import { arm, armNodes, tower } from './bridges/staff-augmentation';
import { at, mirror, pairs, stations } from './geometry';
import { band, pier, railing } from './parts';
import { line, polygon, rect, sagging } from './path';
import { sailingBoat, water } from './scenery';
import { OVERLAP, type Sheet } from './sheet';
import { ink, type Mark, type OpenDrawing } from './svg';

const s: Sheet = { width: 440, height: 232, deck: 116, depth: 12, water: 208, rail: 12, posts: 16, text: 20 };
const axis = s.width / 2;
const under = s.deck + s.depth;
/** The top of the piers between two spans, and half their width. */
const pierTop = under + 22;
const half = 9;

/** Takes marks of the left end and the width of the whole, returns them with those of the right end. */
export const bothEnds = (marks: readonly Mark[], width = s.width): Mark[] => [...marks, ...mirrored(marks, width / 2)];

/** The inner halves of two piers whose axes are the edges. */
const halfPiers = bothEnds([
  ink('body', polygon([at(0, pierTop), at(half, pierTop), at(half + 4, s.water - 9), at(0, s.water - 9)])),
  ink('body', rect(0, pierTop, half + 5, 8)),
  ink('body', polygon([at(0, s.water - 9), at(half + 6, s.water - 9), at(half + 11, s.water), at(0, s.water)])),
]);

/** The deck from end to end of a span. */
const wholeDeck = band(s, -OVERLAP, s.width + OVERLAP);

/** Two leaves half raised, for a boat. */
function bascule(): Mark[] {
  const face = 62;
  const trunnion = at(face - 6, s.deck + 2);
  const chamber = bothEnds([
    ink('mass', rect(0, under, face, s.water - under)),
    ink('mass', polygon([at(0, s.water - 10), at(face + 6, s.water - 10), at(face + 13, s.water), at(0, s.water)])),
    railing(s, at(0, s.deck), at(face - 8, s.deck)),
    ...band(s, -OVERLAP, face - 8),
  ]);
  return [
    ...chamber,
    ...bothEnds(leaf(s, trunnion, axis - trunnion.x - 3, 36)),
    ...sailingBoat(at(axis, s.water), 36),
    water(s),
  ];
}

/** Three bays of a haunched girder, with a train or without. */
function viaduct(hasTrain: boolean): Mark[] {
  const piers = stations(0, s.width, 3);
  const inner = piers.slice(1, -1);
  return [
    ...halfPiers,
    ...inner.flatMap((x) => pier(x, pierTop, s.water, { width: half * 2, batter: 4, cap: 8, footing: true })),
    ink('bold', ...pairs(piers).map(([a, b]) => sagging(at(a, pierTop), at(b, pierTop), under + 8 - pierTop))),
    ...bothEnds([ink('thin', line(at(0, under), at(0, pierTop)))]),
    railing(s, at(0, s.deck), at(s.width, s.deck)),
    ...wholeDeck,
    ...(hasTrain ? train(s, s.width * 0.66, 62, 22) : []),
    water(s),
  ];
}

/** One tower that holds an arm at both of its sides. */
function cantilever(): Mark[] {
  const p = { towers: [axis], top: 24, base: 20, head: 10, arm: axis, panels: 5, joint: 24 };
  const { high, low } = armNodes(s, p, axis);
  return [
    ...halfPiers,
    ...bothEnds([ink('solid', rect(0, under + 10, 6, pierTop - under - 10))]),
    ...arm(high, low),
    ...arm(mirror(high, axis), mirror(low, axis)),
    ...tower(s, p, axis),
    ...wholeDeck,
    water(s),
  ];
}

/** A span as it stands in a column. */
const span = (marks: readonly Mark[]): OpenDrawing => ({ width: s.width, height: s.height, marks });

/** All spans by the name content calls them. */
export const spans = { bascule: span(bascule()), viaduct: span(viaduct(true)), cantilever: span(cantilever()) };

/** What leads to the first of them and from the last. */
export const approach = span(viaduct(false));
