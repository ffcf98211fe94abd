/** What changes for a visitor who prefers more contrast: https://www.w3.org/TR/mediaqueries-5/#prefers-contrast */
import type { Page } from '@playwright/test';
import { expect, footer, main, test } from '../support/test';
import { contrast } from './weak-parts';

test('strengthens muted text and fields when more contrast is preferred', { tag: '@all' }, async ({ page, site }) => {
  await page.goto(site.path('/contact'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: null });
    const before = await readLooks(page);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await readLooks(page);
    expect(after.muted).toBeGreaterThan(before.muted + 2);
    expect(after.edge).toBeGreaterThanOrEqual(7);
    expect(after.width).toBeGreaterThanOrEqual(2);
    expect(after.height, 'nothing moves').toBe(before.height);
  }
  await page.goto(site.path('/search'));
  await expect(main(page).getByRole('searchbox')).toHaveCSS('border-width', /^[2-9]/);
  await page.emulateMedia({ contrast: null });
});

/** Reads the contrast of muted text and of a field's edge, and the width of that edge and the field's height. */
async function readLooks(page: Page) {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const muted = await footer(page)
    .locator('.text-muted')
    .first()
    .evaluate((note) => getComputedStyle(note).color);
  const field = await main(page)
    .locator('.field')
    .first()
    .evaluate((input) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(input);
      return { colour: borderBottomColor, width: borderBottomWidth, height: input.getBoundingClientRect().height };
    });
  return {
    muted: contrast(muted, ground),
    edge: contrast(field.colour, ground),
    width: Number.parseFloat(field.width),
    height: Math.round(field.height),
  };
}
