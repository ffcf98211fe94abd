/** The header's links below 1024 px. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openHeld } from '../support/hydration';
import { MENU_NAMES, MENUS, TOP_LINKS } from '../support/navigation';
import { settle } from '../support/observers';
import { setLetterSize } from '../support/styles';
import { expect, header, open, PHONE, test } from '../support/test';

test.use({ viewport: PHONE, hasTouch: true });

const menu = (page: Page) => header(page).locator('.phone-nav > summary');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const lastLink = (page: Page) => header(page).locator('.phone-panel a').last();
const group = (page: Page, name: string) => header(page).locator('summary').filter({ hasText: name });

test('opens to every link of the header, and marks the page', async ({ page, requests }) => {
  const bridges = () => requests.filter((url) => url.endsWith('/home.narrow.svg')).length;
  await open(page, '/about');
  await page.evaluate(settle);
  expect(bridges()).toBe(0);
  await expect(link(page, 'About Us')).toBeHidden();
  await expect(menu(page)).toHaveText('Menu', { useInnerText: true });
  const { width } = (await menu(page).boundingBox()) ?? {};
  await menu(page).tap();
  await expect(menu(page)).toHaveText('Close', { useInnerText: true });
  expect((await menu(page).boundingBox())?.width).toBe(width);
  for (const [name, href] of TOP_LINKS) await expect(link(page, name)).toHaveAttribute('href', href);
  await expect(link(page, '+61 2 5550 0100')).toHaveAttribute('href', 'tel:+61255500100');
  await expect(link(page, 'About Us')).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('navigation').locator('[aria-current]')).toHaveCount(1);
  await expect.poll(bridges).toBe(1);
  for (const part of [header(page).getByRole('navigation'), header(page).locator('.phone-panel img')]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(Math.abs(PHONE.height - y - height), 'it ends with the screen').toBeLessThan(3);
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
  await menu(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Home')).toBeFocused();
  await link(page, 'EDI').tap();
  await expect(page).toHaveURL('/edi');
  await expect(link(page, 'About Us')).toBeHidden();

  await open(page, '/edi');
  await menu(page).tap();
  await expect(group(page, 'Products')).toHaveAttribute('aria-current', 'true');
  for (const name of MENU_NAMES) await group(page, name).tap();
  await expect(link(page, 'EDI')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'header', 'menu open');
  await page.setViewportSize({ width: 320, height: 480 });
  await link(page, 'Contact').scrollIntoViewIfNeeded();
  await expect(link(page, 'Contact'), 'a menu longer than the screen scrolls').toBeInViewport({ ratio: 1 });
});

test('closes by Escape, by a tap elsewhere, and when the focus leaves it', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/');
  await menu(page).tap();
  await link(page, 'Blog').focus();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Blog')).toBeHidden();
  await expect(menu(page), 'gives the focus back').toBeFocused();
  await menu(page).tap();
  // As after a tap on a part that takes no focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(link(page, 'Home')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Home')).toBeHidden();
  await menu(page).tap();
  const panel = await header(page).locator('.phone-panel').boundingBox();
  if (!panel) throw new Error('the panel is not shown');
  await page.touchscreen.tap(4, panel.y + 8);
  await expect(link(page, 'Home')).toBeVisible();
  await page.touchscreen.tap(200, panel.y + panel.height + 40);
  await expect(link(page, 'Home')).toBeHidden();

  // WCAG 2.2, 2.4.11: the panel covers the page.
  await menu(page).tap();
  await link(page, 'Home').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeFocused();
  await expect(link(page, 'Home')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Home')).toBeHidden();
  await menu(page).tap();
  await lastLink(page).focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Contact')).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
});

test('is in one row of 68 px at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(68);
  for (const control of [menu(page), header(page).getByRole('button', { name: 'Search' })])
    await expect(control).toBeInViewport({ ratio: 1 });
});

test('keeps the focus above the open panel before its script has arrived, in letters of 32 px', async ({ page }) => {
  const reset = await setLetterSize(page, 32);
  await openHeld(page, '/');
  await menu(page).press('Enter');
  await lastLink(page).focus();
  await page.keyboard.press('Tab');
  const isSeen = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return document.activeElement?.matches('main *') && document.activeElement.contains(top);
    });
  expect(await isSeen()).toBe(true);
  await reset();
});
