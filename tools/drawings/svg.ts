import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { at, format, type Point } from './geometry';
import { ellipse, join, measureBox, type Path, pathData, splitOutlines } from './path';
import { type Style, styleSheet } from './style-sheet';

type Label = { readonly at: Point; readonly size: number; readonly text: string; readonly isItalic: boolean };
type PathMark = { readonly style: Style; readonly path: Path };
type TextMark = { readonly style: 'text'; readonly label: Label };
/** `isAside`: not a part of the bridge, such as a boat or a dimension; the end of a page has none of it. */
export type Mark = (PathMark | TextMark) & { readonly isAside?: boolean };
type Disc = { readonly centre: Point; readonly radius: number };

/** A finished drawing: its viewBox, its yellow disc behind all if it has one, its marks back to front. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** y of its upper edge; default: 0. */
  readonly top?: number;
  /** y of the top of its deck, if it has one of the page's thickness. */
  readonly deck?: number;
  readonly disc?: Disc;
  readonly marks: readonly Mark[];
};

/** A drawing that stands in the page itself, whose styles paint it. */
export type OpenDrawing = Omit<Drawing, 'deck' | 'disc'>;

const lineStyles: readonly string[] = ['thin', 'bold', 'dash', 'etch', 'grain', 'water'];

/** Takes a style and paths, returns one mark. */
export function ink(style: Style, ...paths: readonly Path[]): PathMark {
  return { style, path: join(...paths) };
}

/** Takes the middle of the baseline, a size in viewBox units and words, returns centred text; water has its name in italic. */
export function words(x: number, y: number, size: number, text: string, isItalic = false): TextMark {
  return { style: 'text', label: { at: at(x, y), size, text, isItalic } };
}

/** Returns the marks as no part of the bridge. */
export function aside(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, isAside: true }));
}

/** Whether the mark is only stroked, so that its order among its like does not matter. */
export function isLine(mark: Mark): mark is PathMark {
  return lineStyles.includes(mark.style);
}

/** What a stroke covers beyond its outline in a small image: viewBox units. */
const STROKE = 4;

/** The box around all that is painted of an outline: an arc is at most its radius beyond its ends. */
function measureExtent(outline: Path): ReturnType<typeof measureBox> {
  const [left, top, right, bottom] = measureBox(outline);
  const beyond = STROKE + Math.max(0, ...outline.flatMap((s) => (s.op === 'A' ? [s.r.x, s.r.y] : [])));
  return [left - beyond, top - beyond, right + beyond, bottom + beyond];
}

function areApart(path: Path, other: Path): boolean {
  const extents = splitOutlines(other).map(measureExtent);
  return splitOutlines(path)
    .map(measureExtent)
    .every(([l, t, r, b]) => extents.every((o) => o[0] > r || o[2] < l || o[1] > b || o[3] < t));
}

/**
 * Returns the index of the mark of this style that a later mark may become a part of: what is painted between them, and a
 * fill of that mark, must not be where the later one is. A deck's thickness is not of its outline, and letters have none yet.
 */
function findPlace(mark: PathMark, marks: readonly Mark[]): number {
  for (let index = marks.length - 1; index >= 0; index--) {
    const other = marks[index];
    if (!other || other.style === 'text' || other.style === 'bar' || other.style === 'chord') return -1;
    if (other.style === mark.style && isLine(mark)) return index;
    const isFree = areApart(mark.path, other.path);
    if (other.style === mark.style && isFree) return index;
    if (!isFree) return -1;
  }
  return -1;
}

/** Marks of one style become one path where the picture stays the same: fewer elements, smaller files. */
function merge(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of marks) {
    const place = mark.style === 'text' ? -1 : findPlace(mark, merged);
    const other = merged[place];
    if (mark.style === 'text' || !other || other.style === 'text') merged.push(mark);
    else merged[place] = { style: other.style, path: join(other.path, mark.path) };
  }
  return merged;
}

/** Takes marks, returns what a page draws them with: each outline after its style. */
export function outlines(marks: readonly Mark[]): [Style, string][] {
  return merge(marks).flatMap((mark): [Style, string][] =>
    mark.style === 'text' ? [] : [[mark.style, pathData(mark.path)]],
  );
}

/** The heading face, whose letters become outlines: an image cannot load a font. */
const font = fontkit.openSync(fileURLToPath(new URL('../../app/fonts/familjen-grotesk-600.woff2', import.meta.url)));

/** Takes words, returns the outlines of their letters. */
function lettering({ at: middle, size, text, isItalic }: Label): string {
  if (!('layout' in font)) throw new Error('app/fonts/familjen-grotesk-600.woff2 has several fonts; cut it to one.');
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = middle.x - (advanceWidth * scale) / 2;
  return glyphs
    .map((glyph, index) => {
      const upright = glyph.path.scale(scale, -scale);
      const letter = isItalic ? upright.transform(1, 0, -0.2, 1, 0, 0) : upright;
      const outline = letter.translate(x, middle.y).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale;
      return outline.replace(/-?\d+\.\d+/g, (length) => format(Number(length)));
    })
    .join('');
}

/** Takes one mark, returns its element. */
function element(mark: Mark): string {
  if (mark.style !== 'text') return `<path class="${mark.style}" d="${pathData(mark.path)}"/>`;
  return `<path class="solid" d="${lettering(mark.label)}"/>`;
}

/** Returns the elements of a bridge: all but its deck in groups that rise from there. */
function standing(marks: readonly Mark[]): string[] {
  const isDeck = ({ style }: Mark) => style === 'chord' || style === 'bar';
  return marks.flatMap((mark, index): string[] => {
    if (isDeck(mark)) return [element(mark)];
    const [before, after] = [marks[index - 1], marks[index + 1]];
    return [
      ...(!before || isDeck(before) ? ['<g class="up">'] : []),
      element(mark),
      ...(!after || isDeck(after) ? ['</g>'] : []),
    ];
  });
}

/** Returns the classes of marks; letters are solid. */
const listStyles = (marks: readonly Mark[]): Style[] => marks.map(({ style }) => (style === 'text' ? 'solid' : style));

/**
 * Takes a drawing and how many widths of a view its image has, 0 for one on phones only. Returns the SVG file, in the colours
 * of the visitor's scheme. In the dark scheme the lines which cross the disc and decks are drawn once more in dark ink,
 * masked by them: pale lines on yellow would not be seen. At #plain the drawing has no disc:
 * https://www.w3.org/TR/SVG2/linking.html#SVGFragmentIdentifiers. At #rise all but the deck rises, once.
 */
export function serialise(drawing: Drawing, views = 1): string {
  const { width, height, top = 0, deck, disc, marks } = drawing;
  const parts = merge(marks);
  const styles = new Set(listStyles(parts));
  const round = disc ? `<path class="disc" d="${pathData(ellipse(disc.centre, disc.radius))}"/>` : '';
  const yellow = parts.filter(({ style }) => style === 'deck' || style === 'bar').map(element);
  const hasYellow = disc !== undefined || yellow.length > 0;
  const rises = disc !== undefined && deck !== undefined;
  const bridge = (rises ? standing(parts) : parts.map(element)).join('\n');
  const open = rises ? '<g id="rise">' : '';
  const close = rises ? '</g>' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${disc ? ' id="plain"' : ''} `,
    `viewBox="0 ${top} ${width} ${height - top}" width="${width}" height="${height - top}">`,
    `<style>${styleSheet(styles, { hasDisc: disc !== undefined, hasYellow, views, ...(rises && { deck }) })}</style>${open}`,
    styles.has('bar') ? `<clipPath id="under"><path d="M0 ${format(deck ?? 0)}h${width}v60H0z"/></clipPath>` : '',
    hasYellow ? `<mask id="yellow" mask-type="alpha">${round}${yellow.join('')}</mask>${round}` : '',
    hasYellow
      ? `\n<g id="bridge">\n${bridge}\n</g>\n<g class="over" mask="url(#yellow)"><use href="#bridge"/></g>`
      : bridge,
    `${close}</svg>\n`,
  ].join('');
}

/** What is left of the sky above the highest mark: viewBox units. */
const HEADROOM = 24;

/** Returns the drawing without its disc and without its sky. */
export function low({ disc, ...drawing }: Drawing): Drawing {
  const tops = drawing.marks.map((mark) => (mark.style === 'text' ? drawing.height : measureBox(mark.path)[1]));
  return { ...drawing, top: Math.max(0, Math.floor(Math.min(...tops) - HEADROOM)) };
}

/** Returns the elements of marks. */
const elements = (marks: readonly Mark[]): string => merge(marks).map(element).join('');

/** A pier in one size: its shaft is so long, repeats, and stands on a foot of a height. */
export type PierSection = {
  readonly size: 'wide' | 'strip';
  readonly length: number;
  readonly shaft: readonly Mark[];
  readonly head: readonly Mark[];
  readonly foot: readonly Mark[];
  readonly height: number;
};

/**
 * Takes a pier in both sizes, returns an SVG file without a viewBox: it is as high as its box, and its shaft repeats from
 * the foot to the head. A box narrower than 65 px shows the strip.
 */
export function serialisePier(sizes: readonly PierSection[]): string {
  const marks = sizes.flatMap(({ shaft, head, foot }) => [...shaft, ...head, ...foot]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<style>${styleSheet(new Set(listStyles(marks)), {})}`,
    '.size{transform:scale(var(--scale))}',
    '.strip{display:none}@media(max-width:64px){.wide{display:none}.strip{display:inline}}',
    'svg{--scale:1}@media(min-width:65px) and (max-width:300px){svg{--scale:.55}}@media(min-width:600px){svg{--scale:1.3}}',
    '</style>',
    ...sizes.map(serialisePierSize),
    '</svg>\n',
  ].join('');
}

/** One size of a pier. What of its shaft is above the box is out of view. */
function serialisePierSize({ size, length, shaft, head, foot, height }: PierSection): string {
  const id = `${size}-shaft`;
  const placed = (y: string, content: string) =>
    `<svg y="${y}" overflow="visible"><g class="size">${content}</g></svg>\n`;
  const others = [1, 2, 3].map((n) => `<use href="#${id}" y="${-n * length}"/>`);
  return [
    `<svg class="${size}" x="50%" overflow="visible">\n`,
    placed(
      '100%',
      `<g transform="translate(0 ${-height})"><g id="${id}">${elements(shaft)}</g>${others.join('')}</g>${elements(foot)}`,
    ),
    placed('0', elements(head)),
    '</svg>\n',
  ].join('');
}
