/** The page /search. islands/no-js.spec.ts shows it without JavaScript. */
import { expectAccessible } from '../../support/axe';
import { hits, LABELS, nothing, results } from '../../support/search';
import { expect, open, test } from '../../support/test';

test('has the field of /search in the HTML, answers it and /search?q=, with the bridge of each page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  const box = page.getByRole('searchbox');
  const status = page.getByRole('search').getByRole('status');
  await page.getByRole('main').getByText('Search for', { exact: true }).click();
  await expect(box).toBeFocused();
  expect((await box.boundingBox())?.width, 'room for a few words at 400 %').toBeGreaterThan(200);
  await expect(status).toHaveText('');
  await status.evaluate((node) => node.setAttribute('data-first', ''));
  const lastPage = page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true });
  await expect(lastPage).toBeVisible();
  await box.fill('phishing');
  await expect(page.locator('[role=status][data-first]')).toHaveText(LABELS.one);
  await expect(lastPage, 'all pages are folded below results').toBeHidden();
  await box.fill('xqzw');
  await expect(status).toHaveText(nothing('xqzw'));
  await expectAccessible(page, 'main', 'nothing found');
  await open(page, '/search?q=machine%20learning');
  await expect(box).toHaveValue('machine learning');
  await expect(results(page).first()).toHaveAttribute('href', '/data-analytics');
  const bridge = hits(page).first().locator('img');
  await expect(bridge, 'small next to the words on a phone').toHaveJSProperty('clientWidth', 56);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bridge).toHaveJSProperty('complete', true);
  const [place, name] = [await bridge.boundingBox(), await results(page).first().boundingBox()];
  expect(place?.width).toBe(96);
  expect((place?.x ?? 0) - (name?.x ?? 0), 'at the end of its row').toBeGreaterThan(500);
  await box.fill('phishing');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=phishing$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/cyber-security-training$/);
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
});

test('shows all of 120 results in steps of 50, by key, with the focus on the first new one', { tag: '@all' }, async ({
  page,
}) => {
  await page.route('**/search.json', async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    const pages = Array.from({ length: 120 }, (_, index) => ({
      ...file.pages[0],
      path: `/about?${index}`,
      text: 'Data.',
    }));
    await route.fulfill({ json: { ...file, pages } });
  });
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
