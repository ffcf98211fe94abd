/** Writes the icons of browsers and home screens from the mark: `npm run draw`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ARCH } from '../../lib/shared/arch';
import { colour } from './colour';

/**
 * The mark in a square.
 * @param share how much of the square's width the mark takes, 0 to 1: small for maskable icons, whose edge may be cut off
 * @param ground fill of the square, none for a transparent one
 * @param style attributes or classes of the strokes
 */
function square(share: number, ground: string, style: string): string {
  const width = 34 / share;
  const box = `${(34 - width) / 2} ${10 - width / 2} ${width} ${width}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}<g fill="none" ${style}><path d="${ARCH.ribs}" stroke-width="3"/><path d="${ARCH.hangers}" stroke-width="1.6"/></g></svg>\n`;
}

const ground = (share: number) => {
  const width = 34 / share;
  return `<rect x="${(34 - width) / 2}" y="${10 - width / 2}" width="${width}" height="${width}" fill="${colour('light', 'brand')}"/>`;
};

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

/** @param folder public/, into which favicon.ico and icons/ go */
export async function writeIcons(folder: string): Promise<void> {
  const icons = join(folder, 'icons');
  mkdirSync(icons, { recursive: true });
  const stroke = `stroke="${colour('light', 'ink')}"`;
  const onYellow = (share: number) => square(share, ground(share), stroke);
  writeFileSync(join(icons, 'favicon.svg'), faviconSvg());
  writeFileSync(join(icons, 'apple-touch-icon.png'), await raster(onYellow(0.68), 180));
  writeFileSync(join(icons, 'icon-192.png'), await raster(onYellow(0.72), 192));
  writeFileSync(join(icons, 'icon-512.png'), await raster(onYellow(0.72), 512));
  writeFileSync(join(icons, 'maskable-192.png'), await raster(onYellow(0.54), 192));
  writeFileSync(join(icons, 'maskable-512.png'), await raster(onYellow(0.54), 512));
  const paper = `<rect x="-10" y="-20" width="60" height="60" fill="${colour('light', 'surface')}"/>`;
  const small = await raster(square(1, paper, stroke), 32);
  writeFileSync(join(folder, 'favicon.ico'), ico(small, 32));
}
