/** Links between pages: full page loads, which the browser prefetches and caches. */
import { chromium, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/support/find-browser';
import { DESKTOP, expect, header, hydrateAll, test } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

async function openHome(page: Page, baseURL: string | undefined) {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${baseURL}/`);
  return header(page).getByRole('link', { name: 'About Us' });
}

test.describe('in a browser as visitors have it', { tag: '@all' }, () => {
  let page: Page;
  test.beforeEach(async () => {
    const options = launchOptions(findBrowser());
    const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    page = await browser.newPage();
  });
  test.afterEach(() => page.context().browser()?.close());

  test('prefetches a page while the mouse rests on its link, and uses it', async ({ baseURL }) => {
    const asked: (string | undefined)[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).pathname === '/about') asked.push(request.headers()['sec-purpose']);
    });
    const link = await openHome(page, baseURL);
    await link.hover();
    await expect.poll(() => asked).toEqual(['prefetch;prerender']);
    await link.click();
    await expect(page).toHaveURL(`${baseURL}/about`);
    // With DevTools open, as here, Chromium does not prerender, but uses the prefetched page.
    const visit = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;
    expect(await page.evaluate(visit)).toBe('navigational-prefetch');
  });

  test('shows a page as it was left after Back, with its islands hydrated', async ({ baseURL }) => {
    await openHome(page, baseURL);
    await page.evaluate(hydrateAll);
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
