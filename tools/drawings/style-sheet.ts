import { type ColourScheme, colour } from './colours';

/**
 * How a path is painted; each is a class in the file.
 * thin, bold, dash: lines. etch: a thin line on a paper-filled shape. water: a muted hairline.
 * paper: hides what is behind. body, mass: paper with a thin or a bold outline.
 * deck: yellow. chord, bar: the ink and the yellow of a deck as thick as the page's, below the deck's line. grain: a thin line on yellow, dark in both schemes. solid: ink.
 * figure: ink with a halo of paper, of one colour also where a deck is behind a part of it.
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
  | 'solid'
  | 'figure';

/** What a file has besides its marks. */
type Has = {
  readonly hasDisc?: boolean;
  /** Whether a disc or a deck is crossed by lines, which are dark there. */
  readonly hasYellow?: boolean;
  /** y of the deck on which the bridge rises. */
  readonly deck?: number;
  /** How many widths of a view the image has; 0: only phones show it. */
  readonly views?: number;
};

/** The deck's thickness, `--deck` of app/styles/tokens.css, by the least width of the view: CSS pixels. */
const DECKS = { 768: '10px', 1280: '12px' };
const DECK = '8px';
/** From here on it grows with the view: a share of it. */
const [WIDEST, SHARE] = [1920, 0.625];

/** Takes the styles of a file's marks, returns the rules that it needs: shapes first, then the colours of both schemes. */
export function styleSheet(
  styles: ReadonlySet<Style>,
  { hasDisc = false, hasYellow = false, deck, views = 1 }: Has,
): string {
  const rule = (names: readonly (Style | 'disc')[], declarations: string): string => {
    const used = names.filter((name) => (name === 'disc' ? hasDisc : styles.has(name)));
    return used.length > 0 ? `${used.map((name) => `.${name}`).join(',')}{${declarations}}` : '';
  };
  const colours = (scheme: ColourScheme): string => {
    const line = colour(scheme, 'ink');
    const over = scheme === 'dark' ? `display:inline;color:${colour('dark', 'onBrand')}` : 'display:none';
    return [
      `svg{color:${line}}`,
      rule(['etch', 'body', 'mass', 'chord'], `stroke:${line}`),
      rule(['paper', 'body', 'mass'], `fill:${colour(scheme, 'surface')}`),
      rule(['figure'], `fill:${line};stroke:${colour(scheme, 'surface')}`),
      rule(['deck', 'disc'], `fill:${colour(scheme, 'brand')}`),
      rule(['bar'], `stroke:${colour(scheme, 'brand')}`),
      rule(['water'], `stroke:${colour(scheme, 'muted')}`),
      hasYellow ? `.over{${over}}` : '',
    ].join('');
  };
  return [
    'path{fill:none;stroke-width:1;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    rule(['thin', 'bold', 'dash'], 'stroke:currentColor'),
    rule(['bold', 'mass'], 'stroke-width:2.75'),
    rule(['dash'], 'stroke-dasharray:5 4'),
    rule(['water'], 'opacity:.6'),
    styles.has('bar') ? deckRules(views) : '',
    rule(['solid'], 'fill:currentColor'),
    rule(['figure'], 'stroke-width:3;paint-order:stroke'),
    rule(['grain'], `stroke:${colour('light', 'onBrand')}`),
    colours('light'),
    `@media (prefers-color-scheme:dark){${colours('dark')}}`,
    hasDisc ? '#plain:target .disc{display:none}' : '',
    deck === undefined ? '' : riseRules(deck),
  ].join('');
}

/**
 * Returns the rules of what stands on a deck: at #rise it rises from there, once. Selectors of a target do not reach a `use`,
 * but its copies inherit properties.
 */
function riseRules(deck: number): string {
  return [
    '#rise:target{--rise:480ms cubic-bezier(.2,.8,.2,1)}',
    `.up{transform-origin:0 ${deck}px;animation:up var(--rise,0s)}.disc{animation:disc var(--rise,0s)}`,
    '@keyframes up{from{transform:scaleY(.72)}}@keyframes disc{from{transform:translateY(48px)}}',
  ].join('');
}

/** Returns the rules of a deck's strokes. Half of each is cut off at the deck's line, so that it stays where it is. */
function deckRules(views: number): string {
  const wider = Object.entries({ ...DECKS, [WIDEST]: `${SHARE / views}vw` }).map(
    ([width, deck]) => `@media(min-width:${Number(width) * views}px){svg{--deck:${deck}}}`,
  );
  return [
    '.chord,.bar{clip-path:url(#under)}',
    '.bar{stroke-width:calc(2*var(--deck))}.chord{stroke-width:calc(2*var(--deck) + 5.5px)}',
    `svg{--deck:${DECK}}${views > 0 ? wider.join('') : ''}`,
  ].join('');
}
