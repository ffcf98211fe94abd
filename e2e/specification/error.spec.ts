/** Routing failures: the specification, sections 2 and 8. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import type { Export } from '../support/export';
import { expect, header, main, test, wake } from '../support/test';

/** Text of the carousel's own chunk, which only pages with one load. */
const MARK = '"aria-roledescription":"carousel"';

/** Serves the site's scripts changed on their way. */
function serveChunks(page: Page, site: Export, change: (source: string) => string) {
  return page.route('**/_next/static/chunks/*.js', (route) => {
    const body = change(site.read(decodeURIComponent(new URL(route.request().url()).pathname.slice(1))));
    return route.fulfill({ contentType: 'application/javascript', body });
  });
}

/** Takes the complaints a failure rightly brings off the list, and holds that there were some. */
function forgive(complaints: string[], expected: string) {
  const others = complaints.filter((text) => !text.includes(expected));
  expect(others.length, 'the failure is told to the console').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

test.describe("a page that fails to draw shows 'Unexpected Application Error!' with the error's message", () => {
  const MESSAGE = 'The third pier is missing.';

  test.beforeEach(async ({ page, site }) => {
    const fault = `(()=>{if(!sessionStorage.mended)throw new Error("${MESSAGE}");return"carousel"})()`;
    await serveChunks(page, site, (source) => source.replace(MARK, `"aria-roledescription":${fault}`));
    await page.goto('/cyber-security');
    await page.evaluate(wake);
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

test('a failure of the frame around the pages shows the same in a document of its own', async ({
  page,
  site,
  complaints,
}) => {
  const MESSAGE = 'The bank has slipped.';
  const fault = `(()=>{throw new Error("${MESSAGE}")})()||`;
  await serveChunks(page, site, (source) => source.replace('"data-ready":', `"data-ready":${fault}`));
  await page.goto('/about');
  await page.evaluate(wake);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main(page).getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectNoAxeFindings(page, 'error page without its frame');
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await again;
  forgive(complaints, MESSAGE);
});
