/** Links between pages: full page loads, which the browser prefetches and caches. */
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/support/find-browser';
import { scrollThrough, settle } from '../support/observers';
import { DESKTOP, expect, header, hydrateAll, PHONE, test } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

/** Ten pages that a visitor reads one after another. */
const TEN_PAGES = [
  '/',
  '/about',
  '/it-services',
  '/staff-augmentation',
  '/governance',
  '/life-sciences',
  '/edi',
  '/case-study',
  '/blog',
  '/blog/change-in-employee-engagement-perception',
];

/** In the page: what it has loaded from the network. */
const readLoads = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap((entry) => {
    const { name, initiatorType, transferSize } = entry as PerformanceResourceTiming;
    const isFromCache = transferSize === 0;
    return isFromCache ? [] : [{ name, initiatorType }];
  });

test('loads ten pages on a phone in 175 KiB and 48 requests, without a script', { tag: '@all' }, async ({
  browser,
  baseURL,
  site,
}) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const loads: ReturnType<typeof readLoads> = [];
  for (const path of TEN_PAGES) {
    await page.goto(`${baseURL}${path}`);
    await page.evaluate(settle);
    await page.evaluate(scrollThrough);
    // What comes late would count in some runs only.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
    loads.push(...(await page.evaluate(readLoads)));
  }
  await context.close();
  const bytes = loads.reduce((sum, { name }) => sum + site.weigh(new URL(name).pathname), 0);
  expect(loads.filter(({ initiatorType }) => initiatorType === 'script')).toEqual([]);
  expect(loads.length).toBeLessThanOrEqual(48);
  expect(bytes).toBeLessThanOrEqual(175 * 1024);
});

test('prefetches a page while the mouse rests on its link, and restores a page after Back', {
  tag: '@all',
}, async ({ baseURL }) => {
  // A browser as visitors have it: that of the other tests keeps no page for Back.
  const options = launchOptions(findBrowser());
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ viewport: DESKTOP });
  const asked: (string | undefined)[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/about') asked.push(request.headers()['sec-purpose']);
  });
  await page.goto(`${baseURL}/`);
  await hydrateAll(page);
  await expect(page.locator('[data-island=SiteNav][data-state=ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { left: true }));
  const link = header(page).getByRole('link', { name: 'About Us' });
  await link.hover();
  await expect.poll(() => asked).toEqual(['prefetch']);
  await link.click();
  await expect(page).toHaveURL(`${baseURL}/about`);
  const visit = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;
  expect(await page.evaluate(visit)).toBe('navigational-prefetch');
  // Not goBack, which waits for a load that does not come.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await page.evaluate(() => 'left' in window)).toBe(true);
  await header(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  await browser.close();
});
