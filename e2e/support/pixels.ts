/** Compares pixels of a page before and after a change. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Rgb, ratio } from './contrast';

export type Clip = { x: number; y: number; width: number; height: number };
export type Pixels = { data: Buffer; width: number; height: number };

/** Room for a ring around a control, and for the deck below it. */
const MARGIN = 20;

/** The place of an element with the room around it, within the window. */
export async function measurePlace(locator: Locator, margin = MARGIN): Promise<Clip> {
  const box = await locator.boundingBox();
  const window = locator.page().viewportSize();
  if (!box || !window) throw new Error(`not shown: ${locator}`);
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  return {
    x,
    y,
    width: Math.min(window.width - x, Math.ceil(box.width + 2 * margin)),
    height: Math.min(window.height - y, Math.ceil(box.height + 2 * margin)),
  };
}

/** The pixels of an image file. */
async function decoded(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Takes the pixels of a part of the window. */
const takePixels = async (page: Page, clip: Clip): Promise<Pixels> =>
  decoded(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));

/** The pixels of a whole page. */
export const takePagePixels = async (page: Page): Promise<Pixels> =>
  decoded(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));

/** The share of pixels that are of another colour in another image, by more than the edge of a letter is. */
export function differingShare(pixels: Pixels, other: Pixels): number {
  const count = Math.min(pixels.data.length, other.data.length) / 3;
  let differing = 0;
  for (let index = 0; index < count; index++) {
    const a = pixelAt(pixels, index);
    const b = pixelAt(other, index);
    if (a.reduce((sum, value, part) => sum + Math.abs(value - (b[part] ?? 0)), 0) > 90) differing += 1;
  }
  return differing / count;
}

/** The colour of a pixel by its number, row by row. */
const pixelAt = ({ data }: Pixels, index: number): Rgb => [
  data[3 * index] ?? 0,
  data[3 * index + 1] ?? 0,
  data[3 * index + 2] ?? 0,
];

/** How many pixels have changed by 3 to 1 or more. */
function strongChange(before: Pixels, after: Pixels): number {
  let count = 0;
  for (let index = 0; index < before.width * before.height; index++)
    if (ratio(pixelAt(before, index), pixelAt(after, index)) >= 3) count += 1;
  return count;
}

/**
 * The size of the mark a state has, in CSS pixels: what changes by 3 to 1 or more when the state goes.
 * @param locator what has the mark
 * @param unmark takes the state away
 */
export async function measureMark(locator: Locator, unmark: () => Promise<unknown>): Promise<number> {
  const page = locator.page();
  await locator.scrollIntoViewIfNeeded();
  const clip = await measurePlace(locator);
  const before = await takePixels(page, clip);
  await unmark();
  const after = await takePixels(page, clip);
  return strongChange(before, after) / (before.width / clip.width) ** 2;
}
