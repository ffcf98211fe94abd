/** Visits pages with a mouse that rests on links, whose pages the browser prefetches by the speculation rules. */
import type { IncomingMessage } from 'node:http';
import type { Browser } from '@playwright/test';
import { findLink } from './read-pages';

/** Browsers prefetch after 200 ms. */
const REST_MS = 300;

/** Counts the bytes that browsers prefetch, by the page they are for. */
export function countPrefetched() {
  const bytesOf = new Map<string, number>();
  return {
    onAnswer({ url = '', headers }: IncomingMessage, bytes: number) {
      if (!headers['sec-purpose']?.includes('prefetch')) return;
      const isPage = headers['sec-fetch-dest'] === 'document';
      const page = new URL(isPage ? url : (headers.referer ?? url), 'http://localhost').pathname;
      bytesOf.set(page, (bytesOf.get(page) ?? 0) + bytes);
    },
    /** Returns the bytes since the last call: all, and those for pages that were not visited. */
    take(visited: readonly string[]) {
      const counted = [...bytesOf];
      bytesOf.clear();
      const sum = (pages: typeof counted) => pages.reduce((total, [, bytes]) => total + bytes, 0);
      return { prefetched: sum(counted), wasted: sum(counted.filter(([page]) => !visited.includes(page))) };
    },
  };
}

/** Runs in the page. Returns the milliseconds from the click on the page before to the first contentful paint. */
const timeToPaint = () =>
  new Promise<number>((resolve) => {
    const click = Number(sessionStorage.getItem('click'));
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime - click);
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Visits pages. On each, the mouse rests on a link that is not followed, then on the link that is.
 * @param site the URL of the home page, without a slash at its end
 * @param others pages whose links are not followed
 * @returns the time from each click to the first paint of the next page, in ms
 */
export async function restOnLinks(
  browser: Browser,
  site: string,
  [start = '/', ...routes]: readonly string[],
  others: readonly string[],
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  // A page's clock starts with the page: the next one reads the time of the click from the storage.
  await page.addInitScript(() =>
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.setItem('click', String(performance.timeOrigin + timeStamp));
    }),
  );
  const restOn = async (route: string) => {
    const place = await findLink(page, route);
    if (!place) return undefined;
    await page.mouse.move(place.x, place.y, { steps: 3 });
    await page.waitForTimeout(REST_MS);
    return place;
  };
  const clicks: number[] = [];
  await page.goto(site + start);
  for (const [index, route] of routes.entries()) {
    const other = others[index % others.length];
    if (other) await restOn(other);
    const place = await restOn(route);
    if (!place) {
      await page.goto(site + route);
      continue;
    }
    await page.mouse.click(place.x, place.y);
    await page.waitForURL((url) => url.pathname === new URL(site + route).pathname, { waitUntil: 'commit' });
    clicks.push(Math.round(await page.evaluate(timeToPaint)));
  }
  await page.close();
  return clicks;
}
