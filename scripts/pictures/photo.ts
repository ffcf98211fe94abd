/** Checks a photo and makes the forms of it that browsers load. */
import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Fault, MAX_PIXELS, sizeFault, weightFault } from '../../lib/content/photo-limits';
import { CACHE, writeWhole } from './file';

export type Photo = { width: number; height: number; widths: number[] };

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif'];

/**
 * Widths in pixels. 400 and 800 serve phones of one and two pixels to a point, 1200 those of three (390 × 3), 1600
 * and 2400 desktops.
 */
const WIDTHS = [400, 800, 1200, 1600, 2400];
/** What a phone may be asked to load, and the widths a phone loads. */
const PHONE_BYTES = 150_000;
const PHONE_WIDTH = 1200;
/** Tried in turn until a form is light enough; the first is enough for all but the finest grain. */
const QUALITIES = { avif: [52, 42, 32, 22, 12], webp: [76, 62, 46, 30, 14] } as const;
/** More is slower: from 3 to 4 AVIF takes five times as long for half a per cent of weight. */
const EFFORT = { avif: 3, webp: 4 } as const;
/** Part of a cached picture's name: raise it when the numbers above change. */
export const RECIPE = 1;

/** Why a photo cannot be used, or undefined. Reads all of it, as a broken end shows nowhere else. */
export async function faultOf(file: string): Promise<Fault | undefined> {
  const { size } = fs.statSync(file);
  const tooHeavy = weightFault(size);
  if (tooHeavy) return tooHeavy;
  const kinds = 'a picture (JPEG, PNG, WebP or AVIF)';
  if (size === 0) return { expected: kinds, found: 'an empty file' };
  const image = sharp(file, { failOn: 'error', limitInputPixels: false });
  try {
    const { format, width, height } = await image.metadata();
    if (!FORMATS.includes(format)) return { expected: kinds, found: `a file of the kind ${format}` };
    const tooLarge = sizeFault(width, height);
    if (tooLarge) return tooLarge;
  } catch {
    return { expected: kinds, found: 'a file of another kind' };
  }
  try {
    await image.stats();
    return undefined;
  } catch {
    return { expected: 'a whole picture', found: 'one that breaks off or is damaged' };
  }
}

/** @returns how large a photo is once turned upright, and in which widths it is made */
export async function measure(file: string): Promise<Photo> {
  const { autoOrient } = await sharp(file).metadata();
  const { width, height } = autoOrient;
  const widths = WIDTHS.filter((wide) => wide < width);
  if (width <= (WIDTHS.at(-1) ?? 0)) widths.push(width);
  return { width, height, widths };
}

/** @returns path of one form in the cache */
export const cached = (hash: string, wide: number, format: string) => path.join(CACHE, `${hash}-${wide}.${format}`);

/**
 * Makes those forms of a photo that the cache lacks. Nothing of the file but its pixels is taken over: no place, no
 * time, no camera.
 * @returns how many were made
 */
export async function encode(file: string, hash: string, { widths }: Photo): Promise<number> {
  const wanted = widths.flatMap((wide) => (['avif', 'webp'] as const).map((format) => ({ wide, format })));
  const lacking = wanted.filter(({ wide, format }) => !fs.existsSync(cached(hash, wide, format)));
  if (lacking.length === 0) return 0;
  // Decoded once, at the largest width that is needed.
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { wide, format } of lacking) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: wide });
    writeWhole(cached(hash, wide, format), await lightEnough(resized, wide, format));
  }
  return lacking.length;
}

async function lightEnough(image: Sharp, wide: number, format: 'avif' | 'webp'): Promise<Buffer> {
  let result = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    result = await image.clone()[format]({ quality, effort: EFFORT[format] }).toBuffer();
    if (wide > PHONE_WIDTH || result.length <= PHONE_BYTES) break;
  }
  return result;
}
