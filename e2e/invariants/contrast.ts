/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the luminance of a colour, rgb() as browsers compute it. */
function readLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => channel(Number(value) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrast(colour: string, other: string): number {
  const [dark = 0, light = 0] = [colour, other].map(readLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
