/**
 * Menu, form, toast and search while they are open: in the room that 400 % zoom leaves (WCAG 2.2, 1.4.10), with the text
 * spacing of 1.4.12, in forced colours, and for who wants less motion. invariants/pages.spec.ts looks at pages at rest.
 */
import type { Locator, Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { cutText, movingParts, overhang, smallTargets } from '../support/page-checks';
import { dialog, openSearch, results } from '../support/search';
import { expect, header, main, open, pointAway, test } from '../support/test';

/** 1280 x 1024 px at 400 %. */
const SMALL = { width: 320, height: 256 };
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

/** Each island: opens it and returns the part of the page that it is. */
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
    await expect(main(page).locator('[aria-invalid]')).toHaveCount(5);
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

const CONTROLS = 'a[href], button, input, textarea, summary';

/** Every control of an island can be reached, and none is out of the window or under another part once it is. */
async function expectReachable(island: Locator) {
  for (const control of await island.locator(CONTROLS).all()) {
    if (!(await control.isVisible())) continue;
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

for (const [name, openIt] of Object.entries(OPENED)) {
  test(`${name} has room at 400 %: nothing is cut, every control is reached`, async ({ page }) => {
    await page.setViewportSize(SMALL);
    const island = await openIt(page);
    expect(await page.evaluate(overhang)).toEqual([]);
    expect(await page.evaluate(cutText)).toEqual([]);
    await expectReachable(island);
  });

  test(`${name} keeps its words with wider text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const island = await openIt(page);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    const cut = await island.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !element.matches('.sr-only, svg *, input'))
        .filter((element) => getComputedStyle(element).overflow !== 'visible' || element === root)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
    await expectReachable(island);
  });

  test(`${name} is large enough for a thumb, and still for who wants less motion`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIt(page);
    await pointAway(page);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(await page.evaluate(movingParts)).toEqual([]);
  });

  test(`${name} shows the focus in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 390, height: 844 });
    const island = await openIt(page);
    // The ring is for the keyboard.
    await page.keyboard.press('Shift');
    for (const control of await island.locator('button, summary, textarea').filter({ visible: true }).all()) {
      await control.focus();
      await expect(control).toHaveCSS('outline-style', 'solid');
      await expect(control).toHaveCSS('outline-width', '3px');
    }
  });
}
