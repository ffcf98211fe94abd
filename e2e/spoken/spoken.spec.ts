/**
 * What is spoken: each template as a screen reader finds it, in reading order, and what the islands announce. A change of
 * words, roles or states is a change of a text file beside this one, which a review sees. Taken anew, and to be read, by
 * `npx playwright test --project=spoken --update-snapshots`.
 */
import type { Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { field, openSearch, results } from '../support/search';
import { TEMPLATES } from '../support/templates';
import { DESKTOP, expect, header, main, open, PHONE, pointAway, test } from '../support/test';
import { focusLine, keepAnnouncements, transcribe } from '../support/transcript';

test.use({ viewport: DESKTOP });

/** The accessibility snapshot of home includes header and footer. These templates have one of the same sections. */
const { training: _, 'staff-augmentation': __, ...PAGES } = TEMPLATES;

const expectSpoken = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} says what it was read for`, async ({ page }) => {
    await open(page, path);
    // It knows the missing address, and what is near it, once its scripts run.
    if (name === 'not-found') await expect(main(page).getByRole('navigation')).toBeVisible();
    expectSpoken(name, await transcribe(page, name === 'home' ? undefined : 'main'));
  });
}

/** What is announced since the last step, and where the focus is. */
async function hear(page: Page, step: string, isHeard: () => Promise<unknown>) {
  await isHeard();
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0));
  return [`> ${step}`, ...announced.map((words) => `announced: ${words}`), await focusLine(page), ''];
}

test('the contact form: what is missing, and that the message is sent', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(keepAnnouncements);
  await submitButton(page).click();
  const lines = await hear(page, 'send the empty form', () =>
    expect(main(page).locator('[aria-invalid]')).toHaveCount(5),
  );
  lines.push(...(await transcribe(page, 'form')).slice(1), '');
  await fillIn(page);
  await submitButton(page).click();
  await pointAway(page);
  lines.push(...(await hear(page, 'fill it in and send it', () => expect(page.locator('.toast')).toBeVisible())));
  expectSpoken('contact-form', lines);
});

test('the carousel: the next slide', async ({ page }) => {
  await open(page, '/cyber-security');
  await page.evaluate(keepAnnouncements);
  await main(page).getByRole('button', { name: 'Next slide' }).press('Enter');
  const second = main(page).getByRole('heading', { name: 'Service Governance', exact: true });
  expectSpoken('carousel', await hear(page, 'next slide', () => expect(second).toBeInViewport()));
});

test('the search: its dialog, what is found and what is not', async ({ page }) => {
  await openSearch(page);
  const status = page.getByRole('status');
  // The index has come.
  await expect(status).toBeEmpty();
  await page.evaluate(keepAnnouncements);
  const lines = await transcribe(page, 'dialog');
  await field(page).fill('iris');
  lines.push('', ...(await hear(page, 'look for iris', () => expect(status).toHaveText(/found/))));
  await expect(results(page).first()).toContainText('IRIS');
  lines.push(...(await transcribe(page, 'dialog')).slice(1), '');
  await field(page).fill('xqzw');
  lines.push(...(await hear(page, 'look for what is nowhere', () => expect(status).toHaveText(/No results/))));
  expectSpoken('search-dialog', lines);
});

test('the menus: a drop-down, and the menu of a phone', async ({ page }) => {
  await open(page, '/');
  await header(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  const lines = ['> open Services', ...(await transcribe(page, 'banner')).slice(1), ''];
  await page.setViewportSize(PHONE);
  lines.push('> on a phone', ...(await transcribe(page, 'banner')).slice(1), '');
  await header(page).locator('.phone-nav > summary').press('Enter');
  await header(page).locator('summary', { hasText: 'Products' }).press('Enter');
  lines.push('> open the menu and Products', ...(await transcribe(page, 'banner')).slice(1));
  expectSpoken('menus', lines);
});
