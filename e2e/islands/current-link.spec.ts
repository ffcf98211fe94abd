/** Which header link is marked on which page: the specification, section 2. */
import type { Page } from '@playwright/test';
import { MENU_NAMES, MENUS, type MenuName } from '../support/navigation';
import { DESKTOP, expect, footer, header, open, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

const nav = (page: Page) => header(page).getByRole('navigation');
const trigger = (page: Page, menu: MenuName) => nav(page).getByRole('button', { name: menu, exact: true });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

test('each top link marks its own page, and the pages below it', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/case-study', 'Case Study'],
    ['/case-study/application-migration-iris', 'Case Study'],
    ['/blog', 'Blog'],
    ['/blog/change-in-employee-engagement-perception', 'Blog'],
  ] as const) {
    await open(page, path);
    await expect(link(page, name), path).toHaveAttribute('aria-current', 'page');
    await expect(nav(page).locator('[aria-current]'), `${path} marks nothing else`).toHaveCount(1);
    expect(await looks(page, name)).not.toEqual(await looks(page, name === 'Blog' ? 'Case Study' : 'Blog'));
  }
});

for (const menu of MENU_NAMES) {
  test(`each page of ${menu} marks the drop-down and, in it, its own link`, async ({ page }) => {
    for (const [name, href] of MENUS[menu]) {
      await open(page, href);
      await expect(trigger(page, menu), href).toHaveAttribute('aria-current', 'true');
      await expect(nav(page).locator('[aria-current]'), href).toHaveCount(1);
      await trigger(page, menu).hover();
      await expect(link(page, name), href).toHaveAttribute('aria-current', 'page');
      await expect(nav(page).locator('[aria-current=page]'), href).toHaveCount(1);
      // Away from the menu, so that the next page does not open it by itself.
      await pointAway(page);
    }
  });
}

test('a page that is no link of the header marks nothing', async ({ page }) => {
  for (const path of ['/cyber-security', '/services', '/nowhere', '/blog/nowhere']) {
    await open(page, path);
    await expect(nav(page).locator('[aria-current]'), path).toHaveCount(0);
  }
});

test('a page that is in no menu is marked among the links of the footer', async ({ page }) => {
  for (const [path, name] of [
    ['/governance', 'Governance'],
    ['/privacy', 'Privacy'],
  ] as const) {
    await open(page, path);
    const current = footer(page).locator('[aria-current]');
    await expect(current, path).toHaveText([name]);
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('text-decoration-thickness', '3px');
  }
  await open(page, '/nowhere');
  await expect(footer(page).locator('[aria-current]')).toHaveCount(0);
});

/** What a person sees of a header link's state; how well stands in marks.spec.ts. */
function looks(page: Page, name: string) {
  return link(page, name).evaluate((anchor) => {
    const style = getComputedStyle(anchor);
    return [
      style.color,
      style.backgroundColor,
      getComputedStyle(anchor, '::after').opacity,
      style.fontWeight,
      style.boxShadow,
      style.borderBottomColor,
    ];
  });
}
