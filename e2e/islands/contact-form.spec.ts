/** The contact form: its fields, its checks, its messages, and the confirmation of 5000 ms. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { FIELDS, field, fillIn, form, sent, submitButton, summary } from '../support/contact';
import { readPage } from '../support/html';
import { expect, open, openFrozen, PHONE, pointAway, test } from '../support/test';
import { announcements, expectGone, letToastIn, notices } from '../support/toasts';

const invalid = (page: Page) => form(page).locator('[aria-invalid=true]');

test('has five labelled fields, all required, for the browser to fill in', ({ site }) => {
  const section = readPage(site, '/contact').first('main').section('Leave us your info and we will get back to you');
  expect(readPage(site, '/contact').first('main').text).toContain('The form does not send yet; it opens as an email.');
  const note = section.text.indexOf('open it as an email');
  expect(note, 'the page has the note').toBeGreaterThan(-1);
  expect(note, 'the note is above the first field').toBeLessThan(section.text.indexOf('First name (required)'));
  for (const [label, id, ...hints] of [
    ['First name', 'firstName', 'text', 'given-name', undefined],
    ['Last name', 'lastName', 'text', 'family-name', undefined],
    ['Phone', 'phone', 'tel', 'tel', 'tel'],
    ['Email', 'email', 'email', 'email', 'email'],
    ['Message', 'message', undefined, undefined, undefined],
  ] as const) {
    const [input] = section.all('input textarea', { name: id, required: '' });
    expect.soft(section.text, id).toContain(`${label} (required)`);
    expect
      .soft(
        ['type', 'autocomplete', 'inputmode'].map((name) => input?.attribute(name)),
        id,
      )
      .toEqual(hints);
  }
});

/** What the form shows below an invalid field. */
const ERRORS: Record<(typeof FIELDS)[number], string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  phone: 'Enter your phone number.',
  email: 'Enter your email address, such as name@company.com.',
  message: 'Enter your message.',
};

const readValidity = (page: Page, name: (typeof FIELDS)[number]) =>
  field(page, name).evaluate(({ validity: { valueMissing, typeMismatch, customError } }: HTMLInputElement) =>
    Object.entries({ valueMissing, typeMismatch, customError }).flatMap(([problem, is]) => (is ? [problem] : [])),
  );

async function expectSent(page: Page, count: number) {
  await submitButton(page).click();
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(count);
}

test('stops the form at what is missing or no e-mail address, with a message below the field', async ({ page }) => {
  await openFrozen(page, '/contact');
  await expect(field(page, 'message')).toHaveCSS('min-height', '150px');
  // Without the attribute, Firefox exposes an empty required field as invalid.
  for (const name of FIELDS) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
  await fillIn(page);
  for (const name of FIELDS) {
    const answer = await field(page, name).inputValue();
    await field(page, name).fill(name === 'message' ? ' ' : '');
    const isBubbleShown = field(page, name).evaluate(
      (control) =>
        new Promise((resolve) => control.addEventListener('invalid', (event) => resolve(!event.defaultPrevented))),
    );
    await expectSent(page, 0);
    expect(await isBubbleShown, "the browser's own bubble would cover the message").toBe(false);
    await expect(field(page, name)).toBeFocused();
    expect(await readValidity(page, name)).toEqual(['valueMissing']);
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${ERRORS[name]}`));
    const below = await form(page).getByText(ERRORS[name], { exact: true }).boundingBox();
    const at = await field(page, name).boundingBox();
    expect(below?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0) - 1);
    await expect(invalid(page)).toHaveCount(1);
    await expect(summary(page), 'one is no list').toHaveCount(0);
    await field(page, name).fill(answer);
    await expect(invalid(page)).toHaveCount(0);
  }
  for (const name of FIELDS) await field(page, name).fill('x');
  await field(page, 'message').fill('x'.repeat(20_000));
  for (const address of ['ada', 'ada@', '@example.com']) {
    await field(page, 'email').fill(address);
    await expectSent(page, 0);
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveAccessibleDescription(ERRORS.email);
    expect(await readValidity(page, 'email'), address).toEqual(['typeMismatch']);
  }
  await field(page, 'email').fill('a@b');
  await expectSent(page, 1);
});

test('empties the fields, sends nothing, and says so for 5000 ms', {
  tag: '@engines',
}, async ({ page, requests }) => {
  await openFrozen(page, '/contact');
  await expect(page.locator('section[aria-live=polite]'), 'live regions exist from the start').toHaveCount(1);
  const landmarks = page.getByRole('region', { name: 'Notifications' });
  await expect(landmarks).toHaveCount(0);
  await fillIn(page);
  requests.length = 0;
  const place = () => submitButton(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await field(page, 'email').press('Enter');
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
  await expect(announcements(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  const description = "Thank you for reaching out. We'll get back to you soon.";
  await expect(announcements(page).getByText(description, { exact: true })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Message Sent!' })).toHaveCount(1);
  await expect(landmarks).toHaveAccessibleName(/^Notifications/);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  await expect(submitButton(page)).toBeFocused();
  await expect(page).toHaveURL('/contact');
  expect(sent(requests)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(invalid(page)).toHaveCount(0);
  expect(await place(), 'a second click meets the button again').toBe(before);
  await pointAway(page);
  await page.clock.runFor(4999);
  await expect(announcements(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expectGone(page);
  // With the next frame.
  await page.clock.runFor(32);
  await expect(landmarks).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(invalid(page)).toHaveCount(5);
});

test('announces several messages as one sentence with a link to each field', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await expect(summary(page)).toHaveCount(0);
  const focused = await page.evaluateHandle(() => {
    const ids: string[] = [];
    document.addEventListener('focusin', ({ target }) => void ids.push((target as Element).id));
    return ids;
  });
  await submitButton(page).click();
  const sentence = form(page).getByRole('status').filter({ hasText: 'Please check' });
  await expect(sentence).toHaveText('Please check: First name, Last name, Phone, Email, Message.');
  await expect(field(page, 'firstName')).toBeFocused();
  expect(await focused.evaluate((ids) => ids.filter((id) => id.startsWith('field-')))).toEqual(['field-firstName']);
  await expect(invalid(page)).toHaveCount(5);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await expect(field(page, 'email'), 'has an edge of 3 px').toHaveCSS('border-top', /^3px solid/);
  }
  await page.emulateMedia({ forcedColors: null });
  await expectAccessible(page, 'main form', 'messages shown');
  const links = summary(page).getByRole('link');
  await expect(links).toHaveText(['First name', 'Last name', 'Phone', 'Email', 'Message']);
  await field(page, 'firstName').fill('Ada');
  await expect(links).toHaveText(['Last name', 'Phone', 'Email', 'Message']);
  await expect(sentence, 'is not announced for each key').toHaveText(/First name, Last name, Phone/);
  await links.filter({ hasText: 'Email' }).click();
  await expect(field(page, 'email')).toBeFocused();
  // As a browser fills in what it knows.
  await form(page).evaluate((element: HTMLFormElement) => {
    for (const control of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
      control.value = control.type === 'email' ? 'ada@example.com' : 'Ada';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(summary(page)).toHaveCount(0);
  // The time of the toast begins once the pointer, which stops it, is on it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await submitButton(page).click();
  await letToastIn(page);
  await announcements(page).hover();
  await page.clock.resume();
  await expect(invalid(page)).toHaveCount(0);
  await expectAccessible(page, 'section[aria-live]', 'toast shown');
  await announcements(page).getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(announcements(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
});

test('shows above the toast, on a phone, that nothing was sent', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openFrozen(page, '/contact');
  await fillIn(page);
  await expectSent(page, 1);
  await page.clock.runFor(1000);
  const note = await form(page).getByText('Nothing was sent').boundingBox();
  const toast = await announcements(page).boundingBox();
  expect((note?.y ?? 0) + (note?.height ?? 0), 'its lower end').toBeLessThan(toast?.y ?? 0);
});

test('opens the answers as an e-mail, also once they were cleared, and copies what is too long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFrozen(page, '/contact');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
  );
  for (const name of ['sales@spanwell.example', '+61 2 5550 0100'])
    await form(page).getByRole('link', { name }).click();
  const link = form(page).getByRole('link', { name: 'Open as an email' });
  await link.click();
  await expect(link).toHaveAttribute('href', 'mailto:sales@spanwell.example?subject=Enquiry%20from%20the%20website');
  await fillIn(page);
  await expectSent(page, 1);
  const status = form(page).getByRole('status').filter({ hasText: 'Nothing was sent' });
  await expect(status).toHaveText(
    'Nothing was sent. “Open as an email” still has your answers until you leave this page.',
  );
  await pointAway(page);
  await page.clock.runFor(10 * 60_000);
  await expect(status).toBeVisible();
  await link.click();
  const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body?.split('\r\n')).toEqual([
    'First name: Ada',
    'Last name: Lovelace',
    'Phone: +61 2 5550 0199',
    'Email: ada@example.com',
    'Message: We have an engine that needs a bridge.',
  ]);
  await field(page, 'firstName').fill('Grace');
  await link.click();
  await expect(link).toHaveAttribute('href', /&body=First%20name%3A%20Grace$/);

  const message = 'Words about a bridge, “quoted” and ü. '.repeat(40);
  await field(page, 'message').fill(message);
  await link.click();
  // Chrome and Edge on Windows open no longer one.
  expect((await link.getAttribute('href'))?.length).toBeLessThan(2047);
  await expect.poll(() => letToastIn(page).then(() => notices(page).allInnerTexts())).toHaveLength(1);
  await expect(notices(page)).toContainText('too long');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('First name: Grace');
  expect(copied).toContain(message.trim());
  await field(page, 'message').fill('Short');
  await link.click();
  await expect(link).toHaveAttribute('href', /Message%3A%20Short$/);
  await context.clearPermissions();
});

test('stays silent when the browser fills in a field: its keydown has neither a key nor a code', async ({ page }) => {
  const fillInAsBrowser = () =>
    field(page, 'email').evaluate((input) => input.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.goto('/contact');
  await fillInAsBrowser();
  await open(page, '/contact');
  await fillInAsBrowser();
});
