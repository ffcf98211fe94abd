/** /search, and the way to it from not-found pages. */
import { colourFindings, expectNoAxeFindings } from '../../support/axe';
import { ROUTES } from '../../support/routes';
import { button, dialog, field, hits, LABELS, nothing, openSearch, results, serveResults } from '../../support/search';
import { expect, header, main, open, test } from '../../support/test';

test('has the field of /search in the HTML already', async ({ page }) => {
  await page.goto('/search');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('');
  await status.evaluate((node) => node.setAttribute('data-first', ''));
  await page.getByRole('searchbox').fill('phishing');
  await expect(page.locator('[role=status][data-first]')).toHaveText(LABELS.one);
  await page.getByRole('searchbox').fill('');
  await expect(status).toHaveText('');
});

test('answers /search?q=, with the bridge of each page on a wide screen, and follows the field', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/search?q=machine%20learning');
  expect((await page.getByRole('searchbox').boundingBox())?.width, 'room for a few words at 400 %').toBeGreaterThan(
    200,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.getByRole('searchbox')).toHaveValue('machine learning');
  await expect(results(page).first()).toHaveAttribute('href', '/data-analytics');
  const bridge = hits(page).first().locator('img');
  await expect(bridge).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bridge).toHaveJSProperty('complete', true);
  const [box, name] = [await bridge.boundingBox(), await results(page).first().boundingBox()];
  expect(box?.width).toBe(96);
  expect((box?.x ?? 0) - (name?.x ?? 0), 'at the end of its row').toBeGreaterThan(500);
  await page.getByRole('searchbox').fill('phishing');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=phishing$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/cyber-security-training$/);
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
});

test('shows all of 120 results in steps of 50, by key, with the focus on the first new one', async ({ page }) => {
  await serveResults(page, 120);
  await open(page, '/search?q=data');
  const status = page.getByRole('search').getByRole('status');
  const more = page.getByRole('button', { name: 'Show more results' });
  await expect(results(page)).toHaveCount(50);
  await expect(status).toHaveText('50 of 120 pages shown');
  await more.press('Enter');
  await expect(results(page)).toHaveCount(100);
  await expect(results(page).nth(50)).toBeFocused();
  await expect(status).toHaveText('100 of 120 pages shown');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).nth(49)).toBeFocused();
  await more.press('Enter');
  await expect(results(page)).toHaveCount(120);
  await expect(results(page).nth(100)).toBeFocused();
  await expect(status).toHaveText('120 of 120 pages shown');
  await expect(more).toHaveCount(0);
});

test('labels both fields in words that can be seen, also at 320 px', { tag: '@all' }, async ({ page }) => {
  for (const width of [320, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/search');
    await expect(main(page).getByText('Search for', { exact: true })).toBeInViewport({ ratio: 1 });
    await main(page).getByText('Search for', { exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await button(page).click();
    await expect(dialog(page).getByText('Search for', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has no dead button, and lists every page on /search', async ({ page }) => {
    await page.goto('/search?q=phishing');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(main(page).getByText('The search needs JavaScript')).toBeVisible();
    await expect(main(page).getByText(/type a word/i)).toBeHidden();
    await expect(header(page).getByRole('button', { name: LABELS.open })).toBeHidden();
    const shown = await main(page)
      .locator('a')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const canonical = ROUTES.filter(({ canonical, path }) => canonical === path).map(({ path }) => path);
    expect(shown).toEqual(expect.arrayContaining(canonical));
  });
});

test('has no axe findings, with results, without and in dark', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('healthcare');
  await expect(results(page).first()).toBeVisible();
  await expectNoAxeFindings(page, 'search with results');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFindings(page), 'search with results, dark').toEqual([]);
  await open(page, '/search?q=xqzw');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(nothing('xqzw'));
  await expectNoAxeFindings(page, 'nothing found, dark');
});

test('offers a search for the words of the path on missing pages', async ({ page, requests }) => {
  for (const [missing, query] of [
    ['/cyber_security-trainings.html', 'cyber+security+trainings'],
    ['/blog/employee-engagement', 'blog+employee+engagement'],
  ] as const) {
    await open(page, missing);
    const search = page.getByRole('main').getByRole('link', { name: 'Search and all pages' });
    await expect(search).toHaveAttribute('href', `/search?q=${query}`);
    expect(requests.filter((url) => /search\.json/.test(url))).toEqual([]);
  }
  await page.getByRole('main').getByRole('link', { name: 'Search and all pages' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('blog employee engagement');
});
