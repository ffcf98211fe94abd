import { at, between, type Curve, type Point, pairs, stations } from './geometry';
import { join, line, lines, type Path, polygon, polyline, rect } from './path';
import { OVERLAP, type Sheet } from './sheet';
import { aside, ink, type Mark, words } from './svg';

type DeckOptions = {
  readonly rail?: boolean;
  /** Leaves the ends without a closing line (where a broken edge follows). */
  readonly open?: boolean;
};

/** How far the ink of a deck projects at an end that is in view. */
const END = 1.5;

/**
 * The family's mark: a yellow band with ink above and below, as thick as the page's deck at every size.
 * Takes the sheet and both ends (x), and whether a railing stands on it; returns its marks.
 */
export function deck(s: Sheet, from: number, to: number, { rail = false, open = false }: DeckOptions = {}): Mark[] {
  const a = at(from > 0 ? from : -OVERLAP, s.deck);
  const b = at(to < s.width ? to : s.width + OVERLAP, s.deck);
  const end = open ? 0 : END;
  return [
    ...(rail ? [railing(s, at(from, s.deck), at(to, s.deck))] : []),
    ink('chord', line(a, b)),
    ink('bar', line(at(from > 0 ? a.x + end : a.x, a.y), at(to < s.width ? b.x - end : b.x, b.y))),
    ink('thin', line(a, b)),
  ];
}

/** The same band in the scale of a small drawing; takes the sheet and both ends (x). */
export function band(s: Sheet, from: number, to: number): Mark[] {
  const under = s.deck + s.depth;
  const ends = [from, to].filter((x) => x > 0 && x < s.width);
  // Beyond the stroke of the yellow, which would cover the line of the next column.
  const beyond = ends.length === 0 ? 2 * OVERLAP : 0;
  const [left, right] = [from - beyond, to + beyond];
  return [
    ink('deck', rect(from, s.deck, to - from, s.depth)),
    ink('bold', line(at(left, under), at(right, under))),
    ink('thin', line(at(left, s.deck), at(right, s.deck)), lines(ends.map((x) => [at(x, s.deck), at(x, under)]))),
  ];
}

/** A handrail with evenly spaced posts on a straight edge; takes its two ends on the deck. */
export function railing(s: Sheet, a: Point, b: Point): Mark {
  return ink('thin', line(at(a.x, a.y - s.rail), at(b.x, b.y - s.rail)), posts(s, a, b));
}

/** The posts of a handrail. */
function posts(s: Sheet, a: Point, b: Point): Path {
  const count = Math.max(1, Math.round(Math.abs(b.x - a.x) / s.posts));
  return lines(
    stations(0, 1, count)
      .map((t) => between(a, b, t))
      .map((p) => [p, at(p.x, p.y - s.rail)]),
  );
}

/** The deck of a sheet that goes on at both of its ends, with a railing whose posts stand half their distance from them. */
export function openDeck(s: Sheet): Mark[] {
  const edge = s.posts / 2;
  const [from, to] = [-OVERLAP, s.width + OVERLAP];
  return [
    ink(
      'thin',
      line(at(from, s.deck - s.rail), at(to, s.deck - s.rail)),
      posts(s, at(edge, s.deck), at(s.width - edge, s.deck)),
    ),
    ...band(s, from, to),
  ];
}

type PierOptions = {
  /** Width at the top. */
  readonly width: number;
  /** How much wider each side is at the foot. */
  readonly batter?: number;
  /** Height of the cap below the deck, none if 0. */
  readonly cap?: number;
  /** Whether it stands in water: a footing with cutwaters. */
  readonly footing?: boolean;
};

/**
 * A pier: takes its axis (x), the y of the underside it carries and of the water or ground it
 * stands on, and its sizes; returns shaft, cap and footing, filled so that they hide what is behind.
 */
export function pier(x: number, top: number, foot: number, options: PierOptions): Mark[] {
  const { width, batter = 0, cap = 0, footing = false } = options;
  const half = width / 2;
  const toe = half + batter;
  const stand = footing ? foot - 9 : foot;
  const shaft = polygon([at(x - half, top + cap), at(x + half, top + cap), at(x + toe, stand), at(x - toe, stand)]);
  return [
    ink('body', shaft),
    ...(cap > 0 ? [ink('body', rect(x - half - 5, top, width + 10, cap))] : []),
    ...(footing ? [ink('body', cutwater(x, stand, foot, toe + 7))] : []),
  ];
}

/** A footing with pointed ends at both sides, which parts the stream; takes axis, y range, half. */
export function cutwater(x: number, top: number, foot: number, half: number): Path {
  return polygon([at(x - half, foot), at(x - half + 5, top), at(x + half - 5, top), at(x + half, foot)]);
}

/** A trestle: two raking legs with ties and crossed bracing; takes axis, y range, half widths. */
export function trestle(x: number, top: number, foot: number, head: number, toe: number): Mark {
  const levels = stations(top, foot, Math.max(1, Math.round((foot - top) / 60)));
  const half: Curve = (y) => head + ((toe - head) * (y - top)) / (foot - top);
  const left = (y: number): Point => at(x - half(y), y);
  const right = (y: number): Point => at(x + half(y), y);
  return ink(
    'thin',
    lines([
      [left(top), left(foot)],
      [right(top), right(foot)],
    ]),
    lines(levels.slice(1, -1).map((y) => [left(y), right(y)])),
    ...pairs(levels).map(([a, b]) =>
      lines([
        [left(a), right(b)],
        [right(a), left(b)],
      ]),
    ),
  );
}

/** A tower tapering upwards, with a bold outline; takes axis, y range and half widths. */
export function pylon(x: number, top: number, foot: number, head: number, toe: number): Mark {
  return ink('mass', polygon([at(x - head, top), at(x + head, top), at(x + toe, foot), at(x - toe, foot)]));
}

/** Upright hangers: takes x values and the curves they run between, returns one mark. */
export function hangers(xs: readonly number[], top: Curve, bottom: Curve): Mark {
  return ink('thin', lines(xs.map((x) => [at(x, top(x)), at(x, bottom(x))])));
}

/** Small rings where members meet; takes their centres and the radius. */
export function nodes(centres: readonly Point[], radius: number): Mark[] {
  return centres.map((c) => ink('body', ring(c, radius)));
}

/** A small circle as a path. */
export function ring(c: Point, radius: number): Path {
  const right = at(c.x + radius, c.y);
  const left = at(c.x - radius, c.y);
  const r = at(radius, radius);
  return [
    { op: 'M', to: left },
    { op: 'A', r, sweep: true, to: right },
    { op: 'A', r, sweep: true, to: left },
    { op: 'Z' },
  ];
}

/** A bearing: a small ink block between pier and deck; takes the middle of its top. */
export function bearing(x: number, y: number, width: number, height: number): Mark {
  return ink('solid', rect(x - width / 2, y, width, height));
}

/** An arrow head: takes its tip, its direction (1 right, -1 left) and its length. */
function arrowHead(tip: Point, direction: 1 | -1, size: number): Path {
  const back = tip.x - direction * size;
  return polyline([at(back, tip.y - size * 0.45), tip, at(back, tip.y + size * 0.45)]);
}

/**
 * A level dimension: extension lines at both ends from `from`, arrows, and a gap in the line for
 * the words, so that no line runs through them. Takes ends (x), y of the line and the words.
 */
export function dimension(s: Sheet, ends: readonly [number, number], y: number, from: number, text: string): Mark[] {
  const [a, b] = ends;
  const middle = (a + b) / 2;
  const gap = dimensionGap(s, text);
  const size = s.text * 0.5;
  return aside([
    ink(
      'thin',
      line(at(a, from), at(a, y + size)),
      line(at(b, from), at(b, y + size)),
      line(at(a, y), at(middle - gap, y)),
      line(at(middle + gap, y), at(b, y)),
      join(arrowHead(at(a, y), -1, size), arrowHead(at(b, y), 1, size)),
    ),
    words(middle, y + s.text * 0.34, s.text, text),
  ]);
}

/** Half the clear width which words need (letters are about half their size wide). */
export function dimensionGap(s: Sheet, text: string): number {
  return text.length * s.text * 0.26 + s.text * 0.8;
}
