/** Repeats app/styles/tokens.css for files without a style sheet. A test compares both. */

const LIGHT = {
  surface: '#faf8f2',
  ink: '#15171c',
  muted: '#525357',
  line: 'rgb(21 23 28 / 0.16)',
  /** A background colour, never a text colour. */
  brand: '#ffc917',
  /** Dark in both schemes. */
  onBrand: '#15171c',
  /** Panels have the colours of the other scheme. */
  inverse: '#15171c',
  onInverse: '#faf8f2',
  /** Over a page below a dialog. */
  veil: 'rgb(21 23 28 / 0.55)',
};

export type Palette = Readonly<typeof LIGHT>;

export type ColourScheme = 'light' | 'dark';

export const COLOURS: Readonly<Record<ColourScheme, Palette>> = {
  light: LIGHT,
  dark: {
    surface: '#14161a',
    ink: '#f3efe4',
    muted: '#a7a69f',
    line: 'rgb(243 239 228 / 0.2)',
    brand: '#f6c416',
    onBrand: '#15171c',
    inverse: '#0c0d0f',
    onInverse: '#f3efe4',
    veil: 'rgb(21 23 28 / 0.55)',
  },
};
