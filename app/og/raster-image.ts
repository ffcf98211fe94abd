import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type ImageFile, plainFile } from '@/lib/model/image-file';

type Size = { width: number; height: number };
type RasterImage = Size & { src: string };

const rasterImages = new Map<string, Promise<RasterImage>>();

/** Returns an image as a PNG in a data URI, in its version for phones. Pages often share an illustration. */
export function rasterize(image: ImageFile, size: Size): Promise<RasterImage> {
  const url = image.kind === 'photo' ? plainFile(image) : (image.narrow ?? image).src;
  const file = path.join('public', decodeURIComponent(url));
  const made = rasterImages.get(url) ?? rasterise(file, image, size);
  rasterImages.set(url, made);
  return made;
}

/** The usual density, and the largest side at which an SVG is rendered before it is scaled. */
const DENSITY = 144;
const MAX_SIDE_PX = 8000;

async function rasterise(file: string, original: Size, size: Size): Promise<RasterImage> {
  // sharp renders an SVG with 72 pixels an inch at its own size.
  const density = Math.min(DENSITY, (72 * MAX_SIDE_PX) / Math.max(original.width, original.height));
  const content = fs.readFileSync(file);
  const image = file.endsWith('.svg')
    ? sharp(withPlainValues(content.toString()), { density }).resize({ ...size, fit: 'inside' })
    : sharp(content).resize({ ...size, fit: 'cover' });
  const { data, info } = await image
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(`${file}: the image cannot be rendered for link previews`, { cause: error });
    });
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

/** Matches the thickness of the deck, a custom property, which sharp does not know. */
const DECK_THICKNESS = /calc\(2\*var\(--deck\)(?: \+ ([\d.]+)px)?\)/g;
/** Repeats --deck of app/styles/tokens.css, on wide screens. */
const DECK_PX = 12;

const withPlainValues = (svg: string) =>
  Buffer.from(svg.replace(DECK_THICKNESS, (_, edges = '0') => String(2 * DECK_PX + Number(edges))));
