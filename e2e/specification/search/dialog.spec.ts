/** Opens, uses and leaves the search. */
import { button, dialog, field, hits, LABELS, openSearch, results, status } from '../../support/search';
import { expect, open, PHONE, test } from '../../support/test';

test('opens by Ctrl or Cmd and K, not by a key alone, closes by Escape and gives the focus back', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('textbox').last();
  for (const keys of ['Control+k', 'Control+K', 'Meta+k']) {
    await message.focus();
    await page.keyboard.type('24/7 ks?');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page), 'keeps the last term').toHaveValue(keys === 'Control+k' ? '' : 'data');
    await field(page).fill('data');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(message).toBeFocused();
  }
  await expect(message).toHaveValue('24/7 ks?'.repeat(3));
});

test('opens by the key of a Cyrillic or Greek keyboard, by K on Dvorak, and leaves Control and K in a text to a Mac', async ({
  page,
}) => {
  const isTaken = (event: { key: string; code: string; metaKey?: boolean; ctrlKey?: boolean }) =>
    page
      .getByRole('textbox')
      .last()
      .evaluate(
        (box, init) => !box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
        event,
      );
  for (const platform of ['Linux x86_64', 'MacIntel']) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'platform', { value, configurable: true }),
      platform,
    );
    await open(page, '/contact');
    for (const [key, code] of [
      ['л', 'KeyK'],
      ['κ', 'KeyK'],
      ['k', 'KeyV'],
    ] as const) {
      expect(await isTaken({ key, code, metaKey: true }), key).toBe(true);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await isTaken({ key, code, ctrlKey: true }), `${platform}, Control and ${key}`).toBe(
        platform !== 'MacIntel',
      );
      await page.keyboard.press('Escape');
    }
    expect(await isTaken({ key: 't', code: 'KeyK', ctrlKey: true }), 'T on Dvorak').toBe(false);
  }
});

test('opens by its button, closes by its button and a click outside, not by a drag that ends there', async ({
  page,
}) => {
  await openSearch(page);
  await dialog(page).getByRole('button', { name: LABELS.close }).click();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  const place = await field(page).boundingBox();
  if (!place) throw new Error('the field is not shown');
  await page.mouse.move(place.x + 60, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(field(page)).toBeVisible();
  await page.mouse.click(4, place.y + place.height / 2);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('walks through the results and back by arrow keys, opens one by Enter, and leaves Shift and IMEs to the field', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('phishing');
  for (const key of ['ArrowDown', 'Escape']) {
    const isLeft = await field(page).evaluate((input, name) => {
      const event = new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true });
      return input.dispatchEvent(event);
    }, key);
    expect(isLeft, key).toBe(true);
  }
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cyber-security-training$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('stays open after a click that opens a result elsewhere', { tag: '@all' }, async ({ page, context }) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(results(page)).toHaveCount(1);
  const link = results(page).first();
  for (const click of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await (await opened).close();
    await expect(field(page)).toHaveValue('phishing');
  }
});

test('leads to all results by Enter', { tag: '@all' }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('healthcare & AI');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=healthcare%20%26%20AI');
  await expect(page.getByRole('searchbox')).toHaveValue('healthcare & AI');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('keeps each result in its place while messages appear above, and counts at once', async ({ page }) => {
    await page.clock.install();
    await openSearch(page);
    await field(page).fill('FHIR');
    await expect(status(page)).toHaveText(/pages found$/);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await field(page).fill('data integration');
    const first = hits(page).first();
    const readMark = async () => {
      await page.clock.runFor(10);
      return first.locator('mark').first().textContent();
    };
    await expect.poll(readMark).toMatch(/data|integration/i);
    const before = await first.boundingBox();
    const count = await dialog(page).locator('.search-status').textContent();
    expect(count).toMatch(/^\d+ pages found$/);
    await expect(status(page), 'announces no count while the visitor may type').not.toHaveText(String(count));
    await page.clock.runFor(500);
    await expect(status(page)).toHaveText(String(count));
    expect(await first.boundingBox()).toEqual(before);
  });

  test('fills the whole page, by touch alone', { tag: '@all' }, async ({ page }) => {
    await open(page, '/about');
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    const box = await dialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box?.height).toBeGreaterThan(800);
    await field(page).fill('data integration');
    await expect(results(page).first()).toBeVisible();
    for (const target of [hits(page).first(), dialog(page).getByRole('button', { name: LABELS.close })]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await dialog(page).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await results(page).first().tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});
