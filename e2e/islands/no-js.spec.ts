/** What works without JavaScript. invariants/visit.spec.ts shows every page without it. */
import type { Page } from '@playwright/test';
import { sent } from '../support/contact';
import { link, MENUS, trigger } from '../support/navigation';
import { DESKTOP, expect, header, main, PHONE, pointAway, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: DESKTOP });

/** Stops the transitions of a header panel and sets their time. @returns how many there are */
const setTransitions = (page: Page, time: number) =>
  page.evaluate((at) => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty === 'display');
    for (const transition of transitions) {
      transition.pause();
      transition.currentTime = at;
    }
    return transitions.length;
  }, time);

const MENU = 'Services';
const [[FIRST], , [THIRD, HREF]] = MENUS[MENU];

test('opens a menu by pointer and keyboard, and closes it 1000 ms after the pointer has left', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/blog/change-in-employee-engagement-perception');
  await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, FIRST)).toBeHidden();
  await trigger(page, MENU).hover();
  for (const [name] of MENUS[MENU]) await expect(link(page, name)).toBeVisible();
  await pointAway(page);
  // The close is a transition of the style sheet.
  await setTransitions(page, 999);
  await expect(link(page, FIRST)).toBeVisible();
  await setTransitions(page, 1000);
  await expect(link(page, FIRST)).toBeHidden();
  await trigger(page, 'Products').hover();
  await expect(link(page, 'LIMS')).toBeVisible();
  await trigger(page, MENU).hover();
  await expect(link(page, FIRST)).toBeVisible();
  expect(await setTransitions(page, 0), 'the other menu closes at once').toBe(0);
  await expect(link(page, 'LIMS')).toBeHidden();
  await link(page, THIRD).click();
  await expect(page).toHaveURL(HREF);

  await pointAway(page);
  await trigger(page, MENU).focus();
  await expect(trigger(page, MENU)).not.toHaveAttribute('aria-expanded');
  for (const [name] of MENUS[MENU]) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
    await expect(link(page, name)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(MENUS[MENU].at(-1)?.[1] ?? '');
});

test('opens the menu of a phone, and hides it when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = header(page).locator('.phone-nav > summary');
  const phoneLink = (name: string) => header(page).getByRole('link', { name, exact: true });
  await expect(phoneLink('About Us')).toBeHidden();
  await menu.click();
  await expect(phoneLink('About Us')).toBeVisible();
  await header(page).locator('summary').filter({ hasText: MENU }).click();
  await expect(phoneLink(FIRST)).toBeVisible();
  await header(page).locator('.phone-panel a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(phoneLink('Contact')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  await expect(phoneLink('Contact')).toBeVisible();
});

test('shows all three slides, on a desktop and a phone, without dead buttons', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/cyber-security');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const title of ['Engagement Governance', 'Service Governance', 'Service Delivery']) {
      const heading = main(page).getByRole('heading', { name: title, exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
      await expect(heading).toBeInViewport({ ratio: 0.95 });
    }
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  }
});

test('says that the contact form needs JavaScript and sends nothing, opens a question, and requests no map', {
  tag: '@engines',
}, async ({ page, requests }) => {
  await page.goto('/contact');
  await expect(main(page).getByText('This form needs JavaScript')).toBeVisible();
  for (const name of ['Send message', 'Copy phone number', 'Copy email address'])
    await expect(page.getByRole('button', { name })).toBeHidden();

  const question = main(page).locator('summary', { hasText: 'Can we have one specialist' });
  const answer = main(page).getByText('We find contract specialists');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.press('Enter');
  await expect(answer).toBeHidden();

  await main(page).getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
  await expect(main(page).locator('.map-frame img')).toBeVisible();
  expect(requests.filter((url) => url.includes('openstreetmap'))).toEqual([]);

  for (const field of await page.getByRole('form').getByRole('textbox').all()) await field.fill('a@example.com');
  requests.length = 0;
  await page.getByRole('form').getByRole('textbox').first().press('Enter');
  // Were the form sent, its request would come before that of the link.
  await link(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  expect(sent(requests)[0]).toBe(page.url());
});

test('lists every page on /search, in place of a field and a button that would be dead', async ({ page, site }) => {
  await page.goto('/search?q=phishing');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(main(page).getByText('The search needs JavaScript')).toBeVisible();
  await expect(main(page).getByText(/type a word/i)).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Search' })).toBeHidden();
  const shown = await main(page)
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(expect.arrayContaining(site.routes.filter(site.isCanonical)));
});
