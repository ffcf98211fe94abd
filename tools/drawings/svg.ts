import * as fontkit from 'fontkit';
import type { ColourScheme } from '../../lib/shared/colours';
import { colour } from './colour';
import { at, format, type Point } from './geometry';
import { boxOf, ellipse, join, type Path, pathData } from './path';

/** Which colours: 'auto' follows the reader's scheme, the others are fixed (for rasterising). */
export type Scheme = ColourScheme | 'auto';

/**
 * How a path is painted; each is a class in the file.
 * thin, bold, dash: lines. etch: a thin line on a paper-filled shape. water: a muted hairline.
 * paper: hides what is behind. body, mass: paper with a thin or a bold outline.
 * deck: yellow. chord, bar: the ink and the yellow of a deck as thick as the page's, below the deck's line. grain: a thin line on yellow, dark in both schemes. solid: ink.
 */
export type Style =
  | 'thin'
  | 'bold'
  | 'dash'
  | 'etch'
  | 'water'
  | 'paper'
  | 'body'
  | 'mass'
  | 'deck'
  | 'chord'
  | 'bar'
  | 'grain'
  | 'solid';

type Label = { readonly at: Point; readonly size: number; readonly text: string };
type PathMark = { readonly style: Style; readonly path: Path };
type TextMark = { readonly style: 'text'; readonly label: Label };
/** `isAside`: not a part of the bridge, such as a boat or a dimension; the end of a page has none of it. */
export type Mark = (PathMark | TextMark) & { readonly isAside?: boolean };
type Disc = { readonly centre: Point; readonly radius: number };

/** A finished drawing: its viewBox, its one yellow disc behind all, its marks back to front. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** y of its upper edge; default: 0. */
  readonly top?: number;
  /** y of the top of its deck, if it has one of the page's thickness. */
  readonly deck?: number;
  readonly disc: Disc;
  readonly marks: readonly Mark[];
};

/** A drawing that stands in the page itself, whose styles paint it. */
export type OpenDrawing = Omit<Drawing, 'deck' | 'disc'>;

const lineStyles: readonly string[] = ['thin', 'bold', 'dash', 'etch', 'grain', 'water'];

/** Takes a style and paths, returns one mark. */
export function ink(style: Style, ...paths: readonly Path[]): PathMark {
  return { style, path: join(...paths) };
}

/** Takes the middle of the baseline, a size in viewBox units and words, returns centred text. */
export function words(x: number, y: number, size: number, text: string): TextMark {
  return { style: 'text', label: { at: at(x, y), size, text } };
}

/** Returns the marks as no part of the bridge. */
export function aside(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, isAside: true }));
}

/** Whether the mark is only stroked, so that its order among its like does not matter. */
function isLine(mark: Mark): mark is PathMark {
  return lineStyles.includes(mark.style);
}

/** Neighbouring line marks of one style become one path: smaller files, same picture. */
function merge(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && isLine(last) && isLine(mark) && last.style === mark.style) {
      merged[merged.length - 1] = { style: last.style, path: join(last.path, mark.path) };
    } else {
      merged.push(mark);
    }
  }
  return merged;
}

/** Takes marks, returns what a page draws them with: each outline after its style. */
export function outlines(marks: readonly Mark[]): [Style, string][] {
  return merge(marks).flatMap((mark): [Style, string][] =>
    mark.style === 'text' ? [] : [[mark.style, pathData(mark.path)]],
  );
}

/** Returns the colour rules of one fixed scheme. */
function colours(scheme: ColourScheme): string {
  const line = colour(scheme, 'ink');
  return [
    `svg{color:${line}}`,
    `.etch,.body,.mass,.chord{stroke:${line}}`,
    `.paper,.body,.mass{fill:${colour(scheme, 'surface')}}`,
    `.deck,.disc{fill:${colour(scheme, 'brand')}}`,
    `.bar{stroke:${colour(scheme, 'brand')}}`,
    `.water{stroke:${colour(scheme, 'muted')}}`,
    scheme === 'dark' ? `.over{display:inline;color:${colour(scheme, 'onBrand')}}` : '.over{display:none}',
  ].join('');
}

/** The deck's thickness, `--deck` of app/styles/tokens.css, by the least width of the image: CSS pixels. */
const DECKS = { 0: '8px', 768: '10px', 1280: '12px', 1920: '.625vw' };

/** Returns the rules of a deck's strokes. Half of each is cut off at the deck's line, so that it stays where it is. */
function deckRules(scheme: Scheme): string {
  if (scheme !== 'auto') return '.bar{stroke-width:24}.chord{stroke-width:29.5}';
  const sizes = Object.entries(DECKS).map(([width, deck]) => {
    const rule = `svg{--deck:${deck}}`;
    return width === '0' ? rule : `@media(min-width:${width}px){${rule}}`;
  });
  return `.bar{stroke-width:calc(2*var(--deck))}.chord{stroke-width:calc(2*var(--deck) + 5.5px)}${sizes.join('')}`;
}

/** Returns the style sheet: shapes first, then the colours of the scheme. */
function styleSheet(scheme: Scheme, hasDeck: boolean): string {
  const shapes = [
    'path{fill:none;stroke-width:1;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    '.thin,.bold,.dash{stroke:currentColor}',
    '.bold,.mass{stroke-width:2.75}',
    '.dash{stroke-dasharray:5 4}',
    '.water{opacity:.6}',
    ...(hasDeck ? ['.chord,.bar{clip-path:url(#under)}', deckRules(scheme)] : []),
    '.solid{fill:currentColor}',
    `.grain{stroke:${colour('light', 'onBrand')}}`,
  ].join('');
  if (scheme !== 'auto') return shapes + colours(scheme);
  return `${shapes}${colours('light')}@media (prefers-color-scheme:dark){${colours('dark')}}`;
}

/** The heading face, whose letters become outlines: an image cannot load a font. */
const font = fontkit.openSync('app/fonts/familjen-grotesk-600.woff2');

/** Takes words, returns the outlines of their letters. */
function lettering({ at: middle, size, text }: Label): string {
  if (!('layout' in font)) throw new Error('app/fonts/familjen-grotesk-600.woff2 has several fonts; cut it to one.');
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = middle.x - (advanceWidth * scale) / 2;
  return glyphs
    .map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(x, middle.y).toSVG();
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

/**
 * Takes a drawing and a scheme, returns the SVG file. In the dark scheme the lines which cross the
 * disc and decks are drawn once more in dark ink, masked by them: pale lines on yellow would not be seen.
 * At #plain the drawing has no disc: https://www.w3.org/TR/SVG2/linking.html#SVGFragmentIdentifiers
 */
export function serialise(drawing: Drawing, scheme: Scheme): string {
  const { width, height, top = 0, deck, disc, marks } = drawing;
  const round = pathData(ellipse(disc.centre, disc.radius));
  const hasDeck = marks.some(({ style }) => style === 'bar');
  const yellow = marks.filter(({ style }) => style === 'deck' || style === 'bar').map(element);
  const bridge = merge(marks).map(element).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="plain" `,
    `viewBox="0 ${top} ${width} ${height - top}" width="${width}" height="${height - top}">`,
    `<style>${styleSheet(scheme, hasDeck)}:target .disc{display:none}</style>`,
    hasDeck ? `<clipPath id="under"><path d="M0 ${format(deck ?? 0)}h${width}v60H0z"/></clipPath>` : '',
    `<mask id="yellow" mask-type="alpha"><path class="disc" d="${round}"/>${yellow.join('')}</mask>`,
    `<path class="disc" d="${round}"/>\n<g id="bridge">\n`,
    bridge,
    `\n</g>\n<g class="over" mask="url(#yellow)"><use href="#bridge"/></g>`,
    '</svg>\n',
  ].join('');
}

/** What is left of the sky above the highest mark: viewBox units. */
const HEADROOM = 24;

/** Returns the drawing without its disc and without its sky, for lists. */
export function low(drawing: Drawing): Drawing {
  const tops = drawing.marks.map((mark) => (mark.style === 'text' ? drawing.height : boxOf(mark.path)[1]));
  const top = Math.max(0, Math.floor(Math.min(...tops) - HEADROOM));
  return { ...drawing, top, disc: { centre: at(0, 0), radius: 0 } };
}

/** Returns the elements of marks. */
const elements = (marks: readonly Mark[]): string => merge(marks).map(element).join('');

/** A pier in one size: its shaft from `top` down repeats every `pitch`. */
export type PierSection = {
  readonly size: 'wide' | 'strip';
  readonly top: number;
  readonly pitch: number;
  readonly shaft: readonly Mark[];
  readonly head: readonly Mark[];
  readonly surface: readonly Mark[];
  readonly foot: readonly Mark[];
};

/** How long a pier may get, in viewBox units. */
const LONGEST = 20_000;

/**
 * Takes a pier in both sizes, returns an SVG file without a viewBox: it is as high as its box, and its shaft repeats from
 * the head to the foot. A box narrower than 61 px shows the strip.
 */
export function serialisePier(sizes: readonly PierSection[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<style>${styleSheet('auto', false)}`,
    '.strip{display:none}@media(max-width:60px){.wide{display:none}.strip{display:inline}}',
    '@media(min-width:61px) and (max-width:300px){g.size{transform:scale(.55)}}',
    '@media(min-width:600px){g.size{transform:scale(1.3)}}</style>',
    ...sizes.map(pierOf),
    '</svg>\n',
  ].join('');
}

/** One size of a pier. Each group doubles the shaft of the group before it. */
function pierOf({ size, top, pitch, shaft, head, surface, foot }: PierSection): string {
  const doublings = Math.ceil(Math.log2(LONGEST / pitch));
  const id = (level: number) => `${size}-${level}`;
  const doubled = Array.from({ length: doublings }, (_, level) => {
    const half = `<use href="#${id(level)}"`;
    return `<g id="${id(level + 1)}">${half}/>${half} y="${pitch * 2 ** level}"/></g>`;
  });
  const placed = (y: string, content: string) =>
    `<svg y="${y}" overflow="visible"><g class="size">${content}</g></svg>\n`;
  return [
    `<defs><g id="${id(0)}">${elements(shaft)}</g>${doubled.join('')}</defs>\n`,
    `<svg class="${size}" x="50%" overflow="visible">\n`,
    placed('46%', elements(surface)),
    placed('0', `<use href="#${id(doublings)}" y="${top}"/>${elements(head)}`),
    placed('100%', elements(foot)),
    '</svg>\n',
  ].join('');
}
