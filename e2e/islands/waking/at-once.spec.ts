/** What is answered before any script has come: the press itself, as a person notices it. */
import type { Page } from '@playwright/test';
import { dialog, field, results } from '../../support/search';
import { DESKTOP, header, wake } from '../../support/test';
import { expect, openHeld, test } from '../../support/waking';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

const openSearch: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => page.getByRole('button', { name: 'Search' }).click(),
  'a bare click': (page) =>
    page.getByRole('button', { name: 'Search' }).evaluate((button: HTMLElement) => button.click()),
  'Control+k': (page) => page.keyboard.press('Control+k'),
};
for (const [name, act] of Object.entries(openSearch)) {
  test(`search: ${name} opens it, what is typed stays and is searched for, Escape gives the focus back`, async ({
    page,
  }) => {
    const start = await openHeld(page, '/about');
    const logo = header(page).getByRole('link').first();
    await logo.focus();
    await act(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('phish');
    await start();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ing');
    await expect(field(page)).toHaveValue('phishing');
    await expect(results(page).first()).toContainText('Cyber security training');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(name === 'Control+k' ? logo : page.getByRole('button', { name: 'Search' })).toBeFocused();
  });
}

test('search: it closes again by its button and by Escape, and is not open when the scripts come', async ({ page }) => {
  const start = await openHeld(page, '/about');
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await start();
  await expect(dialog(page)).toHaveCount(0);
});

test('search: Enter before the scripts leads to the results', async ({ page }) => {
  const start = await openHeld(page, '/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('phishing');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('phishing');
  await start();
  await expect(page).toHaveURL('/search?q=phishing');
});

test('search: where no script comes it says so, and a key tries again', async ({ page, complaints }) => {
  await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('The search could not be loaded.')).toBeVisible();
  await page.unroute(/\/_next\/static\/.*\.js$/);
  await page.keyboard.type('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
  await expect(dialog(page).getByText('The search could not be loaded.')).toBeHidden();
  complaints.length = 0;
});

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 3` });
const dot = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });
const CONTROLS = { 'Next slide': 2, 'Previous slide': 3, 'Slide 3': 3 } as const;
for (const [name, number] of Object.entries(CONTROLS)) {
  test(`carousel: ${name} shows slide ${number}, which stays when the scripts come`, async ({ page }) => {
    const start = await openHeld(page, '/cyber-security');
    await page.getByRole('button', { name }).click();
    const expectShown = async () => {
      await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('.dot[aria-current]')).toHaveCount(1);
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
    };
    await expectShown();
    await expect(slide(page, 1)).not.toBeInViewport();
    await start();
    await expectShown();
    // It goes on from there.
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(dot(page, (number % 3) + 1)).toHaveAttribute('aria-current', 'true');
  });
}

test('carousel: what is pressed after the first press is answered once the scripts are there', async ({ page }) => {
  const start = await openHeld(page, '/cyber-security');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await start();
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('carousel: the first slide takes 500 ms to change, scripts or not, and none under reduced motion', async ({
  page,
}) => {
  await openHeld(page, '/cyber-security');
  const row = page.locator('.carousel-viewport > div');
  const duration = () => row.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await duration()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

/** Presses in the moment in which the islands have taken over, and the loader still listens. */
const pressAtTakeover = (page: Page, control: string) =>
  page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.site-nav[data-ready]')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(selector)?.click();
    }).observe(document, { subtree: true, attributes: true });
  }, control);

test('search: opened while its script takes over, it finds', async ({ page, ready }) => {
  await pressAtTakeover(page, '[aria-keyshortcuts]');
  await page.goto('/about');
  await page.evaluate(wake);
  await ready();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
});

test('carousel: pressed while its script takes over, it goes one slide on, and the next press one more', async ({
  page,
  ready,
}) => {
  await pressAtTakeover(page, '[aria-label="Next slide"]');
  await page.goto('/cyber-security');
  await page.evaluate(wake);
  await ready();
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.dot[aria-current]')).toHaveCount(1);
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 });
});

test('form: sent before the scripts it says that it is being sent, then that it was', async ({ page }) => {
  const start = await openHeld(page, '/contact');
  const sending = page.getByRole('status').filter({ hasText: 'One moment…' });
  for (const box of await page.locator('main form :is(input, textarea)').all())
    await box.fill((await box.getAttribute('type')) === 'email' ? 'a@example.org' : 'early');
  await expect(sending).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(sending).toBeVisible();
  await start();
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(sending).toBeHidden();
});

test('form: where no script comes it no longer says that it is being sent', async ({ page, complaints }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/contact');
  for (const box of await page.locator('main form :is(input, textarea)').all())
    await box.fill((await box.getAttribute('type')) === 'email' ? 'a@example.org' : 'early');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('One moment…')).toBeVisible();
  fail();
  await expect(page.getByText('One moment…')).toBeHidden();
  complaints.length = 0;
});
