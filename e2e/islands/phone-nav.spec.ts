/** The header's links below 1024 px. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { MENU_NAMES, MENUS, TOP_LINKS } from '../support/navigation';
import { expect, header, open, PHONE, test } from '../support/test';

test.use({ viewport: PHONE, hasTouch: true });

const menu = (page: Page) => header(page).locator('.phone-nav > summary');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const group = (page: Page, name: string) => header(page).locator('summary').filter({ hasText: name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const visit = async (page: Page, path: string) => {
      if (javaScriptEnabled) await open(page, path);
      else await page.goto(path);
    };

    test('the menu opens to every link of the header, and closes', async ({ page }) => {
      await visit(page, '/');
      await expect(link(page, 'About Us')).toBeHidden();
      await menu(page).tap();
      for (const [name, href] of TOP_LINKS) {
        await expect(link(page, name)).toBeVisible();
        await expect(link(page, name)).toHaveAttribute('href', href);
      }
      for (const name of MENU_NAMES) {
        await expect(link(page, MENUS[name][0][0])).toBeHidden();
        await group(page, name).tap();
        for (const [text, href] of MENUS[name]) {
          await expect(link(page, text)).toBeVisible();
          await expect(link(page, text)).toHaveAttribute('href', href);
        }
      }
      await menu(page).tap();
      await expect(link(page, 'About Us')).toBeHidden();
    });

    test('no line of the page is cut below it: it reaches down to the foot of the screen', async ({ page }) => {
      await visit(page, '/');
      await menu(page).tap();
      const box = await header(page).getByRole('navigation').boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
    });

    test('a link of it leads to its page, where the menu is closed', async ({ page }) => {
      await visit(page, '/');
      await menu(page).tap();
      await group(page, 'Services').tap();
      await link(page, 'Life Sciences').tap();
      await expect(page).toHaveURL('/life-sciences');
      await expect(link(page, 'About Us')).toBeHidden();
    });

    test('the keyboard opens it and reaches its links', async ({ page }) => {
      await visit(page, '/');
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await expect(link(page, 'Home')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link(page, 'Home')).toBeFocused();
    });
  });
}

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await open(page, '/');
  await menu(page).tap();
  await link(page, 'Blog').focus();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Blog')).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('its button says what it does: Menu, and Close while it is open', async ({ page }) => {
  await open(page, '/');
  await expect(menu(page)).toHaveText('Menu', { useInnerText: true });
  const { width } = (await menu(page).boundingBox()) ?? {};
  await menu(page).tap();
  await expect(menu(page)).toHaveText('Close', { useInnerText: true });
  // Nothing beside it moves.
  expect((await menu(page).boundingBox())?.width).toBe(width);
});

// WCAG 2.2, 2.4.11: the panel lies over the page.
for (const width of [320, 390]) {
  for (const path of ['/', '/search', '/nope']) {
    test(`Tab past the last link of the open menu closes it, ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      await menu(page).tap();
      await link(page, 'Contact').focus();
      await page.keyboard.press('Tab');
      await expect(link(page, 'Contact')).toBeHidden();
      await expect(page.locator('main :focus')).toBeVisible();
    });
  }
}

test('Shift and Tab before its button closes it, and back to its button does not', async ({ page }) => {
  await open(page, '/');
  await menu(page).tap();
  await link(page, 'Home').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeFocused();
  await expect(link(page, 'Home')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Home')).toBeHidden();
});

test('Escape closes the menu from wherever the focus is, and leaves it there', async ({ page }) => {
  await open(page, '/');
  await menu(page).tap();
  // As after a tap on what takes no focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(link(page, 'Home')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Home')).toBeHidden();
});

test('a tap on the page beside the panel closes it, a tap on the panel does not', async ({ page }) => {
  await open(page, '/');
  await menu(page).tap();
  const panel = await header(page).locator('.phone-panel').boundingBox();
  if (!panel) throw new Error('the panel is not shown');
  await page.touchscreen.tap(4, panel.y + 8);
  await expect(link(page, 'Home')).toBeVisible();
  await page.touchscreen.tap(200, panel.y + panel.height + 40);
  await expect(link(page, 'Home')).toBeHidden();
});

test('without JavaScript the panel gives way to the focus, and comes back with it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await menu(page).tap();
  await link(page, 'Contact').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(link(page, 'Contact')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeFocused();
  await expect(link(page, 'Contact')).toBeVisible();
  await context.close();
});

for (const [path, name] of [
  ['/about', 'About Us'],
  ['/blog/change-in-employee-engagement-perception', 'Blog'],
  ['/case-study/application-migration-iris', 'Case Study'],
] as const) {
  test(`${path} marks ${name} in the menu, and nothing else`, async ({ page }) => {
    await open(page, path);
    await menu(page).tap();
    await expect(link(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(header(page).getByRole('navigation').locator('[aria-current]')).toHaveCount(1);
  });
}

test('/edi marks Products in the menu and, in it, EDI', async ({ page }) => {
  await open(page, '/edi');
  await menu(page).tap();
  await expect(group(page, 'Products')).toHaveAttribute('aria-current', 'true');
  await group(page, 'Products').tap();
  await expect(link(page, 'EDI')).toHaveAttribute('aria-current', 'page');
});

test('the open menu has nothing for axe to find, light and dark', async ({ page }) => {
  await open(page, '/edi');
  await menu(page).tap();
  for (const name of MENU_NAMES) await group(page, name).tap();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page, `menu open, ${colorScheme}`);
  }
});

test('an open menu that is longer than the screen can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, '/');
  await menu(page).tap();
  for (const name of MENU_NAMES) await group(page, name).tap();
  await link(page, 'Contact').scrollIntoViewIfNeeded();
  await expect(link(page, 'Contact')).toBeInViewport({ ratio: 1 });
});
