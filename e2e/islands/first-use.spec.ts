/** What a visitor does between the first event and a ready island is kept. contract.spec.ts has what all islands share. */
import type { Page } from '@playwright/test';
import { fillIn } from '../support/contact';
import { openHeld, SCRIPTS } from '../support/hydration';
import { expectClosed, expectOpen } from '../support/navigation';
import { settle } from '../support/observers';
import { dialog, field, results } from '../support/search';
import { DESKTOP, expect, expectReady, footer, header, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

const trigger = (page: Page, name: string) => header(page).getByRole('button', { name });
const panelLink = (page: Page) => header(page).getByRole('link', { name: 'Life Sciences' });

test('hydrates the island of a control alone, the carousel in view, and /search with a term in its URL', async ({
  page,
  requests,
}) => {
  /** Each file once: an import reads from the cache what the loader has fetched. */
  const listScripts = () => [...new Set(requests.filter((url) => SCRIPTS.test(url)))];
  const visit = async (path: string) => {
    requests.length = 0;
    await page.goto(path);
    await page.evaluate(settle);
  };
  await visit('/about');
  await trigger(page, 'Services').hover();
  await expectReady(page, '[data-island=SiteNav]');
  await expect(page.locator('[data-island][data-state]')).toHaveCount(1);
  expect(listScripts().length).toBeLessThanOrEqual(4);
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 300 });
  await visit('/cyber-security');
  expect(listScripts()).toEqual([]);
  await page.locator('[data-island=Carousel] > *').first().scrollIntoViewIfNeeded();
  await expectReady(page, '[data-island=Carousel]');
  await visit('/search');
  expect(listScripts()).toEqual([]);
  await page.goto('/search?q=phishing');
  await expectReady(page, '[data-island=SearchPage]');
});

test('reports that the form is being sent, and keeps what is typed afterwards; marks an incomplete one', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: /^Message/ });
  let start = await openHeld(page, '/contact');
  await fillIn(page);
  const sending = page.getByRole('status').filter({ hasText: 'One moment…' });
  await expect(sending).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(sending).toBeVisible();
  // Assistive technology may skip the content of a busy element.
  await expect(page.locator('[aria-busy] [role=status]')).toHaveCount(0);
  await message.fill('One more thing');
  // Visited, not edited.
  await page.keyboard.press('Shift+Tab');
  await start();
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(sending).toBeHidden();
  await expect(message).toHaveValue('One more thing');
  for (const name of [/^First name/, /^Email/]) await expect(page.getByRole('textbox', { name })).toHaveValue('');

  start = await openHeld(page, '/contact');
  await message.pressSequentially('Half a sen');
  await page.getByRole('button', { name: 'Send message' }).click();
  await start();
  await expect(page.locator('.field-message')).toHaveCount(4);
  await expect(page.getByText('Please check:', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^First name/ })).toBeFocused();
  await message.pressSequentially('tence');
  await expect(message).toHaveValue('Half a sentence');
});

test('requests the words of the search once, with its scripts, at the first sign of interest', async ({
  page,
  requests,
}) => {
  const signs: Record<string, () => Promise<void>> = {
    'a finger': () => trigger(page, 'Search').dispatchEvent('pointerdown'),
    keys: () => page.keyboard.press('Control+k'),
  };
  const countWords = () => requests.filter((url) => url.endsWith('/search.json')).length;
  for (const [sign, show] of Object.entries(signs)) {
    requests.length = 0;
    const start = await openHeld(page, '/about');
    await page.evaluate(settle);
    expect(countWords(), sign).toBe(0);
    await show();
    await expect.poll(countWords, sign).toBe(1);
    expect(await page.locator('[data-state=ready]').count(), sign).toBe(0);
    await start();
    if (sign !== 'keys') await trigger(page, 'Search').click();
    await page.keyboard.type('phishing');
    await expect(results(page).first()).toContainText('Cyber security training');
    expect(countWords(), sign).toBe(1);
    await page.goto('about:blank');
  }
});

test('opens the search by Meta+k, not by other keys, and finds what is typed', async ({ page }) => {
  const start = await openHeld(page, '/about');
  await header(page).getByRole('link').first().focus();
  for (const other of ['Control+Shift+K', 'Control+Alt+k', 'Alt+/', '/', 'k']) await page.keyboard.press(other);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('phish');
  await start();
  await page.keyboard.type('ing');
  await expect(field(page)).toHaveValue('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
});

test('closes the search, shows its results, and prefers what is typed to the term in the URL', {
  tag: '@all',
}, async ({ page }) => {
  let start = await openHeld(page, '/about');
  await trigger(page, 'Search').click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(trigger(page, 'Search')).toBeFocused();
  await trigger(page, 'Search').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('iris');
  await page.keyboard.press('Enter');
  await start();
  await expect(page).toHaveURL('/search?q=iris');
  // With a term in the URL its scripts load with the page, and the load event waits for them.
  start = await openHeld(page, '/search?q=iris', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').pressSequentially('phish');
  await start();
  await page.getByRole('searchbox').pressSequentially('ing');
  await expect(page.getByRole('searchbox')).toHaveValue('phishing');
  await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
});

test('keeps a panel closed behind the focus, and continues from the slide that was swiped to', {
  tag: '@all',
}, async ({ page }) => {
  let start = await openHeld(page, '/about');
  await trigger(page, 'Services').press('Enter');
  await page.keyboard.press('Tab');
  await start();
  await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger(page, 'Products')).toBeFocused();
  start = await openHeld(page, '/cyber-security');
  await page.locator('.carousel-viewport').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await page.getByRole('button', { name: 'Next slide' }).click();
  await start();
  await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
});

test('closes a menu 1000 ms after the pointer has left, though its script comes in between', async ({ page }) => {
  await page.clock.install();
  const start = await openHeld(page, '/about');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expectClosed(page, 'Services');
  await trigger(page, 'Services').hover();
  await expectOpen(page, 'Services');
  await pointAway(page);
  await page.clock.runFor(600);
  await start();
  await page.clock.runFor(399);
  await expectOpen(page, 'Services');
  await page.clock.runFor(1);
  await expectClosed(page, 'Services');
});

test('opens and closes menus when their script fails', async ({ page, consoleErrors }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/about');
  await trigger(page, 'Services').press('Enter');
  const note = page.getByRole('alert').filter({ hasText: 'Some menus did not load.' });
  await expect(note).toBeVisible();
  const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
  expect((await panelLink(page).boundingBox())?.y, 'the note covers no link').toBeGreaterThan(y + height);
  await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(header(page).locator('.nav-panel :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelLink(page)).toBeHidden();
  await expect(trigger(page, 'Services')).toBeFocused();
  await pointAway(page);
  await trigger(page, 'Services').hover();
  await expect(panelLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelLink(page)).toBeHidden();
  consoleErrors.length = 0;
});

test('opens a tooltip 700 ms after the pointer has come, though its script comes later', async ({ page }) => {
  // A browser stamps an event when it happens, Playwright's clock when a script first reads the stamp.
  await page.addInitScript(() => addEventListener('pointerover', ({ timeStamp }) => timeStamp, true));
  await page.clock.install();
  const start = await openHeld(page, '/about');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await footer(page)
    .getByRole('link', { name: /^LinkedIn/ })
    .hover();
  await page.clock.runFor(400);
  await start();
  await page.clock.runFor(299);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText(/^LinkedIn/);
});
