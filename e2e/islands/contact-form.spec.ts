/** The contact form: the specification, sections 4, 5, 7, 8 and 9. */
import { expectNoAxeFindings } from '../support/axe';
import { FIELDS, field, fillIn, label, sent, submitButton } from '../support/contact';
import { expect, open, openFrozen, pointAway, test } from '../support/test';
import { announcements, expectGone, letToastIn, letToastOut } from '../support/toasts';

test.use({ reducedMotion: 'no-preference' });

test('is titled as the specification has it', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { name: 'Leave us your info and we will get back to you' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Leave us your info and we will get back to you' })).toBeVisible();
});

test.describe('required fields', () => {
  test(`${FIELDS.join(', ')}: each one missing stops the form at that field with the browser's own message`, async ({
    page,
  }) => {
    await openFrozen(page, '/contact');
    await fillIn(page);
    for (const name of FIELDS) {
      const answer = await field(page, name).inputValue();
      await field(page, name).fill('');
      await submitButton(page).click();
      await expect(field(page, name)).toBeFocused();
      const state = await field(page, name).evaluate((element: HTMLInputElement) => ({
        missing: element.validity.valueMissing,
        own: element.validity.customError,
      }));
      expect(state, name).toEqual({ missing: true, own: false });
      await letToastIn(page);
      await expect(announcements(page)).toHaveCount(0);
      await expect(field(page, name === 'phone' ? 'message' : 'phone')).not.toHaveValue('');
      await field(page, name).fill(answer);
    }
    // With nothing missing it is sent.
    await submitButton(page).click();
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(1);
  });

  test('say so in words, and the note that nothing is sent stands above them', async ({ page }) => {
    await open(page, '/contact');
    for (const name of FIELDS) await expect(label(page, name)).toHaveText(/\(required\)$/, { useInnerText: true });
    const note = await page.getByText('What you type here stays in your browser').boundingBox();
    const first = await field(page, 'firstName').boundingBox();
    expect(note?.y).toBeLessThan(first?.y ?? 0);
  });

  test('are the only five, and labelled', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(5);
    for (const name of FIELDS) {
      await expect(field(page, name)).toHaveAttribute('required');
      await expect(field(page, name)).toHaveAttribute('name', name);
    }
  });
});

test("what is no e-mail address fails the browser's e-mail check", async ({ page }) => {
  await openFrozen(page, '/contact');
  await fillIn(page);
  for (const address of ['ada', 'ada@', '@example.com', 'ada at example.com']) {
    await field(page, 'email').fill(address);
    await submitButton(page).click();
    await expect(field(page, 'email')).toBeFocused();
    const mismatch = await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch);
    expect(mismatch, address).toBe(true);
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(0);
  }
});

test('no other bound is checked: one letter and 20,000 are as good', async ({ page }) => {
  await openFrozen(page, '/contact');
  for (const name of FIELDS) await field(page, name).fill(name === 'email' ? 'a@b' : 'x');
  await field(page, 'message').fill('x'.repeat(20_000));
  await submitButton(page).click();
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
});

test('each field tells the browser what it is, for autofill and keyboards', async ({ page }) => {
  await open(page, '/contact');
  for (const [name, ...hints] of [
    ['firstName', 'text', 'given-name', null],
    ['lastName', 'text', 'family-name', null],
    ['phone', 'tel', 'tel', 'tel'],
    ['email', 'email', 'email', 'email'],
  ] as const) {
    const attributes = await field(page, name).evaluate((input) =>
      ['type', 'autocomplete', 'inputmode'].map((attribute) => input.getAttribute(attribute)),
    );
    expect(attributes, name).toEqual(hints);
  }
});

for (const how of ['a click', 'Enter in a field'] as const) {
  test(`${how} sends nothing, empties the fields, focuses the button and says so`, async ({ page, requests }) => {
    await openFrozen(page, '/contact');
    await fillIn(page);
    requests.length = 0;
    if (how === 'a click') await submitButton(page).click();
    else await field(page, 'email').press('Enter');
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(1);
    await expect(announcements(page).getByText('Message Sent!', { exact: true })).toBeVisible();
    await expect(
      announcements(page).getByText("Thank you for reaching out. We'll get back to you soon.", { exact: true }),
    ).toBeVisible();
    for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
    await expect(submitButton(page)).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(sent(requests)).toEqual([]);
  });
}

test.describe('toast', () => {
  test.beforeEach(async ({ page }) => {
    await openFrozen(page, '/contact');
    await fillIn(page);
    await submitButton(page).click();
    await pointAway(page);
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(1);
  });

  test('goes by itself after 5000 ms: shown at 4999 ms, going at 5000 ms', async ({ page }) => {
    await page.clock.runFor(4999);
    await expect(announcements(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await letToastOut(page);
    await expect(announcements(page)).toHaveCount(0);
    await expectGone(page);
  });

  test('stops its clock while the pointer is on it', async ({ page }) => {
    await page.clock.runFor(4000);
    await announcements(page).hover();
    await page.clock.runFor(60_000);
    await expect(announcements(page)).toHaveCount(1);
    await pointAway(page);
    await page.clock.runFor(900);
    await expect(announcements(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(announcements(page)).toHaveCount(0);
  });

  test('stops its clock while it has the focus', async ({ page }) => {
    await page.clock.runFor(4000);
    await announcements(page).getByRole('button').focus();
    await page.clock.runFor(60_000);
    await expect(announcements(page)).toHaveCount(1);
    await submitButton(page).focus();
    await page.clock.runFor(900);
    await expect(announcements(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(announcements(page)).toHaveCount(0);
  });

  test('Escape dismisses it while it has the focus, which goes back to the button', async ({ page }) => {
    await announcements(page).getByRole('button').focus();
    await page.keyboard.press('Escape');
    await letToastOut(page);
    await expect(announcements(page)).toHaveCount(0);
    await expectGone(page);
    await expect(submitButton(page)).toBeFocused();
  });

  test('can be closed', async ({ page }) => {
    await announcements(page).getByRole('button').click();
    await expect(announcements(page)).toHaveCount(0);
    await expectGone(page);
  });

  test('is announced without moving the focus', async ({ page }) => {
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Message Sent!' })).toHaveCount(1);
    await expect(submitButton(page)).toBeFocused();
  });
});

test('the toast has nothing for axe to find, light and dark', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await submitButton(page).click();
  await announcements(page).hover();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page, `toast shown, ${colorScheme}`);
  }
  await expect(announcements(page)).toBeVisible();
});

test('the places of toasts are live regions from the start, and landmarks only while there is a toast', async ({
  page,
}) => {
  await openFrozen(page, '/contact');
  await expect(page.locator('section[aria-live=polite]')).toHaveCount(2);
  const places = page.getByRole('region', { name: /Announcements|Notifications/ });
  await expect(places).toHaveCount(0);
  await fillIn(page);
  await submitButton(page).click();
  await pointAway(page);
  await letToastIn(page);
  await expect(places).toHaveCount(1);
  await expect(places).toHaveAccessibleName(/^Announcements/);
  await page.clock.runFor(5000);
  await expectGone(page);
  // With the next frame.
  await page.clock.runFor(32);
  await expect(places).toHaveCount(0);
});

test('the message field is 150 px high at least', async ({ page }) => {
  await open(page, '/contact');
  for (const width of [320, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await field(page, 'message').boundingBox())?.height).toBeGreaterThanOrEqual(150);
  }
  await expect(field(page, 'message')).toHaveCSS('min-height', '150px');
});
