/** The search without its files. islands/hydration/faults.spec.ts takes each file of the island away. */
import { button, dialog, field, hits, LABELS, openSearch, results, status } from '../../support/search';
import { expect, loadImages, openFrozen, test } from '../../support/test';

test('works when the connection is lost after it was opened', { tag: '@all' }, async ({ page, context }) => {
  await openSearch(page);
  await field(page).fill('data');
  await expect(results(page).first()).toBeVisible();
  await loadImages(page);
  await context.setOffline(true);
  for (const [query, found] of [
    ['phishing', 'Cyber security training'],
    // No page has both words: each is looked for by itself.
    ['zero trust', /\btrust/],
    ['circular economy', 'Application Development: Circular Economy'],
  ] as const) {
    await field(page).fill(query);
    await expect(hits(page).first()).toContainText(found);
  }
  await context.setOffline(false);
});

test('retries a failing load after 1, 2 and 4 s, reports it in one status, and retries on request', {
  tag: '@all',
}, async ({ page, consoleErrors }) => {
  // Each attempt has another URL, which is fetched and then imported.
  const urls = new Set<string>();
  let isDown = true;
  await page.route('**/pagefind/pagefind.js*', (route) => {
    urls.add(route.request().url());
    return isDown ? route.abort() : route.continue();
  });
  await openFrozen(page, '/about');
  // A refusal takes its own time to reach the page: the page's time moves on only once it waits.
  const waits = await page.evaluateHandle(() => {
    const asked: number[] = [];
    const set = window.setTimeout;
    window.setTimeout = ((handler: () => void, wait?: number) => {
      asked.push(wait ?? 0);
      return set(handler, wait);
    }) as typeof set;
    return asked;
  });
  await button(page).click();
  // Screen readers miss an element that appears with its words.
  await status(page).evaluate((node) => node.setAttribute('data-first', ''));
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => waits.evaluate((asked, ms) => asked.includes(ms), wait)).toBe(true);
    await page.clock.runFor(wait - 1);
    expect(urls.size).toBe(index + 1);
    await page.clock.runFor(1);
    await expect.poll(() => urls.size).toBe(index + 2);
    if (index === 0) await expect(status(page)).toHaveText(LABELS.retrying);
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return status(page).textContent();
    })
    .toBe(LABELS.failed);
  await page.clock.runFor(120_000);
  expect(urls.size).toBe(4);

  isDown = false;
  await field(page).fill('phishing');
  await dialog(page).getByRole('button', { name: LABELS.tryAgain }).press('Enter');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return results(page).count();
    })
    .toBe(1);
  expect(urls.size).toBe(5);
  await page.clock.runFor(500);
  await expect(dialog(page).locator('[role=status][data-first]')).toHaveText(LABELS.one);
  // The button that was used is gone.
  await expect(field(page)).toBeFocused();
  expect(consoleErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  consoleErrors.length = 0;
});

test('reports a missing part of the index as a failure, not as no results', {
  tag: '@all',
}, async ({ page, consoleErrors }) => {
  await page.route('**/pagefind/index/*', (route) => route.fulfill({ status: 404, body: '' }));
  await openFrozen(page, '/about');
  await button(page).click();
  await field(page).fill('phishing');
  await expect
    .poll(
      async () => {
        // Each refusal takes its own time to come: the page moves on in steps between them.
        await page.clock.runFor(1000);
        return status(page).textContent();
      },
      { intervals: [50] },
    )
    .toBe(LABELS.failed);
  consoleErrors.length = 0;
});
