/** Routing failures: the specification, sections 2 and 8. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import type { Export } from '../support/export';
import { expect, header, main, open, test } from '../support/test';

/** Text of the carousel's own chunk, which of the pages below only /cyber-security loads. */
const MARK = '"aria-roledescription":"carousel"';

/** Serves the site's scripts changed on their way; undefined stands for one that is gone. */
function serveChunks(page: Page, site: Export, change: (source: string) => string | undefined) {
  return page.route('**/_next/static/chunks/*.js', (route) => {
    const body = change(site.read(decodeURIComponent(new URL(route.request().url()).pathname.slice(1))));
    return route.fulfill(
      body === undefined ? { status: 404, body: 'gone' } : { contentType: 'application/javascript', body },
    );
  });
}

/** A visitor who moves on every page: a full load starts no script before. */
const moveOnEveryPage = (page: Page) =>
  page.addInitScript(() => addEventListener('load', () => void dispatchEvent(new Event('scroll'))));

/** Follows a link of the home page to /cyber-security without a full load. */
const goToCyberSecurity = (page: Page) =>
  main(page).locator('a[href="/cyber-security"]').first().click({ noWaitAfter: true });

/**
 * What the browser says of a page change that is cut short by a full load; the visitor sees the new page.
 * https://drafts.csswg.org/css-view-transitions-2/#cross-doc-vt
 */
const CUT_SHORT = 'Transition was aborted';

/** Takes the complaints a failure rightly brings off the list, and holds that there were some. */
function forgive(complaints: string[], ...expected: string[]) {
  const others = complaints.filter((text) => ![...expected, CUT_SHORT].some((part) => text.includes(part)));
  expect(others.length, 'the failure is told to the console').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

test.describe("a page that fails to draw shows 'Unexpected Application Error!' with the error's message", () => {
  const MESSAGE = 'The third pier is missing.';
  let served = 0;

  test.beforeEach(async ({ page, site }) => {
    served = 0;
    const fault = `(()=>{if(!sessionStorage.mended)throw new Error("${MESSAGE}");return"carousel"})()`;
    await serveChunks(page, site, (source) => {
      if (source.includes(MARK)) served += 1;
      return source.replace(MARK, `"aria-roledescription":${fault}`);
    });
    await moveOnEveryPage(page);
    await open(page, '/');
    await goToCyberSecurity(page);
    // Next tries a full load before it gives up.
    await expect.poll(() => served).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  });

  test.afterEach(({ complaints }) => forgive(complaints, MESSAGE));

  test('within the site, so every link is still there', async ({ page }) => {
    await expect(main(page).getByText(MESSAGE, { exact: true })).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expectNoAxeFindings(page, 'error page');
  });

  test('and a way to try again', async ({ page }) => {
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'What we do?' })).toBeVisible();
    await expect(main(page).getByText('Unexpected Application Error!')).toHaveCount(0);
  });

  test('and a way home', async ({ page }) => {
    await main(page).getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Building Bridges between Technology and Progress',
    );
  });
});

test('a page whose data a deploy has removed is reached by a full load', async ({ page, complaints }) => {
  await page.route('**/*.txt*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await moveOnEveryPage(page);
  await open(page, '/');
  await goToCyberSecurity(page);
  await expect(page.getByRole('heading', { name: 'What we do?' })).toBeVisible();
  await expect(page).toHaveURL('/cyber-security');
  await expect(page.locator('[data-ready]')).toBeAttached();
  forgive(complaints, '404');
});

test('a failure of the frame around the pages shows the same in a document of its own', async ({
  page,
  site,
  complaints,
}) => {
  const MESSAGE = 'The bank has slipped.';
  const fault = `(()=>{throw new Error("${MESSAGE}")})()||`;
  await serveChunks(page, site, (source) => source.replace('"data-ready":', `"data-ready":${fault}`));
  await moveOnEveryPage(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main(page).getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectNoAxeFindings(page, 'error page without its frame');
  forgive(complaints, MESSAGE);
});
