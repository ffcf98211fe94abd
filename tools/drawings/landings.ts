/**
 * The end of a page: its bridge once more, up to one of its posts. The page shows it at twice the scale of its hero, with
 * the deck at the page's own (components/sections/CallToAction.css), and cuts what it has no room for.
 */
import { at, type Point } from './geometry';
import { boxOf, move, outlinesOf } from './path';
import type { Drawing, Mark } from './svg';

/** Half of a wide sheet, and what is below the deck: viewBox units. */
const [width, below] = [720, 180];

/** What is seen of the next span, and left out: viewBox units. */
const SLIVER = 5;

/** What is higher and below the deck is a leg, and has the main weight. */
const LEG = 40;

/**
 * Where each bridge ends: x on the wide sheet, right of its post and its footing, at a post of its railing if it has one;
 * and how much is in view above the deck.
 */
const ends: Readonly<Record<string, readonly [number, number]>> = {
  home: [1419, 150],
  about: [1175, 160],
  'cyber-security': [1068, 165],
  'cyber-security-training': [1292, 100],
  governance: [1329, 200],
  'it-services': [1313, 100],
  'staff-augmentation': [1404, 190],
  'data-analytics': [1387, 190],
  'life-sciences': [1440, 196],
  healthcare: [1311, 130],
  'financial-services': [746, 196],
  'integration-services': [1153, 100],
  'case-study': [1377, 110],
  blog: [1005, 208],
  'application-migration-iris': [1124, 110],
  'application-development-circular-economy': [1166, 190],
  'healthcare-integrations-assessment': [1270, 110],
};

/** Returns the drawing as the page ends it, if it has a post to end at; its disc has set. */
export function landing(name: string, { deck, marks }: Drawing): Drawing | undefined {
  const [end, above] = ends[name] ?? [];
  if (end === undefined || above === undefined || deck === undefined) return;
  const height = above + below;
  const moved = ({ x, y }: Point) => at(x - end + width, y - deck + above);
  const kept = marks.flatMap((mark): Mark[] => {
    if (mark.isAside) return [];
    if (mark.style === 'text') return [{ ...mark, label: { ...mark.label, at: moved(mark.label.at) } }];
    const outlines = outlinesOf(move(mark.path, moved)).map((outline) => ({ outline, box: boxOf(outline) }));
    const seen = outlines.filter(({ box: [l, t, r, b] }) => {
      const isSliver = r > width && l > width - SLIVER;
      return r >= 0 && !isSliver && b >= 0 && t <= height;
    });
    const isLeg = mark.style === 'body' && seen.some(({ box: [, t, , b] }) => t >= above && b - t > LEG);
    return seen.length > 0
      ? [{ style: isLeg ? 'mass' : mark.style, path: seen.flatMap(({ outline }) => outline) }]
      : [];
  });
  return { width, height, deck: above, marks: kept };
}
