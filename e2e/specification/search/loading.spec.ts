/** When the search's files come, and how long they are kept. */
import type { Export } from '../../support/export';
import { button, dialog, field, openSearch, results } from '../../support/search';
import { searchFiles } from '../../support/search-files';
import { expect, open, test } from '../../support/test';

const ofSearch = (site: Export, requests: string[]) =>
  requests.filter((address) => searchFiles(site).includes(new URL(address).pathname.slice(1)));

test('script, client and index of the search come when it is opened', async ({ page, site, requests }) => {
  await open(page, '/about');
  expect(ofSearch(site, requests)).toEqual([]);
  await button(page).click();
  await field(page).fill('data');
  await expect(results(page).first()).toBeVisible();
  const loaded = ofSearch(site, requests);
  expect(loaded.filter((address) => address.includes('/_islands/'))).not.toEqual([]);
  expect(
    loaded.filter((address) => /pf_index|pf_fragment|pf_meta|wasm\..*\.pagefind/.test(address)).length,
  ).toBeGreaterThan(3);
});

test('what was found is kept for five minutes', async ({ page, requests }) => {
  await page.clock.install();
  await openSearch(page);
  await page.keyboard.type('phishing');
  await expect(results(page)).toHaveCount(1);
  const entries = () => requests.filter((address) => address.includes('pagefind-entry.json')).length;
  const reopenAfter = async (time: string) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // The five minutes begin when React has taken the search apart, in a task after the dialog is gone.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.clock.fastForward(time);
    await button(page).click();
    await expect(results(page)).toHaveCount(1);
  };
  expect(entries()).toBe(1);
  await reopenAfter('04:58');
  expect(entries()).toBe(1);
  await reopenAfter('05:02');
  await expect.poll(entries).toBe(2);
});
