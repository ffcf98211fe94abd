/** Pages on paper. */
import type { Locator } from '@playwright/test';
import { loadImages, settle } from '../support/observers';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    prints: number;
  }
}

const STUDY = '/case-study/application-migration-iris';

test('prints a case study as one drawing sheet with a title block', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.prints = 0;
    window.print = () => {
      window.prints += 1;
    };
  });
  await page.goto(STUDY);
  await page.evaluate(settle);
  await loadImages(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const written = pdf.toString('latin1');
  expect(written.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A3, landscape, in points.
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(written)?.map(Number) ?? [];
  expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([1191, 842]);
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect.poll(() => page.evaluate(() => window.prints)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const label of ['Sheet no.', 'Revision']) await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText(`https://www.spanwell.example${STUDY}`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Within its frame, the illustration has the full width, and the title block is bottom right.
  await page.setViewportSize({ width: 1512, height: 1047 });
  const sheet = await measureBox(page.locator('.drawing-sheet'));
  const image = await measureBox(page.locator('.drawing-sheet > header img'));
  const block = await measureBox(page.locator('.title-block'));
  expect(sheet.width - image.width).toBeLessThan(4);
  expect(image.height).toBeGreaterThan(sheet.height / 3);
  expect(sheet.x + sheet.width - block.x - block.width).toBeLessThan(4);
  expect(sheet.y + sheet.height - block.y - block.height).toBeLessThan(4);
});

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not rendered.`);
  return box;
}

test('prints pages without controls, with every slide, answer and illustration', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A4 with its margins.
  await page.setViewportSize({ width: 688, height: 1047 });
  const controls = page.locator('a.button, button, input, textarea, iframe, nav').filter({ visible: true });

  await page.goto('/cyber-security');
  await expect(controls).toHaveCount(0);
  await expect(page.locator('.carousel-slide').filter({ visible: true })).toHaveCount(3);
  await expect(page.locator('.carousel-slide > svg').filter({ visible: true })).toHaveCount(3);
  const hero = await measureBox(page.getByRole('main').getByRole('img').first());
  expect(Math.round(hero.width)).toBe(688);
  await expect(page.getByRole('banner').getByText('sales@spanwell.example')).toBeVisible();

  await page.goto('/');
  const [deck, list] = await page
    .locator('.offers ul')
    .evaluate((element) =>
      [getComputedStyle(element, '::before'), getComputedStyle(element)].map(({ width }) => width),
    );
  expect(deck, 'the deck of the offers crosses the sheet').toBe(list);

  await page.goto('/contact');
  await expect(controls).toHaveCount(0);
  await expect(page.locator('.question > :last-child').filter({ visible: false })).toHaveCount(0);
  await expect(page.locator('.map-frame img')).toBeVisible();
  await expect(page.getByRole('main').getByText('Sydney, Australia', { exact: true }).first()).toBeVisible();
});
