/**
 * Menu, form, toast and search while they are open: at 400 % (WCAG 2.2, 1.4.10), with the text spacing of 1.4.12, in forced
 * colours and with reduced motion. invariants/ covers pages at rest.
 */
import type { Locator, Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { cutText, movingParts, overhang } from '../support/page-checks';
import { dialog, openSearch, results } from '../support/search';
import { layOver, TEXT_SPACING } from '../support/styles';
import { expect, header, main, open, pointAway, test } from '../support/test';

/** Opens each island. @returns its part of the page */
const OPENED: Record<string, (page: Page) => Promise<Locator>> = {
  'the phone menu': async (page) => {
    await open(page, '/about');
    await header(page).locator('.phone-nav > summary').press('Enter');
    for (const group of await header(page).locator('.phone-panel summary').all()) await group.press('Enter');
    return header(page).locator('.phone-nav');
  },
  'the form with its messages': async (page) => {
    await open(page, '/contact');
    await submitButton(page).press('Enter');
    await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(5);
    return page.getByRole('form');
  },
  'the toast': async (page) => {
    await open(page, '/contact');
    await fillIn(page);
    await submitButton(page).press('Enter');
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    // It stays while it has the focus.
    await toast.getByRole('button').focus();
    return toast;
  },
  'the search': async (page) => {
    await openSearch(page);
    await page.keyboard.type('data');
    await expect(results(page).first()).toBeVisible();
    return dialog(page);
  },
};

async function expectReachable(island: Locator) {
  for (const control of await island
    .locator('a[href], button, input, textarea, summary')
    .filter({ visible: true })
    .all()) {
    await control.focus();
    await control.scrollIntoViewIfNeeded();
    const isSeen = await control.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
      return left >= 0 && right <= innerWidth && (element.contains(at) || at?.contains(element) === true);
    });
    expect(isSeen, `${await control.textContent()} is seen`).toBe(true);
  }
}

/** In the page: parts that cut their text. */
const cutParts = (root: Element) =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.matches('.sr-only, svg *, input'))
    .filter((element) => getComputedStyle(element).overflow !== 'visible' || element === root)
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));

for (const [name, openIt] of Object.entries(OPENED)) {
  test(`gives ${name} room at 400 %, its words with text spacing, and a visible focus in forced colours`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    let island = await openIt(page);
    expect(await page.evaluate(overhang)).toEqual([]);
    expect(await page.evaluate(cutText)).toEqual([]);
    await expectReachable(island);

    await page.setViewportSize({ width: 320, height: 800 });
    await layOver(page, TEXT_SPACING);
    expect(await island.evaluate(cutParts)).toEqual([]);
    await expectReachable(island);

    await page.setViewportSize({ width: 390, height: 844 });
    island = await openIt(page);
    await pointAway(page);
    expect(await page.evaluate(movingParts), 'with reduced motion').toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    // The ring is for the keyboard.
    await page.keyboard.press('Shift');
    if (name === 'the toast') await expect(island).toHaveCSS('border-top-style', 'solid');
    for (const control of await island.locator('button, summary, input, textarea').filter({ visible: true }).all()) {
      if (name.includes('form')) await expect(control).toHaveCSS('border-top-style', 'solid');
      if (name === 'the search' && (await control.evaluate((element) => element.matches('input')))) continue;
      await control.focus();
      await expect(control).toHaveCSS('outline', /3px/);
      await expect(control).toHaveCSS('outline-style', 'solid');
    }
    await page.emulateMedia({ forcedColors: null });
  });
}
