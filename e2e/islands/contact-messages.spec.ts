/** Messages of the contact form at missing or wrong fields: the browser's own check, in its own words. */
import { expectNoAxeFindings } from '../support/axe';
import { FIELDS, field, fillIn, form, submitButton, summary, validationMessage } from '../support/contact';
import { expect, open, test } from '../support/test';
import { announcements } from '../support/toasts';

test("what is wrong with a field stands below it in the browser's own words, and is read out with it", async ({
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page, 'phone');
  await submitButton(page).click();
  const phone = field(page, 'phone');
  await expect(phone).toBeFocused();
  const words = await validationMessage(phone);
  expect(words).not.toBe('');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  // What is wrong comes before the hint.
  await expect(phone).toHaveAccessibleDescription(`${words} With the country code if you are outside Australia`);
  const message = form(page).getByText(words, { exact: true });
  const [below, at] = [await message.boundingBox(), await phone.boundingBox()];
  expect(below?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0) - 1);
  for (const name of FIELDS.filter((other) => other !== 'phone')) {
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
  }
  // One is no list.
  await expect(summary(page)).toBeEmpty();
});

test("the browser's own bubble, which would cover the message, is not shown", async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await field(page, 'email').fill('ada@');
  const isBubbleShown = field(page, 'email').evaluate(
    (control) =>
      new Promise((resolve) => control.addEventListener('invalid', (event) => resolve(!event.defaultPrevented))),
  );
  await submitButton(page).click();
  expect(await isBubbleShown).toBe(false);
  await expect(field(page, 'email')).toBeFocused();
});

test('a message changes with the answer, and goes when nothing is wrong', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  const email = field(page, 'email');
  await email.fill('ada');
  await submitButton(page).click();
  const before = await validationMessage(email);
  await expect(email).toHaveAccessibleDescription(before);
  await email.fill('ada@');
  await expect(email).toHaveAccessibleDescription(await validationMessage(email));
  expect(await validationMessage(email)).not.toBe(before);
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('');
});

test('fields that a password manager fills within one task lose their messages all at once', async ({ page }) => {
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
  await form(page).evaluate((element: HTMLFormElement) => {
    for (const control of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
      control.value = control.type === 'email' ? 'ada@example.com' : 'Ada';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(form(page).locator('[aria-invalid=true], .field-message')).toHaveCount(0);
  await expect(summary(page)).toBeEmpty();
});

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test("a message is marked as being in the browser's language", async ({ page }) => {
    await open(page, '/contact');
    await submitButton(page).click();
    for (const message of await page.locator('.field-message').all()) {
      await expect(message).toHaveAttribute('lang', 'de-DE');
    }
    await expect(page.locator('.field-message')).toHaveCount(5);
  });
});

test('no field is found wrong before the form is sent', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'email').fill('ada');
  for (const name of FIELDS) await field(page, name).focus();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('several are summed up once, in a live region, with a link to each; the focus is on the first', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(summary(page)).toBeEmpty();
  await submitButton(page).click();
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
  const links = summary(page).getByRole('link');
  await expect(links).toHaveText(['First name', 'Last name', 'Phone', 'Email', 'Message']);
  await field(page, 'firstName').fill('Ada');
  await expect(links).toHaveText(['Last name', 'Phone', 'Email', 'Message']);
  await links.filter({ hasText: 'Email' }).click();
  await expect(field(page, 'email')).toBeFocused();
  await fillIn(page);
  await expect(summary(page)).toBeEmpty();
  await submitButton(page).click();
  await expect(announcements(page)).toHaveCount(1);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a field that is wrong has an edge of 3 px, in forced colours as well', async ({ page }) => {
  await open(page, '/contact');
  await submitButton(page).click();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await expect(field(page, 'email')).toHaveCSS('border-top-style', 'solid');
    await expect(field(page, 'email')).toHaveCSS('border-top-width', '3px');
  }
});

test('messages and summary leave nothing for axe to find, light and dark', async ({ page }) => {
  await open(page, '/contact');
  await submitButton(page).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page, `messages shown, ${colorScheme}`);
  }
});
