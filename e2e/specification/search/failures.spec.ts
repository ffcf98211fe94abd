/** The search without its files. islands/contract.spec.ts takes each file of the island away. */
import { button, dialog, field, LABELS, results, status } from '../../support/search';
import { expect, openFrozen, test } from '../../support/test';

test('retries a failing load after 1, 2 and 4 s, reports it in one status, and retries on request', {
  tag: '@all',
}, async ({ page, consoleErrors }) => {
  let requestCount = 0;
  let isDown = true;
  let release = () => {};
  // The words are requested with the scripts: their first request ends once the clock stands still.
  const stopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search.json', async (route) => {
    requestCount++;
    await stopped;
    return isDown ? route.abort() : route.continue();
  });
  await openFrozen(page, '/about', '');
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
  release();
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => waits.evaluate((asked, ms) => asked.includes(ms), wait)).toBe(true);
    await page.clock.runFor(wait - 1);
    expect(requestCount).toBe(index + 1);
    await page.clock.runFor(1);
    await expect.poll(() => requestCount).toBe(index + 2);
    if (index === 0) await expect(status(page)).toHaveText(LABELS.retrying);
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return status(page).textContent();
    })
    .toBe(LABELS.failed);
  await page.clock.runFor(120_000);
  expect(requestCount).toBe(4);

  isDown = false;
  await field(page).fill('phishing');
  await dialog(page).getByRole('button', { name: LABELS.tryAgain }).press('Enter');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return results(page).count();
    })
    .toBe(1);
  expect(requestCount).toBe(5);
  await page.clock.runFor(500);
  await expect(dialog(page).locator('[role=status][data-first]')).toHaveText(LABELS.one);
  // The button that was used is gone.
  await expect(field(page)).toBeFocused();
  expect(consoleErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  consoleErrors.length = 0;
});
