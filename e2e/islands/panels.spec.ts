/** What opens above the page covers it: its ground is opaque, and nothing lies over its links. */
import type { Locator, Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { link, MENUS, trigger } from '../support/navigation';
import { dialog, openSearch, results } from '../support/search';
import { DESKTOP, expect, footer, header, open, openFrozen, PHONE, test } from '../support/test';
import { announcements, letToastIn } from '../support/toasts';

test.use({ viewport: DESKTOP });

/** Returns what is wrong with a panel: a ground that lets the page through, and controls that cannot be seen and clicked. */
const findFaults = (panel: Locator) =>
  panel.evaluate((part) => {
    const { backgroundColor, opacity } = getComputedStyle(part);
    const isOpaque = opacity === '1' && /^rgb\(/.test(backgroundColor);
    const controls = [...part.querySelectorAll<HTMLElement>('a, button, summary')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const covered = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(top) ? [] : [`${top?.outerHTML.slice(0, 60)} is above ${control.textContent}`];
    });
    return [...(isOpaque ? [] : [`its ground is ${backgroundColor}, at ${opacity}`]), ...covered];
  });

async function expectWhole(page: Page, panel: Locator) {
  await expect(panel).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(panel), colorScheme).toEqual([]);
  }
}

test('covers the page with each menu, on a desktop and on a phone', async ({ page }) => {
  await open(page, '/');
  for (const menu of ['Services', 'Products'] as const) {
    await trigger(page, menu).hover();
    await expect(link(page, MENUS[menu][0][0])).toBeVisible();
    await expectWhole(page, header(page).locator('.nav-panel'));
  }
  await page.setViewportSize(PHONE);
  await header(page).locator('.phone-nav > summary').click();
  await expectWhole(page, header(page).locator('.phone-panel'));
  await header(page).locator('summary').filter({ hasText: 'Services' }).click();
  await expectWhole(page, header(page).locator('.phone-panel'));
});

test('covers the page with the search, with a toast and with a tooltip', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  await expectWhole(page, dialog(page));

  await openFrozen(page, '/contact');
  await fillIn(page);
  await submitButton(page).click();
  await letToastIn(page);
  await expectWhole(page, announcements(page));
  await footer(page)
    .getByRole('link', { name: /^LinkedIn/ })
    .hover();
  await page.clock.runFor(700);
  await expectWhole(page, page.getByRole('tooltip'));
});
