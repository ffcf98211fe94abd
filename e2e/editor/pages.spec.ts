/** Compares the preview with built pages. */
import type { Page } from '@playwright/test';
import { edited, openPreview } from '../support/drafts';
import { takeUpFonts } from '../support/observers';
import { expect, test } from '../support/test';

/** Each kind of page, with a width. */
const PAGES = [
  ['pages/about.md', '/about', 1280],
  ['industries/healthcare.md', '/healthcare', 390],
  ['blog/change-in-employee-engagement-perception.md', '/blog/change-in-employee-engagement-perception', 1280],
  ['products/lims.md', '/lims', 1280],
  ['case-studies/application-migration-iris.md', '/case-study/application-migration-iris', 390],
  ['pages/blog.md', '/blog', 390],
  ['pages/case-study.md', '/case-study', 1280],
] as const;

async function settled(page: Page) {
  await takeUpFonts(page);
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

test('renders each kind of page with the words and the height of the build', async ({ page: built, context }) => {
  test.setTimeout(180_000);
  const preview = await context.newPage();
  const show = await openPreview(preview);
  for (const [name, path, width] of PAGES) {
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
      found.push({ words, height });
    }
    expect.soft(found[1], `${path}, ${width} px`).toEqual(found[0]);
  }
});
