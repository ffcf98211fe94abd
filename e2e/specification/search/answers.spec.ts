/** Results of the search, and how it announces them. */
import { createSearch } from '../../../islands/search/search-index';
import { readCases } from '../../support/cases';
import { dialog, field, hits, LABELS, nothing, openSearch, results, status } from '../../support/search';
import { expect, test, withoutImages } from '../../support/test';

const QUERIES: readonly (readonly [term: string, path: string])[] = readCases('search-terms');
const MISSPELT = {
  helthcare: '/healthcare',
  phising: '/cyber-security-training',
  'life scinces': '/life-sciences',
  'how to phising training': '/cyber-security-training',
  'e-mail': '/contact',
  cybersecurity: '/cyber-security',
  trackandtrace: '/track-and-trace',
  casestudy: '/case-study',
  lifesciences: '/life-sciences',
  iso27001: '/governance',
  'health care': '/healthcare',
};

test('finds the right page among the first three, also by misspelt words', ({ site }) => {
  const search = createSearch(JSON.parse(site.read('search.json')).pages);
  for (const [query, wanted] of [...QUERIES, ...Object.entries(MISSPELT)])
    expect
      .soft(
        search(query, 3).results.map(({ path }) => path),
        query,
      )
      .toContain(wanted);
});

test('describes each result with the found words marked, or says that nothing is found', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('governance');
  await expect(hits(page).first().locator('mark').first()).toHaveText(/governance/i);
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
  for (const term of ['$&', "xqzw$'"]) {
    await field(page).fill(term);
    await expect(status(page)).toHaveText(nothing(term));
  }
  for (const name of ['Cyber security governance', 'Healthcare', 'Staff augmentation and recruitment', 'Contact'])
    await expect(dialog(page).getByRole('link', { name })).toBeVisible();
  await field(page).fill('phishing');
  await expect(status(page)).toHaveText(LABELS.one);
  const link = results(page).first();
  await expect(link).toHaveAccessibleName('Cyber security training');
  await expect(link).toHaveAccessibleDescription(/^Services .*phishing/i);
  // The link covers its row, so that a click on a marked word is a click on the link.
  const row = hits(page).first();
  const place = await row.boundingBox();
  const word = await row.locator('mark').first().boundingBox();
  if (!place || !word) throw new Error('The result or its marked word is not shown.');
  await row.click({ position: { x: word.x - place.x + 2, y: word.y - place.y + 2 } });
  await expect(page).toHaveURL('/cyber-security-training');
});

test('shows results at once without a request, and announces their count once the visitor has not typed for 500 ms', async ({
  page,
  requests,
}) => {
  await page.clock.install();
  await openSearch(page);
  await field(page).fill('governance');
  await expect(status(page)).toHaveText(/pages found$/);
  // From here on timers wait for the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  requests.length = 0;
  const announced = await status(page).evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const read = () => announced.evaluate((texts) => texts.filter((text) => text !== ''));
  for (const [term, name] of [
    ['circular economy', 'Application Development: Circular Economy'],
    ['iris', 'Application Migration: IRIS'],
    ['phishing', 'Cyber security training'],
  ] as const) {
    await field(page).fill(term);
    await expect(hits(page).first()).toContainText(name);
    expect(await read()).toEqual([]);
  }
  // A character that the small font lacks loads the large one.
  expect(withoutImages(requests).filter((url) => !url.endsWith('.woff2'))).toEqual([]);
  const before = await hits(page).first().boundingBox();
  await expect(dialog(page).locator('.search-status')).toHaveText(LABELS.one);
  await page.clock.runFor(480);
  expect(await read()).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(read).toEqual([LABELS.one]);
  expect(await hits(page).first().boundingBox()).toEqual(before);
});

test('leads to all results by a link and by Enter, and stays open while a result opens elsewhere', {
  tag: '@all',
}, async ({ page, context }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  const link = results(page).first();
  for (const click of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await (await opened).close();
    await expect(field(page)).toHaveValue('data');
  }
  const linkToPage = dialog(page).getByRole('link', { name: /^Show all \d+ pages$/ });
  const count = Number(/\d+/.exec((await linkToPage.textContent()) ?? '')?.[0]);
  await linkToPage.click();
  await expect(page).toHaveURL(/\/search\?q=data$/);
  await expect(results(page)).toHaveCount(count);
  await openSearch(page);
  await page.keyboard.type('healthcare & AI');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=healthcare%20%26%20AI');
  await expect(page.getByRole('searchbox')).toHaveValue('healthcare & AI');
});
