/** Documents as drawing sheets. */
import { expect, test } from '../support/test';

test("spreads the letters of a sheet's grid along its edge", { tag: '@all' }, async ({ page, site }) => {
  await page.goto(site.path('/it-services'));
  const edge = await page.locator('.document-sheet').evaluate((sheet) => {
    const { height, left } = getComputedStyle(sheet, '::after');
    return { share: Number.parseFloat(height) / sheet.clientHeight, left };
  });
  expect(edge.share).toBeGreaterThan(0.8);
  expect(edge.left).toBe('0px');
});
