/** The search's keys, and what is typed for it, before the scripts are there. */
import type { Page } from '@playwright/test';
import { settle } from '../../support/observers';
import { dialog, results } from '../../support/search';
import { wake } from '../../support/test';
import { expect, expectSearchOnce, openHeld, test, watchRequests } from '../../support/waking';

test('/search with a word in its address starts at once, and without one waits', async ({ page }) => {
  await page.goto('/search?q=phishing');
  await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');

  const { scripts } = watchRequests(page);
  await page.goto('/search');
  await page.evaluate(settle);
  expect(scripts()).toEqual([]);
});

/** Presses keys on /about before its scripts are there, and waits until they are. */
async function pressEarly(page: Page, keys: string) {
  const start = await openHeld(page, '/about');
  await page.keyboard.press(keys);
  await page.evaluate(wake);
  await start();
}

for (const keys of ['Control+k', 'Control+K', 'Meta+k']) {
  test(`${keys} as the first key opens the search once`, async ({ page }) => {
    await pressEarly(page, keys);
    await expectSearchOnce(page);
  });
}

for (const keys of ['Control+Shift+K', 'Control+Alt+k', 'Alt+/', 'Control+/', '/', 'k']) {
  test(`${keys} is not the search's, early or late`, async ({ page }) => {
    await pressEarly(page, keys);
    await page.keyboard.press(keys);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('/search: what was typed and sent is searched for', async ({ page }) => {
  const start = await openHeld(page, '/search');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('phishing');
  await field.press('Enter');
  await start();
  await expect(field).toHaveValue('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
});

for (const path of ['/search', '/search?q=iris']) {
  test(`${path}: what was typed and not sent yet is searched for too, and typing goes on`, async ({ page }) => {
    // With a word in the address its scripts are on their way already, and the load event waits for them.
    const start = await openHeld(page, path, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('searchbox');
    await field.pressSequentially('phish');
    await start();
    await expect(field).toHaveValue('phish');
    await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
    await field.pressSequentially('ing');
    await expect(field).toHaveValue('phishing');
    await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
  });
}
