import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkFormat, checkPixels, checkWeight, HEAD_BYTES, MAX_PIXELS } from '../model/photo-limits';
import type { UnplacedProblem } from '../model/problems';
import { CACHE, writeWhole } from './file';

export type Photo = { width: number; height: number; widths: number[] };

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif'];

/** For phones with 1, 2 and 3 pixels a point (390 × 3), and for desktops. */
const WIDTHS_PX = [400, 800, 1200, 1600, 2400];
const MAX_PHONE_BYTES = 150_000;
const PHONE_WIDTH_PX = 1200;
const QUALITIES = { avif: [52, 42, 32, 22, 12], webp: [76, 62, 46, 30, 14] } as const;
/** AVIF takes five times as long with 4, for 0.5 % less. */
const EFFORT = { avif: 3, webp: 4 } as const;
/** A dark logo without a ground cannot be read on a dark page. */
const GROUND = '#fff';
/** Distinguishes cached files: increase it when the values above or the rules for a photo change. */
export const RECIPE = 2;

/** Returns why a photo cannot be used. Reads the whole file: its end may be damaged. */
export async function checkPhoto(file: string): Promise<UnplacedProblem | undefined> {
  const { size } = fs.statSync(file);
  const tooHeavy = checkWeight(size);
  if (tooHeavy) return tooHeavy;
  const formats = 'an image (JPEG, PNG, WebP or AVIF)';
  if (size === 0) return { expected: formats, found: 'an empty file' };
  const refused = checkFormat(readHead(file));
  if (refused) return refused;
  const image = sharp(file, { failOn: 'error', limitInputPixels: false });
  try {
    const { format, width, height } = await image.metadata();
    if (!FORMATS.includes(format)) return { expected: formats, found: `a file of the kind ${format}` };
    const tooLarge = checkPixels(width, height);
    if (tooLarge) return tooLarge;
  } catch {
    return { expected: formats, found: 'a file of another kind' };
  }
  try {
    await image.stats();
    return undefined;
  } catch {
    return { expected: 'a complete image', found: 'one that is incomplete or damaged' };
  }
}

function readHead(file: string): string {
  const head = Buffer.alloc(HEAD_BYTES);
  const descriptor = fs.openSync(file, 'r');
  fs.readSync(descriptor, head);
  fs.closeSync(descriptor);
  return head.toString('latin1');
}

export async function measure(file: string): Promise<Photo> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const widths = WIDTHS_PX.filter((wide) => wide < width);
  if (width <= (WIDTHS_PX.at(-1) ?? 0)) widths.push(width);
  return { width, height, widths };
}

/** The largest side that WebP and AVIF can store: https://developers.google.com/speed/webp/faq */
const MAX_SIDE_PX = 16_383;

export function checkHeight({ width, height, widths }: Photo): UnplacedProblem | undefined {
  const tall = Math.round((height * Math.max(...widths)) / width);
  if (tall <= MAX_SIDE_PX) return undefined;
  return { expected: `an image of at most ${MAX_SIDE_PX} pixels in height: crop it`, found: `${width} x ${height}` };
}

export const cached = (hash: string, wide: number, format: string) => path.join(CACHE, `${hash}-${wide}.${format}`);

/** Makes the missing variants of a photo, without its metadata. @returns how many it made */
export async function encode(file: string, hash: string, { widths }: Photo): Promise<number> {
  const wanted = widths.flatMap((wide) => (['avif', 'webp'] as const).map((format) => ({ wide, format })));
  const lacking = wanted.filter(({ wide, format }) => !fs.existsSync(cached(hash, wide, format)));
  if (lacking.length === 0) return 0;
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .flatten({ background: GROUND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { wide, format } of lacking) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: wide });
    writeWhole(cached(hash, wide, format), await encodeSmall(resized, wide, format));
  }
  return lacking.length;
}

async function encodeSmall(image: Sharp, wide: number, format: 'avif' | 'webp'): Promise<Buffer> {
  let result = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    result = await image.clone()[format]({ quality, effort: EFFORT[format] }).toBuffer();
    if (wide > PHONE_WIDTH_PX || result.length <= MAX_PHONE_BYTES) break;
  }
  return result;
}
