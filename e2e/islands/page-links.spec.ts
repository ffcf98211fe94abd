/** Links between pages: full page loads, which the browser prepares and remembers. */
import { chromium, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/support/find-browser';
import { watchRequests } from '../support/hydration';
import { scrollThrough } from '../support/observers';
import { DESKTOP, expect, header, main, test, wakeAll } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

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
  expect(scripts()).toEqual([]);
});

test('a page that is reached by a link begins at its top, for the eye and for the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').locator('a[href="/cyber-security"]').click();
  await expect(page).toHaveURL('/cyber-security');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What a screen reader says first, and where it goes on from.
  await expect(page).toHaveTitle(/Cyber security/i);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
});

async function openHome(page: Page, baseURL: string | undefined) {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${baseURL}/`);
  return header(page).getByRole('link', { name: 'About Us' });
}

/** Playwright switches off that Back restores a page, and the lightest browser cannot: these bring one of their own. */
test.describe('in a browser as visitors have it', () => {
  let page: Page;
  test.beforeEach(async () => {
    const options = launchOptions(findBrowser());
    const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    page = await browser.newPage();
  });
  test.afterEach(() => page.context().browser()?.close());

  test('a page is prepared while the mouse rests on its link, and taken when it is followed', async ({ baseURL }) => {
    const asked: (string | undefined)[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).pathname === '/about') asked.push(request.headers()['sec-purpose']);
    });
    const link = await openHome(page, baseURL);
    await link.hover();
    await expect.poll(() => asked).toEqual(['prefetch;prerender']);
    await link.click();
    await expect(page).toHaveURL(`${baseURL}/about`);
    // With DevTools open, as here, Chromium draws nothing ahead; it takes what it has asked for.
    const visit = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;
    expect(await page.evaluate(visit)).toBe('navigational-prefetch');
  });

  test('Back shows a page as it was left, with its islands awake', async ({ baseURL }) => {
    await openHome(page, baseURL);
    await page.evaluate(wakeAll);
    await expect(page.locator('.site-nav[data-ready]')).toBeAttached();
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.goto(`${baseURL}/about`);
    // Not goBack, which waits for a load that does not come.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${baseURL}/`);
    expect(await page.evaluate(() => 'left' in window)).toBe(true);
    await header(page).getByRole('button', { name: 'Services' }).press('Enter');
    await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  });
});
