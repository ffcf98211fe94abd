/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The channels of a colour, rgb() as browsers compute it. */
export function parseColour(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);

/** Returns the contrast of two colours, from 1 to 21. */
export function ratio(colour: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [colour, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the contrast of two colours as browsers compute them. */
export const contrast = (colour: string, other: string) => ratio(parseColour(colour), parseColour(other));
