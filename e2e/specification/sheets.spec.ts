/** Documents as drawing sheets. */
import { expect, test } from '../support/test';

test('folds a long document on phones only, and opens it on paper and on wide screens', async ({ page, site }) => {
  const row = page.locator('.document-sheet th').filter({ hasText: 'Hold inbound files' });
  const summary = page.getByText('Example only: Cutover runbook, evening of the move', { exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.path('/it-services'));
  await expect(row).toBeHidden();
  await summary.click();
  await expect(row).toBeVisible();
  await summary.click();
  await expect(row).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(row).toBeVisible();
  await expect(summary).toBeHidden();
});
