/**
 * Marks of states, by what is drawn: WCAG 2.2, 1.4.1 and 1.4.11. Yellow on paper has 1.5 to 1, so no state may be told
 * by yellow alone. Each mark is taken away, and what changes by 3 to 1 or more is counted.
 */
import type { Locator, Page } from '@playwright/test';
import { markOf } from '../support/pixels';
import { dialog, field, openSearch } from '../support/search';
import { DESKTOP, expect, header, main, open, PHONE, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

/** The shortest mark: a line of one pixel below a word of three letters. */
const MIN_HEADINGS = 24;

const withoutCurrent = (link: Locator) => link.evaluate((element) => element.removeAttribute('aria-current'));
/** A link as the words around it are drawn. */
const asText = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    for (const name of ['text-decoration', 'box-shadow', 'background', 'border'])
      element.style.setProperty(name, 'none');
  });

/** The pages of the header, and what marks each there. */
const CURRENT = [
  ['/about', (page: Page) => header(page).getByRole('link', { name: 'About Us', exact: true })],
  ['/edi', (page: Page) => header(page).getByRole('button', { name: 'Products', exact: true })],
  ['/contact', (page: Page) => header(page).getByRole('link', { name: 'Contact', exact: true })],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a link within a text is told from the words around it', async ({ page }) => {
      await open(page, '/privacy');
      const link = main(page).getByRole('link', { name: 'the contact page', exact: true });
      expect(await markOf(link, () => asText(link))).toBeGreaterThan(MIN_HEADINGS);
    });

    test('a link of the contact card is told from words, on its panel too', async ({ page }) => {
      await open(page, '/contact');
      for (const link of await main(page).locator('.inverse a').all())
        expect(await markOf(link, () => asText(link))).toBeGreaterThan(MIN_HEADINGS);
    });

    test('the current page is marked in the header', async ({ page }) => {
      for (const [path, find] of CURRENT) {
        await open(page, path);
        const link = find(page);
        expect(await markOf(link, () => withoutCurrent(link)), path).toBeGreaterThan(MIN_HEADINGS);
      }
    });

    test('the current page is marked in a drop-down, and in the menu of a phone', async ({ page }) => {
      await open(page, '/edi');
      await CURRENT[1][1](page).press('Enter');
      const link = header(page).getByRole('link', { name: 'EDI', exact: true });
      expect(await markOf(link, () => withoutCurrent(link))).toBeGreaterThan(MIN_HEADINGS);
      await page.setViewportSize(PHONE);
      await open(page, '/about');
      await header(page).getByText('Menu', { exact: true }).click();
      const phoneLink = header(page).getByRole('link', { name: 'About Us', exact: true });
      await pointAway(page);
      expect(await markOf(phoneLink, () => withoutCurrent(phoneLink))).toBeGreaterThan(MIN_HEADINGS);
    });

    test('the dot of the current slide is marked', async ({ page }) => {
      await open(page, '/cyber-security');
      const dot = main(page).locator('.dot[aria-current]');
      expect(await markOf(dot, () => withoutCurrent(main(page).locator('.dot').first()))).toBeGreaterThan(MIN_HEADINGS);
    });

    test("the search's field shows its focus, in the dialog and on the page", async ({ page }) => {
      await openSearch(page);
      await expectFocusMark(field(page), dialog(page).locator('form'));
      await open(page, '/search');
      await main(page).getByRole('searchbox').focus();
      await expectFocusMark(main(page).getByRole('searchbox'), main(page).getByRole('search').locator('form'));
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test("the search's field shows its focus", async ({ page }) => {
    await openSearch(page);
    await expectFocusMark(field(page), dialog(page).locator('form'));
    await open(page, '/search');
    await main(page).getByRole('searchbox').focus();
    await expectFocusMark(main(page).getByRole('searchbox'), main(page).getByRole('search').locator('form'));
  });

  test('the current page is marked in a drop-down', async ({ page }) => {
    await open(page, '/edi');
    await CURRENT[1][1](page).press('Enter');
    const link = header(page).getByRole('link', { name: 'EDI', exact: true });
    expect(await markOf(link, () => withoutCurrent(link))).toBeGreaterThan(MIN_HEADINGS);
  });
});

/** A mark as long as the field is wide, two pixels high at least. */
async function expectFocusMark(input: Locator, form: Locator) {
  const { width } = (await input.boundingBox()) ?? { width: Number.NaN };
  expect(await markOf(form, () => input.blur())).toBeGreaterThan(2 * width);
}
