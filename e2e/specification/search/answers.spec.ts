/** What the search finds, and how it says so. */
import type { CDPSession } from '@playwright/test';
import { dialog, field, hits, LABELS, nothing, openSearch, results, serveAsLarge, status } from '../../support/search';
import { expect, test } from '../../support/test';

/** Twenty things visitors type, and the page that answers each. */
const QUERIES = [
  ['phishing', '/cyber-security-training'],
  ['security awareness training', '/cyber-security-training'],
  ['phone number', '/contact'],
  ['how to contact you', '/contact'],
  ['careers', '/staff-augmentation'],
  ['recruiter', '/staff-augmentation'],
  ['contractors', '/staff-augmentation'],
  ['FHIR', '/healthcare'],
  ['hospital', '/healthcare'],
  ['batch records', '/ebmr'],
  ['21 CFR Part 11', '/life-sciences'],
  ['cloud migration', '/it-services'],
  ['ERP', '/it-services'],
  ['payments', '/financial-services'],
  ['machine learning', '/data-analytics'],
  ['serialization', '/track-and-trace'],
  ['circular economy', '/case-study/application-development-circular-economy'],
  ['iris', '/case-study/application-migration-iris'],
  ['employee engagement', '/blog/change-in-employee-engagement-perception'],
  ['governance framework', '/governance'],
  ['api', '/integration-services'],
  ['lab', '/lims'],
] as const;

/** Words of names and of texts, misspelt. */
const MISSPELT = [
  ['helthcare', 'healthcare'],
  ['phising', 'phishing'],
  ['encription', 'encryption'],
  ['goverance', 'governance'],
] as const;

for (const isSmall of [true, false]) {
  const size = isSmall ? 'small' : 'large';
  test(`what visitors type leads to the right page, among the first three, on a ${size} site`, async ({
    page,
    site,
  }) => {
    if (!isSmall) await serveAsLarge(page, site);
    await openSearch(page);
    for (const [query, wanted] of QUERIES) {
      await field(page).fill(query);
      await expect
        .poll(
          async () => {
            const links = await results(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
            return links.slice(0, 3);
          },
          { message: query },
        )
        .toContain(wanted);
    }
    for (const [typed, meant] of MISSPELT) {
      await field(page).fill(typed);
      await expect(status(page)).toHaveText(nothing(typed, meant));
      await expect(dialog(page).getByRole('button', { name: meant, exact: true })).toBeVisible();
    }
  });
}

test('shows of a page what begins and ends with a sentence, or with …', async ({ page }) => {
  await openSearch(page);
  for (const query of ['cloud', 'data', 'governance']) {
    await field(page).fill(query);
    await expect(hits(page).first().locator('mark').first()).toHaveText(new RegExp(query, 'i'));
    for (const text of await page.locator('.search-excerpt').allTextContents()) {
      expect(text, query).toMatch(/^(… |[\p{Lu}\p{N}“"‘(])/u);
      expect(text, query).toMatch(/([.!?]["”’)]?| …)$/);
    }
  }
});

/** What a visitor types, and the name of the first page found. */
const TYPED = [
  ['phishing', 'Cyber security training'],
  ['circular economy', 'Application Development: Circular Economy'],
  ['batch records', 'Ebmr'],
  ['iris', 'Application Migration: IRIS'],
  ['payments', 'Financial Services'],
] as const;

/** Seconds the page's process has computed. What else the machine does in the meantime is not in it. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
}

test('results stand at once: no timer holds a key back, nothing is loaded for it, and its work is little', async ({
  page,
}, info) => {
  await page.clock.install();
  await openSearch(page);
  await field(page).fill('governance');
  await expect(results(page).first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // From here on timers wait for the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const times: number[] = [];
  for (const [term, name] of TYPED) {
    await field(page).fill('');
    await page.clock.runFor(1000);
    await expect(results(page)).toHaveCount(0);
    const before = await processorTime(devtools);
    await page.keyboard.type(term);
    await expect(results(page).first()).toContainText(name);
    times.push(Math.round((1000 * ((await processorTime(devtools)) - before)) / term.length));
  }
  info.annotations.push({ type: 'milliseconds of work a key', description: `${times}` });
  expect(requests).toEqual([]);
  expect(Math.max(...times)).toBeLessThan(100);
});

test('found words are marked, pages are named and counted aloud', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(status(page)).toHaveText(LABELS.one);
  await expect(hits(page).locator('mark').first()).toHaveText(/phishing/i);
  await field(page).fill('healthcare');
  await expect(status(page)).toHaveText(/^[2-9] /);
  await expect(hits(page).first()).toContainText('Industries');
});

test("the link of a result is the page's name; its group and its words describe it, and a press on them follows it", async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('phishing');
  const link = results(page).first();
  await expect(link).toHaveAccessibleName('Cyber security training');
  await expect(link).toHaveAccessibleDescription(/^Services .*phishing/i);
  await hits(page).first().locator('mark').first().click({ force: true });
  await expect(page).toHaveURL('/cyber-security-training');
});

test('more results than fit are a link away', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  const all = dialog(page).getByRole('link', { name: /^Show all \d+ pages$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=data$/);
  await expect(results(page)).toHaveCount(count);
});

test('a misspelt word finds nothing, and the right one is offered', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('helthcare');
  await expect(status(page)).toHaveText(nothing('helthcare', 'healthcare'));
  for (const name of ['Data Analytics with AI', 'Cyber security training', 'Case studies', 'Contact']) {
    await expect(dialog(page).getByRole('link', { name })).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'healthcare' }).click();
  await expect(field(page)).toHaveValue('healthcare');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText('Healthcare');
});

test('a term that is not found is shown as it was typed', async ({ page }) => {
  await openSearch(page);
  for (const term of ['$&', "xqzw$'"]) {
    await field(page).fill(term);
    await expect(status(page)).toContainText(`“${term}”`);
  }
});

test('the name of the site is not part of a result', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('contact');
  await expect(hits(page).first()).not.toContainText('| Spanwell');
});
