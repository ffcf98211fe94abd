/** Draws the icons of browsers and home screens from the mark. */
import sharp from 'sharp';
import { colour } from './colours';
import { MARK } from './mark';

/**
 * The mark in a square.
 * @param share how much of the square's width the mark takes, 0 to 1: small for maskable icons, whose edge may be cut off
 * @param ground the square behind it, none for a transparent one
 * @param stroke attribute or class of the lines
 */
function square(share: number, ground: string, stroke: string): string {
  const size = MARK.width / share;
  const [left, top] = [(size - MARK.width) / 2, (size - MARK.height) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}`,
    `<svg x="${left}" y="${top}" width="${MARK.width}" height="${MARK.height}" viewBox="${MARK.viewBox}">`,
    `<g fill="none" ${stroke}><path d="${MARK.arch}" stroke-width="${MARK.archWidth}"/>`,
    `<path d="${MARK.hangers}" stroke-width="${MARK.hangerWidth}"/></g>`,
    `<path d="${MARK.deck}" fill="${colour('light', 'brand')}"/></svg></svg>\n`,
  ].join('');
}

const PAPER = `<rect width="100%" height="100%" fill="${colour('light', 'surface')}"/>`;

/** The favicon: ink on a transparent ground, paper in a dark tab bar. */
export function faviconSvg(): string {
  const dark = `@media(prefers-color-scheme:dark){g{stroke:${colour('dark', 'ink')}}}`;
  const style = `<style>g{stroke:${colour('light', 'ink')}}${dark}</style>`;
  return square(1, style, '');
}

/** An .ico file that holds one PNG: https://en.wikipedia.org/wiki/ICO_(file_format)#File_structure */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const raster = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Draws every icon that is not text, by its path in the project. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const stroke = `stroke="${colour('light', 'ink')}"`;
  const onPaper = (share: number, size: number) => raster(square(share, PAPER, stroke), size);
  return new Map([
    ['public/icons/apple-touch-icon.png', await onPaper(0.68, 180)],
    ['public/icons/icon-192.png', await onPaper(0.72, 192)],
    ['public/icons/icon-512.png', await onPaper(0.72, 512)],
    ['public/icons/maskable-192.png', await onPaper(0.54, 192)],
    ['public/icons/maskable-512.png', await onPaper(0.54, 512)],
    ['public/favicon.ico', ico(await onPaper(1, 32), 32)],
  ]);
}
