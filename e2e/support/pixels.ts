/** Compares the pixels of two pages. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Pixels = { data: Buffer; width: number; height: number };

/** The pixels of a whole page, three bytes each. */
export async function takePagePixels(page: Page): Promise<Pixels> {
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that are of another colour in another image, by more than the edge of a letter is. */
export function differingShare({ data }: Pixels, other: Pixels): number {
  const count = Math.min(data.length, other.data.length) / 3;
  let differing = 0;
  for (let pixel = 0; pixel < 3 * count; pixel += 3) {
    const differences = [0, 1, 2].map((part) => Math.abs((data[pixel + part] ?? 0) - (other.data[pixel + part] ?? 0)));
    if (differences.reduce((sum, difference) => sum + difference) > 90) differing += 1;
  }
  return differing / count;
}
