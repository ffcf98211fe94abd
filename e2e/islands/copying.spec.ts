/** The copy buttons by key and touch. */
import { expect, open, test } from '../support/test';
import { notices } from '../support/toasts';

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('a key and a tap copy, and the button keeps the focus of a key', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open(page, '/contact');
  await button('Copy phone number').press('Enter');
  await expect(notices(page)).toHaveText(['Phone number copied']);
  await expect(button('Copy phone number')).toBeFocused();
  await button('Copy email address').tap();
  await expect(notices(page).filter({ hasText: 'Email address copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sales@spanwell.example');
});
