import { at } from './geometry';
import type { Drawing, Mark } from './svg';

/** wide: full-bleed from 640 to 1920 px. narrow: phones, 320 to 640 px, fewer and bigger parts. */
export type Variant = 'wide' | 'narrow';

/** A bridge: takes the variant, returns its drawing. */
export type Bridge = (variant: Variant) => Drawing;

/** The sheet all drawings of a variant share; lengths in viewBox units. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** y of the top of the deck. */
  readonly deck: number;
  /** Thickness of the deck where it is least, in the widest view: what carries it begins below. */
  readonly depth: number;
  /** y of the water's surface. */
  readonly water: number;
  /** Height of a railing above the deck. */
  readonly rail: number;
  /** Distance of railing posts. */
  readonly posts: number;
  /** Size of lettering. */
  readonly text: number;
};

/**
 * The two sheets. `--opening` of app/styles/tokens.css counts on one deck at one height in all of them; what is below it
 * may be taller. Railings are drawn about 1.1 m high, a person about 1.7 m.
 */
export const sheets: Readonly<Record<Variant, Sheet>> = {
  wide: {
    width: 1440,
    height: 560,
    deck: 350,
    depth: 11,
    water: 490,
    rail: 12,
    posts: 16,
    text: 20,
  },
  narrow: {
    width: 720,
    height: 580,
    deck: 340,
    depth: 12,
    water: 480,
    rail: 18,
    posts: 24,
    text: 26,
  },
};

/** How far what goes on in the next column reaches into it, so that no seam is seen where columns end between two pixels. */
export const OVERLAP = 0.5;

/** Takes the sheet, the disc (centre x, centre y, radius) and the marks, returns the drawing. */
export function drawing(s: Sheet, disc: readonly [number, number, number], marks: readonly Mark[]): Drawing {
  const [x, y, radius] = disc;
  return { width: s.width, height: s.height, deck: s.deck, disc: { centre: at(x, y), radius }, marks };
}
