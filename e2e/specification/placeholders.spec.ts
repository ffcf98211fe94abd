/** Links without a target: LEARN MORE, Learn more and the social links. They say why, and their visible texts stay. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, footer, main, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];
const placeholders = (page: Page) => page.getByRole('link', { disabled: true });
const tooltip = (page: Page) => page.getByRole('tooltip');

for (const [path, inMain, label] of [
  ['/', 4, 'LEARN MORE'],
  ['/it-services', 6, 'Learn more'],
] as const) {
  test(`each placeholder of ${path} has in its name that its target is coming soon`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: new RegExp(`^${label} ?: .+: Link coming soon$`) })).toHaveCount(
      inMain,
    );
    for (const name of SOCIAL)
      await expect(footer(page).getByRole('link', { name: `${name}: Link coming soon`, exact: true })).toHaveCount(1);
    await expect(placeholders(page)).toHaveCount(inMain + SOCIAL.length);
  });

  test(`what is seen of a placeholder of ${path} is '${label}', word for word`, async ({ page }) => {
    await page.goto(path);
    for (const link of await main(page).getByRole('link', { disabled: true }).all()) {
      const seen = await link.evaluate((element) =>
        [...element.childNodes]
          .filter((node) => !(node instanceof Element && node.matches('.sr-only')))
          .map(({ textContent }) => textContent)
          .join(''),
      );
      expect(seen).toBe(label);
    }
  });
}

test('by Tab, a social link says it once: in its name, with the same words in its tooltip', async ({ page }) => {
  await openFrozen(page, '/about');
  await footer(page)
    .getByRole('link', { name: /^LinkedIn/ })
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const link = footer(page).getByRole('link', { name: 'LinkedIn: Link coming soon', exact: true });
  await expect(link).toBeFocused();
  await expect(tooltip(page)).toHaveText('LinkedIn: Link coming soon');
  await expect(link).toHaveAccessibleDescription('');
});

test('no tooltip of the carousel says a name again as a description', async ({ page }) => {
  await openFrozen(page, '/cyber-security');
  for (const name of ['Previous slide', 'Next slide']) {
    const button = main(page).getByRole('button', { name, exact: true });
    await button.hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText(name);
    await expect(button).toHaveAccessibleDescription('');
    await pointAway(page);
    await expect(tooltip(page)).toHaveCount(0);
  }
});
