/** Links between pages. */
import { expect, main, open, test } from '../support/test';

test('a link is prepared once it is pointed at, and followed without a full load', async ({ page, requests }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main(page).getByRole('link', { name: 'Learn More about us', exact: true }).hover();
  await expect.poll(() => requests.filter((address) => /\/about.*\.txt/.test(address)).length).toBeGreaterThan(0);
  await main(page).getByRole('link', { name: 'Learn More about us', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
