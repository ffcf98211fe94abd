/**
 * Marks of the focus and of states, by their pixels, on every ground: WCAG 2.2, 1.4.1, 1.4.11, 2.4.7 and 2.4.13. A test
 * takes each mark away and counts what changes by 3 to 1 or more. Yellow on paper has 1.5 to 1, so that no state may be
 * shown by yellow alone.
 */
import type { Locator, Page } from '@playwright/test';
import { measureMark, measurePlace } from '../support/pixels';
import { dialog, field, hits, openSearch, results } from '../support/search';
import { DESKTOP, expect, footer, header, main, open, PHONE, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

/** One of each kind, on paper and on ink. invariants/visit.spec.ts reads the outline of every tab stop. */
const STOPS: Record<string, (page: Page) => Locator> = {
  logo: (page) => header(page).getByRole('link').first(),
  'link of the header': (page) => header(page).getByRole('link', { name: 'Blog', exact: true }),
  'button of the header': (page) => header(page).getByRole('link', { name: 'Contact', exact: true }),
  'button on ink': (page) => main(page).getByRole('button', { name: 'Next slide' }),
  'dot on ink': (page) => main(page).locator('.dot').nth(1),
  placeholder: (page) => footer(page).getByRole('link', { disabled: true }).first(),
  'link of the footer': (page) => footer(page).getByRole('link', { name: 'Governance', exact: true }),
};

const MIN_MARK = 24;
const withoutCurrent = (link: Locator) => link.evaluate((element) => element.removeAttribute('aria-current'));
const expectCurrent = async (link: Locator) =>
  expect.soft(await measureMark(link, () => withoutCurrent(link)), `${link}`).toBeGreaterThan(MIN_MARK);
const asText = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    for (const name of ['text-decoration', 'box-shadow', 'background', 'border'])
      element.style.setProperty(name, 'none');
  });

test('shows the focus 2 px wide and 3 to 1 at tab stops of every kind', async ({ page }) => {
  await open(page, '/cyber-security');
  for (const [name, find] of Object.entries(STOPS)) await expectFocus(name, find(page));
});

test('shows the focus 2 px wide and 3 to 1 at a result of the search', { tag: '@all' }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await expectFocus('result', hits(page).first());
});

test('marks links within text, the current page and the current slide', { tag: '@all' }, async ({ page }) => {
  for (const [path, find] of [
    ['/privacy', () => main(page).getByRole('link', { name: 'its own privacy policy', exact: true })],
    ['/contact', () => main(page).locator('.inverse a').first()],
  ] as const) {
    await open(page, path);
    expect.soft(await measureMark(find(), () => asText(find())), path).toBeGreaterThan(MIN_MARK);
  }
  for (const [path, role, name] of [
    ['/about', 'link', 'About Us'],
    ['/contact', 'link', 'Contact'],
    ['/edi', 'button', 'Products'],
  ] as const) {
    await open(page, path);
    const control = header(page).getByRole(role, { name, exact: true });
    await expectCurrent(control);
    if (role === 'link') continue;
    await control.press('Enter');
    await expectCurrent(header(page).getByRole('link', { name: 'EDI', exact: true }));
  }
  await open(page, '/cyber-security');
  const dot = main(page).locator('.dot').first();
  expect.soft(await measureMark(dot, () => withoutCurrent(dot)), 'dot').toBeGreaterThan(MIN_MARK);
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  await header(page).getByText('Menu', { exact: true }).click();
  await pointAway(page);
  await expectCurrent(header(page).getByRole('link', { name: 'About Us', exact: true }));
});

test("shows the focus of the search's field, in the dialog and on the page", { tag: '@all' }, async ({ page }) => {
  await openSearch(page);
  await expectFieldFocus(field(page), dialog(page).locator('form'));
  await open(page, '/search');
  await main(page).getByRole('searchbox').focus();
  await expectFieldFocus(main(page).getByRole('searchbox'), main(page).getByRole('search').locator('form'));
});
async function expectFocus(name: string, control: Locator) {
  // The mark is for the keyboard.
  await control.page().keyboard.press('Shift');
  if (!(await control.evaluate((element) => element.contains(document.activeElement)))) await control.focus();
  const { width, height } = await measurePlace(control, 0);
  const blur = () =>
    control.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect.soft(await measureMark(control, blur), name).toBeGreaterThanOrEqual(2 * 2 * (width + height));
}

async function expectFieldFocus(input: Locator, form: Locator) {
  const { width } = (await input.boundingBox()) ?? { width: Number.NaN };
  expect(await measureMark(form, () => input.blur())).toBeGreaterThan(2 * width);
}
