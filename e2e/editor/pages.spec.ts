/** Compares the pixels of the preview with built pages. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { edited, openPreview } from '../support/drafts';
import { takeUpFonts } from '../support/observers';
import { expect, test } from '../support/test';

test.use({ deviceScaleFactor: 0.5, bypassCSP: true, reuseContext: false });

/** Each kind of page. The pixels of some are compared, and the words and the height of the others, which have the same parts. */
const PAGES = [
  ['pages/about.md', '/about', 1280, true],
  ['industries/healthcare.md', '/healthcare', 390, true],
  ['blog/change-in-employee-engagement-perception.md', '/blog/change-in-employee-engagement-perception', 1280, true],
  ['products/lims.md', '/lims', 1280, false],
  ['case-studies/application-migration-iris.md', '/case-study/application-migration-iris', 390, false],
  ['pages/blog.md', '/blog', 390, false],
  ['pages/case-study.md', '/case-study', 1280, false],
] as const;

async function settled(page: Page) {
  await takeUpFonts(page);
  await page.addStyleTag({ content: fs.readFileSync('e2e/visual/screenshot.css', 'utf8') });
  await page.evaluate(async () => {
    // Only a build binds words (export/bind-words.ts).
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.includes('\u00a0')) text.data = text.data.replaceAll('\u00a0', ' ');
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

test('renders each kind of page as the build does, to the pixel', async ({ page: built, context }) => {
  test.setTimeout(180_000);
  const preview = await context.newPage();
  const show = await openPreview(preview);
  for (const [name, path, width, isDrawn] of PAGES) {
    await built.goto(path);
    await show(edited(name));
    const heading = await built.getByRole('heading', { level: 1 }).textContent();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    const found = [];
    for (const page of [built, preview]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const words = await page.getByRole('main').textContent();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      found.push({ words, height, pixels: isDrawn ? await takePixels(page) : undefined });
    }
    const [asBuilt, drawn] = found;
    expect.soft(drawn?.words, path).toBe(asBuilt?.words);
    expect.soft(drawn?.height, `${path}, ${width} px: as high`).toBe(asBuilt?.height);
    if (asBuilt?.pixels && drawn?.pixels)
      expect.soft(differingShare(asBuilt.pixels, drawn.pixels), `${path}, ${width} px`).toBeLessThan(0.002);
  }
});

/** Returns the pixels of a whole page, three bytes each. */
async function takePixels(page: Page): Promise<Buffer> {
  const image = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** Returns the share of pixels that are of another colour in another image, by more than the edge of a letter is. */
function differingShare(one: Buffer, other: Buffer): number {
  const count = Math.min(one.length, other.length) / 3;
  let differing = 0;
  for (let pixel = 0; pixel < 3 * count; pixel += 3) {
    const differences = [0, 1, 2].map((part) => Math.abs((one[pixel + part] ?? 0) - (other[pixel + part] ?? 0)));
    if (differences.reduce((sum, difference) => sum + difference) > 90) differing += 1;
  }
  return differing / count;
}
