/** The link that skips the header. */
import { expect, main, open, test } from '../support/test';

test('is out of sight, the first tab stop of a page, and leads to the content', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toHaveCount(1);
});
