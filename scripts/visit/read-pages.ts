import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone';

const SCROLL_STEPS = 6;

/** Visits pages on a phone, each by a tap on a link of the page before, and scrolls each to its end. */
export async function readPages(
  browser: Browser,
  site: string,
  routes: readonly string[],
  reducedMotion: 'reduce' | 'no-preference',
) {
  const { page, take } = await openPhone(browser, reducedMotion);
  const visits: ({ route: string; tap: number | undefined } & Awaited<ReturnType<typeof take>>)[] = [];
  for (const [index, route] of routes.entries()) {
    const tap = index === 0 ? undefined : await tapLink(page, route);
    if (tap === undefined) await page.goto(site + route);
    await page.waitForLoadState('load');
    await page.waitForTimeout(1200);
    for (let step = 1; step <= SCROLL_STEPS; step++) {
      const part = step / SCROLL_STEPS;
      await page.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), part);
      await page.touchscreen.tap(4, 400);
      await page.waitForTimeout(350);
    }
    visits.push({ route, tap, ...(await take()) });
  }
  await page.context().close();
  return visits;
}

/** Taps a visible link to a page. @returns the time to its heading, in ms; undefined if there is no link */
async function tapLink(page: Page, route: string): Promise<number | undefined> {
  const target = new URL(route, page.url()).pathname;
  const link = page.locator(`:is(main, footer, header) a[href="${target}"]:visible`).first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const start = Date.now();
  // Without the checks of Playwright, which would be measured.
  await link.tap({ force: true });
  await page.waitForURL((url) => url.pathname === target, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  return Date.now() - start;
}
