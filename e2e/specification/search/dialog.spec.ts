/** Opens, uses and leaves the search. */
import { expectAccessible } from '../../support/axe';
import { button, dialog, field, LABELS, openSearch, results } from '../../support/search';
import { expect, open, test } from '../../support/test';

test('opens by Ctrl or Cmd and K, not by a key alone, closes by Escape and gives the focus back', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/contact', '');
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

test('opens by the same key on other keyboards', {
  tag: '@all',
}, async ({ page }) => {
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
    await open(page, '/contact', '');
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

test('closes by its button and a click outside, not by a drag that ends there', async ({ page }) => {
  await openSearch(page);
  await expect(field(page), 'the deck below the field is the mark of its focus').toHaveCSS(
    'background-image',
    /gradient/,
  );
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

test('walks through the results by arrow keys, and leaves Shift and IMEs to the field', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
  await expectAccessible(page, 'dialog[open]', 'search with results');
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
