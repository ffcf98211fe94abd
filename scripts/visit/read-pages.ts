import type { Browser, Page } from '@playwright/test';
import { type Counts, openPhone, takeSlowest } from './phone';

export type Visit = Counts & {
  route: string;
  /** The slowest event, in ms. */
  slowest: number;
  /** From the tap on a link to the heading of this page, in ms; undefined where no link led here. */
  tap: number | undefined;
};

/** A screen of the page's length. */
const STEPS = 6;

/**
 * Visits pages one after the other, each by a tap on a link of the one before, and reads each to its end.
 * @param site the address of home, without a slash at its end
 */
export async function readPages(browser: Browser, site: string, routes: readonly string[]): Promise<Visit[]> {
  const { page, take } = await openPhone(browser);
  const visits: Visit[] = [];
  for (const [index, route] of routes.entries()) {
    const tap = index === 0 ? undefined : await follow(page, route);
    if (tap === undefined) await page.goto(site + route);
    await page.waitForLoadState('load');
    await read(page);
    visits.push({ route, tap, ...take(), slowest: await takeSlowest(page) });
  }
  await page.context().close();
  return visits;
}

/** Reads as a thumb does: a touch of the edge, and on. */
async function read(page: Page) {
  await page.waitForTimeout(1200);
  for (let step = 1; step <= STEPS; step++) {
    await page.evaluate(
      (part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      step / STEPS,
    );
    await page.touchscreen.tap(4, 400);
    await page.waitForTimeout(350);
  }
}

/** @returns the middle of a link to a page, in view; undefined where none can be seen */
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

/**
 * Taps a link that can be seen.
 * @returns the milliseconds to the next page's heading; undefined where no link leads there
 */
async function follow(page: Page, route: string): Promise<number | undefined> {
  const place = await findLink(page, route);
  if (!place) return undefined;
  await page.waitForTimeout(300);
  const start = Date.now();
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  return Date.now() - start;
}
