/** Visits pages one after the other on a phone, each by a tap on a link of the page before. */
import type { Browser, Page } from '@playwright/test';
import { type Counts, openPhone, takeSlowest } from './phone';

export type Visit = Counts & {
  route: string;
  /** The slowest input event, in ms. */
  slowest: number;
  /** From the tap on a link to the heading of this page, in ms; undefined if no link led here. */
  tap: number | undefined;
};

/** Steps that each page is scrolled in. */
const SCROLL_STEPS = 6;

/** Visits pages and scrolls each to its end. @param site the URL of the home page, without a slash at its end */
export async function readPages(browser: Browser, site: string, routes: readonly string[]): Promise<Visit[]> {
  const { page, take } = await openPhone(browser);
  const visits: Visit[] = [];
  for (const [index, route] of routes.entries()) {
    const tap = index === 0 ? undefined : await tapLink(page, route);
    if (tap === undefined) await page.goto(site + route);
    await page.waitForLoadState('load');
    await scrollToEnd(page);
    visits.push({ route, tap, ...take(), slowest: await takeSlowest(page) });
  }
  await page.context().close();
  return visits;
}

async function scrollToEnd(page: Page) {
  await page.waitForTimeout(1200);
  for (let step = 1; step <= SCROLL_STEPS; step++) {
    await page.evaluate(
      (part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      step / SCROLL_STEPS,
    );
    await page.touchscreen.tap(4, 400);
    await page.waitForTimeout(350);
  }
}

/** Scrolls a visible link to a page into view. @returns its middle; undefined if there is none */
export const findLink = (page: Page, route: string) =>
  page.evaluate((target) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer, header) a[href]')];
    const link = links.find(
      (one) =>
        new URL(one.href).pathname === target &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = link?.getClientRects() ?? [];
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, new URL(route, page.url()).pathname);

async function tapLink(page: Page, route: string): Promise<number | undefined> {
  const place = await findLink(page, route);
  if (!place) return undefined;
  await page.waitForTimeout(300);
  const start = Date.now();
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  return Date.now() - start;
}
