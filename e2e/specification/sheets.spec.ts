/** Documents as drawing sheets. */
import { expect, test } from '../support/test';

for (const direction of ['ltr', 'rtl'] as const) {
  test(`spreads the letters of a sheet's grid along its edge, ${direction}`, { tag: '@all' }, async ({
    page,
    site,
  }) => {
    await page.goto(site.path('/it-services'));
    const edge = await page.locator('.document-sheet').evaluate((sheet, direction) => {
      document.documentElement.dir = direction;
      const { height, left, right } = getComputedStyle(sheet, '::after');
      return { share: Number.parseFloat(height) / sheet.clientHeight, left, right };
    }, direction);
    expect(edge.share).toBeGreaterThan(0.8);
    expect(direction === 'ltr' ? edge.left : edge.right).toBe('0px');
  });
}
