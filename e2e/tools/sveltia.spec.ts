/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentFiles, fieldOf, openEditor, previewOf } from '../support/editor';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';

/** The path of the field with the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath);

/** Texts of pages: the field of each, at the start, in the middle and at the end of its form. */
const TEXTS = {
  '/collections/pages/entries/home': [
    [/^sections\.0\.heading$/, 'h1', 0],
    [/^sections\.\d+\.(heading|items\.\d+\.title)$/, 'main h3', -1],
  ],
  [ABOUT]: [[/^sections\.\d+\./, 'main h2', -1]],
  '/collections/industries/entries/healthcare': [[/^partnershipSection\.services\.\d+\.title$/, 'main h3', -1]],
} as const;

for (const [width, height] of [
  [1440, 900],
  [1600, 1000],
] as const)
  for (const [at, texts] of Object.entries(TEXTS))
    test(`opens the field of a clicked text of ${path.basename(at)} at ${width} x ${height}`, { tag: '@all' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openEditor(page, contentFiles(), at);
      for (const [field, selector, index] of texts) {
        await previewOf(page).locator(selector).nth(index).click();
        await expect.poll(() => focusedField(page), { message: selector }).toMatch(field);
      }
    });

test('requests a confirmation before a section is removed', { tag: '@all' }, async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  const sections = fieldOf(page, 'sections');
  await sections.scrollIntoViewIfNeeded();
  const total = sections.getByText(/^\d+\s+Sections$/);
  const before = String(await total.textContent());
  const remove = sections.getByRole('button', { name: 'Remove' }).first();
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(total).toHaveText(before);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(total).not.toHaveText(before);
});
