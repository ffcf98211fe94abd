/** The header's links and drop-downs from 1024 px on: the specification, sections 2, 4 and 9. */
import {
  ALL_LINKS,
  expectClosed,
  expectOpen,
  link,
  MENU_NAMES,
  MENUS,
  nav,
  TOP_LINKS,
  trigger,
} from '../support/navigation';
import { DESKTOP, expect, header, open, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

test('the logo leads home', async ({ page }) => {
  await open(page, '/about');
  await expect(header(page).getByRole('link').nth(1)).toHaveAttribute('href', '/');
  await header(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/');
});

test('the top links and both triggers stand in their order', async ({ page }) => {
  await open(page, '/');
  await expect(nav(page).getByRole('listitem')).toHaveText([
    'Home',
    'About Us',
    'Services',
    'Products',
    'Case Study',
    'Blog',
    'Contact',
  ]);
  for (const [name, href] of TOP_LINKS) await expect(link(page, name)).toHaveAttribute('href', href);
});

for (const menu of MENU_NAMES) {
  test.describe(`${menu} drop-down`, () => {
    test('lists its links in their order', async ({ page }) => {
      await open(page, '/');
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      const links = await nav(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: menu, exact: true }) })
        .getByRole('link')
        .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
      expect(links).toEqual(MENUS[menu]);
    });

    test('opens at once when the pointer enters', async ({ page }) => {
      await openFrozen(page, '/');
      await expectClosed(page, menu);
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
    });

    test('closes 1000 ms after the pointer has left: open at 999 ms, closed at 1000 ms', async ({ page }) => {
      await openFrozen(page, '/');
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      await pointAway(page);
      await page.clock.runFor(999);
      await expectOpen(page, menu);
      await page.clock.runFor(1);
      await expectClosed(page, menu);
    });

    test('stays open while the pointer is on its links, and counts 1000 ms from leaving them', async ({ page }) => {
      await openFrozen(page, '/');
      await trigger(page, menu).hover();
      await link(page, MENUS[menu][2][0]).hover();
      await page.clock.runFor(5000);
      await expectOpen(page, menu);
      await pointAway(page);
      await page.clock.runFor(999);
      await expectOpen(page, menu);
      await page.clock.runFor(1);
      await expectClosed(page, menu);
    });

    test('stays open when the pointer comes back in time', async ({ page }) => {
      await openFrozen(page, '/');
      await trigger(page, menu).hover();
      await pointAway(page);
      await page.clock.runFor(999);
      await trigger(page, menu).hover();
      await page.clock.runFor(5000);
      await expectOpen(page, menu);
      await pointAway(page);
      await page.clock.runFor(999);
      await expectOpen(page, menu);
      await page.clock.runFor(1);
      await expectClosed(page, menu);
    });

    test('opens on Enter, Space and ArrowDown, closes on Escape and gives the focus back', async ({ page }) => {
      await open(page, '/');
      await trigger(page, menu).focus();
      for (const key of ['Enter', 'Space', 'ArrowDown']) {
        await expectClosed(page, menu);
        await page.keyboard.press(key);
        await expectOpen(page, menu);
        await page.keyboard.press('Tab');
        await expect(link(page, MENUS[menu][0][0])).toBeFocused();
        await page.keyboard.press('Escape');
        await expectClosed(page, menu);
        await expect(trigger(page, menu)).toBeFocused();
      }
    });

    test('lets the keyboard through its links one by one, and closes when the focus leaves', async ({ page }) => {
      await open(page, '/');
      await trigger(page, menu).focus();
      await page.keyboard.press('Enter');
      for (const [name] of MENUS[menu]) {
        await page.keyboard.press('Tab');
        await expect(link(page, name)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expectClosed(page, menu);
      await expect(nav(page).locator(':focus')).toHaveCount(1);
    });

    test('closes when the focus goes back past its trigger', async ({ page }) => {
      await open(page, '/');
      await trigger(page, menu).focus();
      await page.keyboard.press('Enter');
      await expectOpen(page, menu);
      await page.keyboard.press('Shift+Tab');
      await expectClosed(page, menu);
    });

    test('Escape closes it while the pointer is on it', async ({ page }) => {
      await open(page, '/');
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      await page.keyboard.press('Escape');
      await expectClosed(page, menu);
    });

    test('a click right after the hover keeps it open, the next click closes it', async ({ page }) => {
      await openFrozen(page, '/');
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      await trigger(page, menu).click();
      await expectOpen(page, menu);
      await trigger(page, menu).click();
      await expectClosed(page, menu);
      await trigger(page, menu).click();
      await expectOpen(page, menu);
    });

    test('a link followed closes it', async ({ page }) => {
      const [name, href] = MENUS[menu][0];
      await open(page, '/');
      await trigger(page, menu).hover();
      await link(page, name).click();
      await expect(page).toHaveURL(href);
      await expectClosed(page, menu);
    });
  });
}

for (const [from, to] of [
  ['Services', 'Products'],
  ['Products', 'Services'],
] as const) {
  test(`the pointer on ${to} switches from ${from} at once`, async ({ page }) => {
    await openFrozen(page, '/');
    await trigger(page, from).hover();
    await expectOpen(page, from);
    await trigger(page, to).hover();
    await expectOpen(page, to);
    await expectClosed(page, from);
    // The clock that leaving the first one started must not close the second.
    await page.clock.runFor(5000);
    await expectOpen(page, to);
  });
}

test('what is hovered before the script is ready stays open when it takes over', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await trigger(page, 'Products').hover();
  await expect(link(page, 'LIMS')).toBeVisible();
  release();
  await expect(page.locator('.site-nav[data-ready]')).toBeAttached();
  await expectOpen(page, 'Products');
});

test('the triggers are disclosure buttons, not a menu', async ({ page }) => {
  await open(page, '/');
  await trigger(page, 'Services').hover();
  await expectOpen(page, 'Services');
  for (const role of ['menu', 'menubar', 'menuitem'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test('every header link leads to its page', async ({ page }) => {
  for (const [, href] of ALL_LINKS) expect((await page.request.get(href)).status(), href).toBe(200);
});
