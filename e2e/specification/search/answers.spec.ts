/** Results of the search, and how it announces them. */
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
  lifesciences: '/life-sciences',
  iso27001: '/governance',
  'health care': '/healthcare',
};

test('finds the right page among the first three, also by misspelt words', async ({ page }) => {
  await openSearch(page);
  for (const [query, wanted] of [...QUERIES, ...Object.entries(MISSPELT)]) {
    await field(page).fill(query);
    const firstThree = async () =>
      (await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).slice(0, 3);
    await expect.poll(firstThree, { message: query }).toContain(wanted);
  }
});

test('marks found words in whole sentences or with …, counts pages aloud, offers often used pages when nothing is found, and follows a result by a click on its words', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('phishing');
  await expect(status(page)).toHaveText(LABELS.one);
  for (const query of ['cloud', 'data', 'governance', 'healthcare']) {
    await field(page).fill(query);
    await expect(hits(page).first().locator('mark').first()).toHaveText(new RegExp(query, 'i'));
    await expect(status(page)).toHaveText(/^[2-9] |^\d\d /);
    for (const text of await hits(page).locator('[id$=excerpt]').allTextContents()) {
      expect(text, query).toMatch(/^(… |[\p{Lu}\p{N}“"‘(])/u);
      expect(text, query).toMatch(/([.!?]["”’)]?| …)$/);
    }
  }
  await expect(hits(page).first()).toContainText('Industries');
  await field(page).fill('contact');
  await expect(hits(page).first()).not.toContainText('| Spanwell');
  for (const term of ['$&', "xqzw$'"]) {
    await field(page).fill(term);
    await expect(status(page)).toHaveText(nothing(term));
  }
  for (const name of ['Data Analytics with AI', 'Cyber security training', 'Case studies', 'Contact'])
    await expect(dialog(page).getByRole('link', { name })).toBeVisible();
  await field(page).fill('phishing');
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

test('shows results at once, without a timer or a request, and announces their count once the visitor has not typed for 500 ms', async ({
  page,
  requests,
}) => {
  await page.clock.install();
  await openSearch(page);
  await field(page).fill('governance');
  await expect(results(page).first()).toBeVisible();
  // From here on timers wait for the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  requests.length = 0;
  for (const [term, name] of [
    ['phishing', 'Cyber security training'],
    ['circular economy', 'Application Development: Circular Economy'],
    ['iris', 'Application Migration: IRIS'],
  ] as const) {
    await field(page).fill('');
    await page.clock.runFor(1000);
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.type(term);
    await expect(results(page).first()).toContainText(name);
  }
  // A character that the small font lacks loads the large one.
  expect(withoutImages(requests).filter((url) => !url.endsWith('.woff2'))).toEqual([]);
  await field(page).fill('governance');
  await page.clock.runFor(1000);
  await expect(status(page)).toHaveText(/pages found/);
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
  for (const term of ['data', 'cloud', 'phishing']) {
    await field(page).fill(term);
    const readMark = async () => {
      await page.clock.runFor(10);
      return hits(page).first().locator('mark').first().textContent();
    };
    await expect.poll(readMark).toMatch(new RegExp(term, 'i'));
    expect(await read()).toEqual([]);
  }
  await page.clock.runFor(480);
  expect(await read()).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(read).toEqual([LABELS.one]);
});

test('links to all results where they do not fit', { tag: '@all' }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  const linkToPage = dialog(page).getByRole('link', { name: /^Show all \d+ pages$/ });
  const count = Number(/\d+/.exec((await linkToPage.textContent()) ?? '')?.[0]);
  await linkToPage.click();
  await expect(page).toHaveURL(/\/search\?q=data$/);
  await expect(results(page)).toHaveCount(count);
});
