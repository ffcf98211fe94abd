/**
 * The focus as it is drawn, at stops of every kind, on every ground: each is focused, and what changes by 3 to 1 or more is
 * counted. It is as large as a line of 2 px around the control: WCAG 2.2, 2.4.7 and 2.4.13.
 */
import type { Locator, Page } from '@playwright/test';
import { markOf, placeOf } from '../support/pixels';
import { hits, openSearch, results } from '../support/search';
import { DESKTOP, expect, footer, header, main, open, test } from '../support/test';

/** Where each kind of control stands, and how it is found there. */
const STOPS: readonly (readonly [name: string, path: string, find: (page: Page) => Locator])[] = [
  ['logo', '/', (page) => header(page).getByRole('link').first()],
  ['button on paper', '/', (page) => main(page).locator('.button-brand').first()],
  ['link of a card', '/', (page) => main(page).locator('.card-link[href]').first()],
  ['link of the header', '/', (page) => header(page).getByRole('link', { name: 'Blog', exact: true })],
  ['button of the header', '/', (page) => header(page).getByRole('link', { name: 'Contact', exact: true })],
  ['placeholder', '/', (page) => footer(page).getByRole('link', { disabled: true }).first()],
  ['link of the footer', '/', (page) => footer(page).getByRole('link', { name: 'Governance', exact: true })],
  ['button on ink', '/cyber-security', (page) => main(page).getByRole('button', { name: 'Next slide' })],
  ['dot on ink', '/cyber-security', (page) => main(page).locator('.dot').nth(1)],
  ['field', '/contact', (page) => main(page).getByRole('textbox').first()],
  ['link on ink', '/contact', (page) => main(page).locator('.inverse a').first()],
  ['icon button on ink', '/contact', (page) => main(page).locator('.inverse button').first()],
  ['link within a text', '/privacy', (page) => main(page).getByRole('link', { name: 'the contact page' })],
  [
    'link to a section',
    '/privacy',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Link to this section/ })
        .first(),
  ],
  ['row', '/edi', (page) => main(page).locator('.row-link').first()],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of new Set(STOPS.map(([, where]) => where))) {
      test(`the focus is drawn 2 px wide and 3 to 1 at stops of every kind, ${path}`, async ({ page }) => {
        const stops = STOPS.filter(([, where]) => where === path);
        await page.setViewportSize(DESKTOP);
        await open(page, path);
        for (const [name, , find] of stops) await expectMark(name, find(page));
      });
    }

    test('the focus is drawn 2 px wide and 3 to 1 at a result of the search', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await openSearch(page);
      await page.keyboard.type('phishing');
      await expect(results(page)).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(results(page).first()).toBeFocused();
      await expectMark('result', hits(page).first());
    });
  });
}

/** The mark a control has while it is focused. */
async function expectMark(name: string, control: Locator) {
  const page = control.page();
  // The mark is the keyboard's.
  await page.keyboard.press('Shift');
  if (!(await control.evaluate((element) => element.contains(document.activeElement)))) await control.focus();
  const { width, height } = await placeOf(control, 0);
  const blur = () =>
    control.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const mark = await markOf(control, blur);
  expect.soft(mark, name).toBeGreaterThanOrEqual(2 * 2 * (width + height));
}
