/** The header's drop-downs by touch, and with the spacing visitors set. */
import { expectClosed, expectOpen, MENU_NAMES, nav, trigger } from '../support/navigation';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, main, open, openFrozen, test } from '../support/test';

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: DESKTOP });

  test('a tap opens a drop-down, the next tap closes it', async ({ page }) => {
    await openFrozen(page, '/');
    await trigger(page, 'Services').tap();
    await page.clock.runFor(5000);
    await expectOpen(page, 'Services');
    await trigger(page, 'Services').tap();
    await expectClosed(page, 'Services');
  });

  test('a tap on the other trigger switches, a tap elsewhere closes', async ({ page }) => {
    await open(page, '/');
    await trigger(page, 'Services').tap();
    await expectOpen(page, 'Services');
    await trigger(page, 'Products').tap();
    await expectOpen(page, 'Products');
    await expectClosed(page, 'Services');
    await main(page).getByRole('heading', { level: 1 }).tap();
    await expectClosed(page, 'Products');
  });
});

test('an open drop-down is in the window with text spacing at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/');
  await layOver(page, TEXT_SPACING);
  for (const menu of MENU_NAMES) {
    await trigger(page, menu).press('Enter');
    await expectOpen(page, menu);
    for (const one of await nav(page).getByRole('link').all()) await expect(one).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
