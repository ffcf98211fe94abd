import { AT_POST, contentFiles, findField, findPane, findPreview, openEditor } from '../support/editor';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false });

const ENTRIES = [
  ['/collections/company/entries/site', 'name'],
  ['/collections/pages/entries/home', 'sections'],
  [AT_POST, 'body'],
] as const;

for (const [at, last] of ENTRIES)
  test(`fills the preview with the page whichever field of ${at} is clicked`, async ({ page }) => {
    test.slow();
    await openEditor(page, contentFiles(), at);
    await expect(findPreview(page).getByRole('main')).toBeVisible();
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await findField(page, last).waitFor();
      const fields = page.locator(
        '[data-key-path] input[type="text"], [data-key-path] textarea, [contenteditable="true"]',
      );
      for (const field of await fields.all()) {
        if (!(await field.isVisible())) continue;
        await field.click();
        // Longer than the page takes to scroll.
        await page.waitForTimeout(100);
        expect
          .soft(
            await findPane(page)
              .locator('.pane-page')
              .evaluate((box) => {
                const frame = box.querySelector('iframe')?.getBoundingClientRect();
                const { top, bottom } = box.getBoundingClientRect();
                return Math.round(Math.max(top - (frame?.top ?? 0), bottom - (frame?.bottom ?? 0), box.scrollTop));
              }),
            `${width} x ${height}, ${await field.evaluate((element) => element.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath)}`,
          )
          .toBe(0);
      }
    }
  });
