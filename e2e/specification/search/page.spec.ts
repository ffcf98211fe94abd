/** /search, and the way to it from not-found pages. */
import { expectNoAxeFindings } from '../../support/axe';
import { ROUTES } from '../../support/routes';
import { dialog, field, LABELS, openSearch, results } from '../../support/search';
import { expect, header, main, open, test } from '../../support/test';

test('on /search it stands in the HTML already', async ({ page }) => {
  await page.goto('/search');
  const one = page.getByRole('search').getByRole('status');
  await expect(one).toHaveText('');
  await one.evaluate((node) => node.setAttribute('data-first', ''));
  await page.getByRole('searchbox').fill('phishing');
  await expect(page.locator('[role=status][data-first]')).toHaveText(LABELS.one);
  await page.getByRole('searchbox').fill('');
  await expect(one).toHaveText('');
});

test('/search?q= answers, and follows the field', async ({ page }) => {
  await open(page, '/search?q=batch%20records');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your way across');
  await expect(page.getByRole('searchbox')).toHaveValue('batch records');
  await expect(results(page).first()).toHaveAttribute('href', '/ebmr');
  await page.getByRole('searchbox').fill('phishing');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=phishing$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/cyber-security-training$/);
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
});

test('a word found on /search by its suggestion keeps the focus in the field', async ({ page }) => {
  await open(page, '/search?q=helthcare');
  await page.getByRole('button', { name: 'healthcare' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\?q=healthcare$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no dead button, and /search lists every page', async ({ page }) => {
    await page.goto('/search?q=phishing');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(main(page).getByText('The search needs JavaScript')).toBeVisible();
    await expect(main(page).getByText(/type a word/i)).toBeHidden();
    await expect(header(page).getByRole('button', { name: LABELS.open })).toBeHidden();
    for (const { path: address } of ROUTES.filter(({ canonical }) => canonical === undefined)) {
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openSearch(page);
    await expectNoAxeFindings(page, 'search opened');
    await field(page).fill('healthcare');
    await expect(results(page).first()).toBeVisible();
    await expectNoAxeFindings(page, 'search with results');
    await field(page).fill('helthcare');
    await expect(dialog(page).getByRole('button', { name: 'healthcare' })).toBeVisible();
    await expectNoAxeFindings(page, 'nothing found');
    await open(page, '/search?q=iris');
    await expect(results(page).first()).toBeVisible();
    await expectNoAxeFindings(page, '/search');
  });
}

for (const [missing, first] of [
  ['/contct', '/contact'],
  ['/recruitmnt', '/recruitment'],
  ['/blog/employee-engagment', '/blog/change-in-employee-engagement-perception'],
] as const) {
  test(`${missing} offers the search and the nearest pages, ${first} first`, async ({ page, requests }) => {
    await open(page, missing);
    const near = page.getByRole('navigation', { name: 'Pages with a similar address' }).getByRole('link');
    await expect(near).toHaveCount(3);
    await expect(near.first()).toHaveAttribute('href', first);
    expect(new Set(await near.allTextContents()).size).toBe(3);
    await expect(page.getByRole('main').getByRole('link', { name: 'Search and all pages' })).toHaveAttribute(
      'href',
      '/search',
    );
    expect(requests.filter((address) => /pagefind/.test(address))).toEqual([]);
  });
}
