/** The link that skips the header. */
import { expect, main, open, test } from '../support/test';

for (const path of ['/', '/about', '/nowhere']) {
  test(`is the first thing a keyboard reaches on ${path}, and leads to the content`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });
}

test('is out of sight until it has the focus', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
});
