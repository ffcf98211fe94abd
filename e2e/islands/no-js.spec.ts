/** Without JavaScript: menus, carousel, form. That every page can be read stands in invariants/no-js.spec.ts. */
import type { Page } from '@playwright/test';
import { sent } from '../support/contact';
import { MENU_NAMES, MENUS, type MenuName } from '../support/navigation';
import { DESKTOP, expect, header, main, PHONE, pointAway, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: DESKTOP });

const nav = (page: Page) => header(page).getByRole('navigation');
const trigger = (page: Page, menu: MenuName) => nav(page).getByRole('button', { name: menu, exact: true });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

for (const menu of MENU_NAMES) {
  const [[first]] = MENUS[menu];

  test(`${menu}: pointing at it opens it, and it closes 1000 ms after the pointer has left`, async ({ page }) => {
    await page.goto('/');
    await expect(link(page, first)).toBeHidden();
    await trigger(page, menu).hover();
    for (const [name] of MENUS[menu]) await expect(link(page, name)).toBeVisible();
    await pointAway(page);
    // The close is a transition of the style sheet; its own clock is stopped and set.
    await setTransitions(page, 999);
    await expect(link(page, first)).toBeVisible();
    await setTransitions(page, 1000);
    await expect(link(page, first)).toBeHidden();
  });

  test(`${menu}: a link in it can be clicked`, async ({ page }) => {
    const [, , [name, href]] = MENUS[menu];
    await page.goto('/');
    await trigger(page, menu).hover();
    await link(page, name).click();
    await expect(page).toHaveURL(href);
  });

  test(`${menu}: the keyboard opens it by reaching it, and gets to every link`, async ({ page }) => {
    await page.goto('/');
    await trigger(page, menu).focus();
    for (const [name] of MENUS[menu]) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
      await expect(link(page, name)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(MENUS[menu].at(-1)?.[1] ?? '');
  });
}

test('entering the other drop-down switches at once', async ({ page }) => {
  await page.goto('/');
  await trigger(page, 'Services').hover();
  await expect(link(page, 'Life Sciences')).toBeVisible();
  await trigger(page, 'Products').hover();
  await expect(link(page, 'LIMS')).toBeVisible();
  expect(await setTransitions(page, 0)).toBe(0);
  await expect(link(page, 'Life Sciences')).toBeHidden();
});

/** Stops the transitions of a header panel's visibility and sets them to a time; returns how many there are. */
function setTransitions(page: Page, time: number) {
  return page.evaluate((at) => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty === 'visibility');
    for (const transition of transitions) {
      transition.pause();
      transition.currentTime = at;
    }
    return transitions.length;
  }, time);
}

test('the current link is marked', async ({ page }) => {
  await page.goto('/blog/change-in-employee-engagement-perception');
  await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'page');
});

test.describe('carousel', () => {
  for (const [name, viewport] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`all three slides can be read on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/cyber-security');
      for (const title of ['Engagement Governance', 'Service Governance', 'Service Delivery']) {
        const heading = main(page).getByRole('heading', { name: title, exact: true });
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
        await expect(heading).toBeInViewport({ ratio: 0.95 });
      }
    });
  }

  test('its buttons are absent, and no slide is out of reach', async ({ page }) => {
    await page.goto('/cyber-security');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('the contact form says that it needs JavaScript, and sends nothing', async ({ page, requests }) => {
  await page.goto('/contact');
  await expect(main(page).getByText('This form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  for (const name of ['Copy phone number', 'Copy email address']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  for (const field of await page.getByRole('form').getByRole('textbox').all()) await field.fill('a@example.com');
  requests.length = 0;
  await page.getByRole('form').getByRole('textbox').first().press('Enter');
  // Were the form sent, its request would come before that of the link.
  await link(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  expect(sent(requests)[0]).toBe(page.url());
});

for (const [path, heading] of [
  ['/nowhere', 'Oops! Page not found'],
  ['/blog/nowhere', /Blog Post Not Found|Oops! Page not found/],
] as const) {
  test(`${path} says that the page is missing`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
}
