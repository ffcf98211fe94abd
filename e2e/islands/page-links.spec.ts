/** Links between pages: full page loads, which the browser prepares and remembers. */
import { chromium, type Page } from '@playwright/test';
import { scrollThrough } from '../support/observers';
import { DESKTOP, expect, header, isFinished, main, test } from '../support/test';
import { watchRequests } from '../support/waking';

test.use({ viewport: DESKTOP });

/** Ten pages, each linked on the one before. None has an island that wakes by itself. */
const VISIT = [
  '/about',
  '/it-services',
  '/staff-augmentation',
  '/data-analytics',
  '/life-sciences',
  '/integration-services',
  '/case-study',
  '/case-study/application-migration-iris',
  '/blog',
  '/blog/change-in-employee-engagement-perception',
] as const;

test('ten pages, each read to its end, with links followed from one to the next, ask for no script', async ({
  page,
}) => {
  const { requests, scripts } = watchRequests(page);
  await page.goto('/');
  for (const path of VISIT) {
    await page.evaluate(scrollThrough);
    await page
      .locator(`:is(main, footer, header) a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(VISIT.length + 1);
  if (isFinished) expect(scripts()).toEqual([]);
});

test('a page that is reached by a link begins at its top, for the eye and for the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'Case Study' }).or(page.locator('footer a[href="/blog"]')).first().click();
  await expect(page).not.toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
});

/** What the browser has prepared of a page before it is shown: 0 is nothing. */
const aheadOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    return visit?.activationStart ?? 0;
  });

test.describe('as browsers are, with what the tests switch off', () => {
  test('a link that the mouse rests on is drawn before it is pressed; Back shows the page as it was left', async ({
    baseURL,
    launchOptions,
  }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ viewport: DESKTOP });
    await page.goto(`${baseURL}/`);
    expect(await aheadOf(page)).toBe(0);
    const asked = page.context().waitForEvent('request', (request) => new URL(request.url()).pathname === '/about');
    await header(page).getByRole('link', { name: 'About Us' }).hover();
    await asked;
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await header(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    console.log('ahead', await aheadOf(page));
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    console.log('kept', await page.evaluate(() => 'kept' in window));
    await browser.close();
  });
});
