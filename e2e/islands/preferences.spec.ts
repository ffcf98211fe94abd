/** What visitors have set in their system: its own colours. invariants/pages.spec.ts looks at every page in both schemes, and for motion. */
import type { Locator } from '@playwright/test';
import { DESKTOP, expect, header, main, open, test } from '../support/test';

const colourOf = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

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
    await page.getByRole('link', { name: 'LinkedIn', exact: true }).hover();
    const tooltip = page.locator('.tooltip');
    await expect(tooltip).toBeVisible();
    expect(await tooltip.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
