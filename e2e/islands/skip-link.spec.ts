/**
 * The link that skips the header. What is promised, and the tests that hold it (tools/criteria.spec.ts):
 * - keyboard: the first stop, in sight, and the next stop is in the content [is the first thing a keyboard reaches]
 * - pointer: it is not in the way [is out of sight until it has the focus]
 * - touch: it is not in the way [is out of sight until it has the focus]
 * - voice: named by its words [is the first thing a keyboard reaches]
 * - screen reader: said first, and it takes the focus to the main part [is the first thing a keyboard reaches] [spoken/spoken: says what it was read for]
 * - 400 %: all of it is in the window [invariants/stress: every page under stress]
 * - text spacing: no word is lost [invariants/stress: every page under stress]
 * - forced colours: no word and no control is lost [invariants/stress: every page under stress]
 * - reduced motion: it comes without moving [invariants/pages: every page, part]
 * - no script: a link to a place of the page, as without scripts at rest [invariants/stress: every page under stress]
 */
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
