/**
 * The copy buttons by key and touch; the notices they raise stand in copy-button.spec.ts. What is promised, and the tests that hold it (tools/criteria.spec.ts):
 * - keyboard: a key copies, and the focus stays [a key and a tap copy]
 * - pointer: a click copies and says so [islands/copy-button: copies it and says so]
 * - touch: a tap copies [a key and a tap copy]
 * - voice: words that are seen are the name [islands/copy-button: copies it and says so]
 * - screen reader: each says what it copies; a clipboard that refuses is told [islands/copy-button: copies it and says so] [islands/copy-button: a clipboard that refuses is told]
 * - 400 %: none is lost [invariants/stress: every page under stress]
 * - text spacing: none is lost [invariants/stress: every page under stress]
 * - forced colours: each has an edge [islands/preferences: has an edge, and the focus a ring]
 * - reduced motion: nothing moves [invariants/pages: every page, part]
 * - no script: none is there, and the words beside it can be copied by hand [islands/no-js: the contact form says that it needs JavaScript]
 */
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
