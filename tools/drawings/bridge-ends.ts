/**
 * The end of a page: its bridge once more, up to one of its posts. The page shows it at twice the scale of its hero, with
 * the deck at the page's own (components/sections/CallToAction.css). Only the deck goes on, past the viewBox.
 */
import { at, between, mix, type Point, pairs, stations } from './geometry';
import { line, measureBox, move, type Path, polygon, polyline, rect, splitOutlines } from './path';
import { water } from './scenery';
import { OVERLAP, sheets } from './sheet';
import type { Style } from './style-sheet';
import { type Drawing, ink, isLine, type Mark } from './svg';

/** Half of a wide sheet, and what is below the deck: viewBox units. */
const [width, below] = [720, 180];

/** What is seen of the next span, and left out: viewBox units. */
const SLIVER = 5;

/** A stroke so short is whole or left out. */
const STROKE = 14;

/** How far the footing of the last post may reach past the end: viewBox units. */
const FOOTING = 24;

/** How far above the lower edge the water is in which what is higher than the image ends: viewBox units. */
const FLOOD = 14;

/** How near the underside of a deck what it rests on begins: viewBox units. */
const NEAR = 1.2;

/** What is higher and below the deck is a leg, and has the main weight. */
const LEG = 40;

/** How many widths of a view the image has: the bridge is in the first. */
export const VIEWS = 2;

/** How far below a deck's upper line what it rests on begins: behind the deck, also where a view makes that thinnest. */
const HIDDEN = 4;

/**
 * Where each bridge ends: x on the wide sheet, right of its post and its footing, at a post of its railing if it has one;
 * how much is in view above the deck; how far to the left of that end all but the railing disappears behind the post; and
 * how far to the left of it a phone would see a scrap of what is drawn.
 */
const ends: Readonly<Record<string, readonly [end: number, above: number, post?: number, scrap?: number]>> = {
  home: [1419, 150, 8],
  about: [1175, 160, 40],
  'cyber-security': [1072, 165, 12, 380],
  'cyber-security-training': [1292, 100],
  governance: [1329, 200, 20],
  'it-services': [1329, 100],
  'staff-augmentation': [1404, 190, 20],
  'data-analytics': [1387, 190, 22],
  'life-sciences': [1440, 196],
  healthcare: [1311, 130, 13],
  'financial-services': [741, 224, 8],
  'integration-services': [1153, 100, 10],
  'case-study': [1377, 110, 42],
  blog: [1005, 208],
  'application-migration-iris': [1124, 110],
  'application-development-circular-economy': [1166, 190],
  'healthcare-integrations-assessment': [1264, 110, 24],
};

/** Where that water has its right shore: x in the image. */
const shores: Readonly<Record<string, number>> = {
  'cyber-security-training': 585,
  'it-services': 493,
  'integration-services': width,
  'application-development-circular-economy': width,
  'healthcare-integrations-assessment': width,
};

/** Returns the drawing as the page ends it, if it has a post to end at; its disc has set. */
export function bridgeEnd(name: string, { deck, marks }: Drawing): Drawing | undefined {
  const [end, above, post = 0, scrap = width] = ends[name] ?? [];
  if (end === undefined || above === undefined || deck === undefined) return;
  const height = above + below;
  const shore = shores[name];
  const moved = ({ x, y }: Point) => at(x - end + width, y - deck + above);
  const level = above + sheets.wide.depth;
  const raised = ({ x, y }: Point) => at(x, Math.abs(y - level) < NEAR ? above + HIDDEN : y);
  const kept = marks.flatMap((mark): Mark[] => {
    if (mark.isAside) return [];
    if (mark.style === 'text') return [{ ...mark, label: { ...mark.label, at: moved(mark.label.at) } }];
    const outlines = splitOutlines(move(mark.path, moved));
    const isScrap = (outline: Path) => measureBox(outline)[2] < width - scrap;
    if (mark.style === 'bar' || mark.style === 'chord')
      return [ink(mark.style, ...outlines.filter((outline) => !isScrap(outline)).map(goingOn))];
    const seen = outlines.flatMap((outline): Path[] => {
      const [left, top, right, bottom] = measureBox(outline);
      if (isScrap(outline) || bottom < 0 || top > height) return [];
      if (top === above && bottom === above) return [goingOn(outline)];
      const isRailing = bottom <= above && top >= above - sheets.wide.rail - 1;
      const edge = isRailing ? width : width - post;
      if (right > edge && right - left < STROKE) return [];
      // What the next arch springs from.
      if (!isRailing && bottom < above && right > width && left > edge - FOOTING) return [];
      if (left > edge - (isRailing ? 0 : SLIVER) || (right > width + FOOTING && left > edge - FOOTING)) return [];
      const isPost = !isLine(mark) && right <= width + FOOTING;
      return right <= width || isPost ? [outline] : cut(outline, edge);
    });
    const isLeg = mark.style === 'body' && seen.some((outline) => isTall(outline, above));
    // A flat top, or the end of a line.
    const rests = (outline: Path) => {
      const ys = outline.flatMap((segment) => ('to' in segment ? [segment.to.y] : []));
      const atLevel = ys.filter((y) => Math.abs(y - level) < NEAR).length;
      return mark.style !== 'deck' && Math.min(...ys) > level - NEAR && atLevel >= Math.min(2, ys.length - 1);
    };
    const resting = seen.map((outline) => (rests(outline) ? move(outline, raised) : outline));
    return resting.length > 0 ? [ink(isLeg ? 'mass' : mark.style, ...resting)] : [];
  });
  return {
    width: width * VIEWS,
    height,
    deck: above,
    marks: [
      ...behindDeck(kept, above + HIDDEN),
      ...(shore === undefined ? [] : flood(shore, height)),
      ...lastPost(kept, above),
    ],
  };
}

/** Returns the water that hides what is below it, up to its shore. */
function flood(shore: number, height: number): Mark[] {
  const y = height - FLOOD;
  return [
    ink('paper', rect(0, y, width + FOOTING, FLOOD)),
    water({ ...sheets.wide, width }, { y, shores: [0, shore], rows: 1, step: FLOOD / 2 }),
  ];
}

/** Returns the post at which the railing ends, if the bridge has one. */
function lastPost(marks: readonly Mark[], above: number): Mark[] {
  const top = above - sheets.wide.rail;
  const rails = marks.flatMap((mark) => (mark.style === 'thin' ? splitOutlines(mark.path) : [])).map(measureBox);
  const ends = rails.flatMap(([, high, right, low]) => (high === top && low === top ? right : []));
  const x = Math.max(...ends) - POST / 2;
  return ends.length > 0 ? [ink('bold', line(at(x, above), at(x, top)))] : [];
}

/** The thickness of a bold line. */
const POST = 2.75;

/** Returns the marks with all outlines whose top is behind the deck before it. */
function behindDeck(marks: readonly Mark[], hidden: number): Mark[] {
  const first = marks.findIndex(({ style }) => style === 'chord');
  const isHidden = (outline: Path) =>
    outline.some((segment) => 'to' in segment && segment.to.y === hidden) && measureBox(outline)[3] > hidden;
  const parted = marks.slice(first).map((mark): [Mark[], Mark[]] => {
    if (mark.style === 'text' || mark.style === 'deck') return [[], [mark]];
    const outlines = splitOutlines(mark.path);
    const [hiding, seen] = [outlines.filter(isHidden), outlines.filter((outline) => !isHidden(outline))];
    return [toMark(mark.style, hiding), toMark(mark.style, seen)];
  });
  return [...marks.slice(0, first), ...parted.flatMap(([hiding]) => hiding), ...parted.flatMap(([, seen]) => seen)];
}

const toMark = (style: Style, outlines: readonly Path[]): Mark[] =>
  outlines.length > 0 ? [ink(style, ...outlines)] : [];

function isTall(outline: Path, above: number): boolean {
  const [, top, , bottom] = measureBox(outline);
  return top >= above && bottom - top > LEG;
}

/** Returns the line of a deck, which goes on to the end of the image if it leaves the bridge. */
const goingOn = (outline: Path): Path => move(outline, ({ x, y }) => at(x >= width ? width * VIEWS + OVERLAP : x, y));

/** Returns what is left of x of an outline; a curve becomes short lines. */
function cut(outline: Path, x: number): Path[] {
  const points = listPoints(outline);
  const isClosed = outline.at(-1)?.op === 'Z';
  const sides = isClosed ? [...points, ...points.slice(0, 1)] : points;
  const pieces: Point[][] = [[]];
  const add = (point: Point) => pieces.at(-1)?.push(point);
  pairs(sides).forEach(([a, b], index) => {
    if (index === 0 && a.x <= x) add(a);
    const crossing = () => at(x, mix(a.y, b.y, (x - a.x) / (b.x - a.x)));
    if (a.x <= x !== b.x <= x) {
      if (a.x > x && !isClosed) pieces.push([]);
      add(crossing());
    }
    if (b.x <= x) add(b);
  });
  return pieces.filter(({ length }) => length > 1).map(isClosed ? polygon : polyline);
}

/** How many lines stand for a curve. */
const STEPS = 32;

function listPoints(outline: Path): Point[] {
  let from = at(0, 0);
  return outline.flatMap((segment): Point[] => {
    if (segment.op === 'Z') return [];
    const start = from;
    const { to } = segment;
    from = to;
    if (segment.op !== 'Q' && segment.op !== 'C') return [to];
    const controls = segment.op === 'Q' ? [start, segment.by, to] : [start, segment.by, segment.by2, to];
    return stations(0, 1, STEPS)
      .slice(1)
      .map((t) => onCurve(controls, t));
  });
}

/** Returns a Bézier curve's point at t, by de Casteljau's construction. */
function onCurve(controls: readonly Point[], t: number): Point {
  const [only = at(0, 0), ...others] = controls;
  return others.length === 0
    ? only
    : onCurve(
        pairs(controls).map(([a, b]) => between(a, b, t)),
        t,
      );
}
