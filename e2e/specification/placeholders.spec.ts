/** Links without a target: LEARN MORE, Learn more and the social links. They say why, and their visible texts stay. */
import type { Page } from '@playwright/test';
import { mainOf, pageOf } from '../support/html';
import { DESKTOP, expect, footer, main, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];
const tooltip = (page: Page) => page.getByRole('tooltip');

for (const [path, inMain, label] of [
  ['/', 4, 'LEARN MORE'],
  ['/it-services', 6, 'Learn more'],
] as const) {
  test(`each placeholder of ${path} has in its name that its target is coming soon`, ({ site }) => {
    const links = pageOf(site, path).all('a', { 'aria-disabled': 'true' });
    const names = links.map(({ name }) => name);
    expect(names.filter((name) => new RegExp(`^${label} ?: .+: Link coming soon$`).test(name))).toHaveLength(inMain);
    for (const name of SOCIAL) expect(names).toContain(`${name}: Link coming soon`);
    expect(names).toHaveLength(inMain + SOCIAL.length);
    // Sighted visitors read the label alone.
    for (const link of mainOf(site, path).all('a', { 'aria-disabled': 'true' })) {
      const hidden = link
        .all('span', { class: 'sr-only' })
        .map(({ text }) => text)
        .join('');
      expect(link.text.replaceAll(' :', ':').replace(hidden, '')).toBe(label);
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
