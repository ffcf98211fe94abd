/**
 * The colours by role, for what is drawn without a style sheet: the browser's own bar, icons, drawings, social pictures.
 * Source: design brief, "Tokens". Style sheets have the same as tokens in app/styles/tokens.css; a test holds the two equal.
 */

/** One scheme's colours, as CSS writes them. */
export type Palette = {
  /** Paper: what everything stands on. */
  readonly surface: string;
  /** Text and rules. */
  readonly ink: string;
  /** Second text: captions, figures, notes. */
  readonly muted: string;
  /** Hairline between rows. */
  readonly line: string;
  /** Signal yellow: a surface, never text. */
  readonly brand: string;
  /** Text on the yellow: dark in both schemes. */
  readonly onBrand: string;
  /** A panel of ink; raised from the paper where that is dark, too. */
  readonly inverse: string;
  /** Text on that panel. */
  readonly onInverse: string;
  /** Texts and numbers within code. */
  readonly code: string;
};

export type ColourScheme = 'light' | 'dark';

export const COLOURS: Readonly<Record<ColourScheme, Palette>> = {
  light: {
    surface: '#faf8f2',
    ink: '#15171c',
    muted: '#525357',
    line: 'rgb(21 23 28 / 0.16)',
    brand: '#ffc917',
    onBrand: '#15171c',
    inverse: '#15171c',
    onInverse: '#faf8f2',
    code: '#1d5c3f',
  },
  dark: {
    surface: '#14161a',
    ink: '#f3efe4',
    muted: '#a7a69f',
    line: 'rgb(243 239 228 / 0.2)',
    brand: '#f6c416',
    onBrand: '#15171c',
    inverse: '#282c33',
    onInverse: '#f3efe4',
    code: '#9fd8b4',
  },
};
