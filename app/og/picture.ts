import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type ImageFile, plainFile } from '@/lib/content/image-file';

type Size = { width: number; height: number };
type Picture = Size & { src: string };

const pictures = new Map<string, Promise<Picture>>();

/** Returns an image as a PNG in a data URI, in its version for phones. Pages often share an illustration. */
export function pictureOf(image: ImageFile, size: Size): Promise<Picture> {
  const url = image.kind === 'photo' ? plainFile(image) : (image.narrow ?? image).src;
  const made = pictures.get(url) ?? rasterise(path.join('public', decodeURIComponent(url)), size);
  pictures.set(url, made);
  return made;
}

async function rasterise(file: string, size: Size): Promise<Picture> {
  const content = fs.readFileSync(file);
  const image = file.endsWith('.svg')
    ? sharp(withPlainValues(content.toString()), { density: 144 }).resize({ ...size, fit: 'inside' })
    : sharp(content).resize({ ...size, fit: 'cover' });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

/** sharp knows no custom properties, in which tools/drawings/svg.ts writes the deck's thickness. */
const DECK = '.bar{stroke-width:24}.chord{stroke-width:29.5}';

const withPlainValues = (svg: string) => Buffer.from(svg.replace('</style>', `${DECK}</style>`));
