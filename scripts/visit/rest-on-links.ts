/** A visitor with a mouse, whose browser prepares the page of a link the mouse rests on. */
import type { IncomingMessage } from 'node:http';
import type { Browser } from '@playwright/test';
import { findLink } from './read-pages';

/** So long the mouse rests on a link: browsers that know speculation rules prepare its page after 200 ms. */
const REST_MS = 300;

/** Counts what browsers ask for ahead of a visit, by the page it is for. */
export function countAhead() {
  const bytesOf = new Map<string, number>();
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;
  return {
    onAnswer({ url = '', headers }: IncomingMessage, bytes: number) {
      if (!headers['sec-purpose']?.includes('prefetch')) return;
      const isPage = headers['sec-fetch-dest'] === 'document';
      const page = pathOf(isPage ? url : (headers.referer ?? url));
      bytesOf.set(page, (bytesOf.get(page) ?? 0) + bytes);
    },
    /** @returns the bytes fetched ahead since it was asked last: in all, and for pages that are not among the visited */
    take(visited: readonly string[]) {
      const counted = [...bytesOf];
      bytesOf.clear();
      const sum = (pages: typeof counted) => pages.reduce((total, [, bytes]) => total + bytes, 0);
      return { fetched: sum(counted), wasted: sum(counted.filter(([page]) => !visited.includes(page))) };
    },
  };
}

/** In the page: the milliseconds from the click that led here to the first words. */
const timeToPaint = () =>
  new Promise<number>((resolve) => {
    const click = Number(sessionStorage.getItem('click'));
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime - click);
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Visits pages one after the other. On each, the mouse rests on a link that is not followed, then on one that is.
 * @param site the address of home, without a slash at its end
 * @param routes the pages to visit
 * @param others pages that are looked at by their links alone
 * @returns from each click to the next page's heading, in ms
 */
export async function restOnLinks(
  browser: Browser,
  site: string,
  routes: readonly string[],
  others: readonly string[],
) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  // A page's clocks begin with it: the click is told to the next one by the day's time.
  await page.addInitScript(() =>
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.setItem('click', String(performance.timeOrigin + timeStamp));
    }),
  );
  const rest = async (route: string) => {
    const place = await findLink(page, route);
    if (place) {
      await page.mouse.move(place.x, place.y, { steps: 3 });
      await page.waitForTimeout(REST_MS);
    }
    return place;
  };
  const clicks: number[] = [];
  await page.goto(site + routes[0]);
  for (const [index, route] of routes.entries()) {
    if (index === 0) continue;
    const other = others[index % others.length];
    if (other) await rest(other);
    const place = await rest(route);
    if (!place) {
      await page.goto(site + route);
      continue;
    }
    await page.mouse.click(place.x, place.y);
    await page.waitForURL((url) => url.pathname === new URL(site + route).pathname, { waitUntil: 'commit' });
    clicks.push(Math.round(await page.evaluate(timeToPaint)));
  }
  await context.close();
  return clicks;
}
