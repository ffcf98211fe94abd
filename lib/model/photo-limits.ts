import { HEIC } from './fields';
import type { Problem, UnplacedProblem } from './problems';

const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;

export const checkWeight = (bytes: number): UnplacedProblem | undefined =>
  bytes > MAX_BYTES
    ? { expected: 'an image of at most 20 MB', found: `${(bytes / 1024 / 1024).toFixed(1)} MB` }
    : undefined;

export function checkPixels(width: number, height: number): UnplacedProblem | undefined {
  if (width * height <= MAX_PIXELS) return undefined;
  const found = `${width} x ${height} (${Math.round((width * height) / 1e6)} megapixels)`;
  return { expected: 'an image of at most 50 megapixels: export it 3,000 pixels wide', found };
}

/** The first bytes of a file that name its format: https://www.iso.org/standard/83102.html (ISO/IEC 14496-12, ftyp) */
export const HEAD_BYTES = 64;

const ANIMATION_BIT = 2;

/**
 * Refuses the format of an iPhone's camera, whatever the file is called, and an image that moves: its variants would be one
 * still frame. GIF is no format for images here. @param head the first bytes as text
 */
export function checkFormat(head: string): UnplacedProblem | undefined {
  if (/^.{4}ftyp.*he[iv][cimsx]/s.test(head)) return { expected: HEIC, found: 'a HEIC' };
  const flags = /^RIFF.{1,4}WEBPVP8X\n\0{3}(.)/s.exec(head)?.[1]?.charCodeAt(0) ?? 0;
  const moving = {
    // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
    WebP: (flags & ANIMATION_BIT) !== 0,
    // https://www.w3.org/TR/png-3/#acTL-chunk
    PNG: /^.PNG.*acTL/s.test(head),
    // https://aomediacodec.github.io/av1-avif/#brands
    AVIF: /^.{4}ftypavis/s.test(head),
  };
  const [format] = Object.entries(moving).find(([, moves]) => moves) ?? [];
  return format === undefined
    ? undefined
    : { expected: 'an image that stands still, or a video', found: `an animated ${format}` };
}

const MIN_MAIN_PX = 1200;
/** A card, or a photo in a text, on a screen with two pixels a point. */
const MIN_OTHER_PX = 600;
/** Whether a field is the image at the top of a page, which a laptop shows this wide: of the page or of its first section. */
const isMain = ([first, place, ...rest]: readonly PropertyKey[]) =>
  place === undefined || (first === 'sections' && place === 0 && rest.length === 1);

/** Refuses a photo that is smaller than its place. */
export function checkWidth(
  { place, path }: Pick<Problem, 'place' | 'path'>,
  width: number,
): UnplacedProblem | undefined {
  const min = place === 'field' && isMain(path) ? MIN_MAIN_PX : MIN_OTHER_PX;
  const expected = `a photo of at least ${min} pixels in width, or it looks blurred`;
  return width < min ? { expected, found: `${width} pixels` } : undefined;
}
