/** Settings of a visitor's system: the colour scheme, forced colours. */
import type { Locator } from '@playwright/test';
import { contrast } from '../support/contrast';
import { DESKTOP, expect, header, main, open, test } from '../support/test';

const colourOf = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

/** How far the focus ring of a control stands out from the inverted ground it lies on. */
async function ringContrast(control: Locator): Promise<number> {
  const [ring, ground] = await control.evaluate((element) => [
    getComputedStyle(element).outlineColor,
    getComputedStyle(element.closest('.inverse, .toast') ?? document.body).backgroundColor,
  ]);
  return contrast(ring ?? '', ground ?? '');
}

for (const colorScheme of ['light', 'dark'] as const) {
  // WCAG 2.2, 1.4.11 and 2.4.7: the ring is the only sign of the focus.
  test(`the focus ring stands out 3 to 1 from inverted grounds and toasts, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(DESKTOP);
    await open(page, '/contact');
    // The ring is for the keyboard.
    await page.keyboard.press('Tab');
    const controls = main(page).locator('.inverse :is(a[href], button)');
    for (const control of await controls.all()) {
      await control.focus();
      expect(await ringContrast(control)).toBeGreaterThanOrEqual(3);
    }
    await controls.last().press('Enter');
    const close = page.locator('.toast button').first();
    await close.focus();
    expect(await ringContrast(close)).toBeGreaterThanOrEqual(3);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the scheme follows the system, without a script', async ({ page }) => {
    await page.goto('/about');
    const ground = () => colourOf(page.locator('html'));
    for (const [colorScheme, colour] of [
      ['light', 'rgb(250, 248, 242)'],
      ['dark', 'rgb(20, 22, 26)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await ground()).toBe(colour);
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: DESKTOP });

  test('the current page stands out in the header, and so does the current slide', async ({ page }) => {
    await open(page, '/cyber-security');
    const dots = main(page).locator('.dot');
    expect(await colourOf(dots.first(), '::before')).not.toBe(await colourOf(dots.nth(1), '::before'));
    await open(page, '/about');
    const current = header(page).getByRole('link', { name: 'About Us', exact: true });
    const other = header(page).getByRole('link', { name: 'Blog', exact: true });
    expect(await colourOf(current)).not.toBe(await colourOf(other));
  });

  test('every button, field and toast has an edge, and the focus a ring', async ({ page }) => {
    await open(page, '/contact');
    const withoutEdge = (parts: string) =>
      page.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
              return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1;
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        parts,
      );
    expect(await page.locator('main .button').count()).toBeGreaterThan(0);
    expect(await withoutEdge('.button, input, textarea')).toEqual([]);
    for (const field of await page.locator('main form [required]').all()) {
      await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'Ada');
    }
    const submit = page.locator('main form button[type=submit]');
    await submit.press('Enter');
    await expect(page.locator('.toast')).toBeVisible();
    expect(await withoutEdge('.toast')).toEqual([]);
    const { outlineStyle, outlineWidth } = await submit.evaluate((element) => ({ ...getComputedStyle(element) }));
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  });

  test('a tooltip has an edge', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('link', { name: /^LinkedIn/ }).hover();
    const tooltip = page.locator('.tooltip');
    await expect(tooltip).toBeVisible();
    expect(await tooltip.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
