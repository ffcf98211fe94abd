/**
 * `npm run bench:visit [route ...]`: measures a visit of out/ on a throttled phone. Prints for each page its bytes, scripts,
 * requests, slowest event and the time from a tap to its heading; then what a mouse makes the browser prefetch; then for each
 * island the first response, the slowest event while it hydrates, and its scripts. Run a build first, on an idle machine.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BASE_PATH } from '../lib/shared/base-path';
import { findBrowser, launchOptions } from './support/find-browser';
import { findRoute, quietPages, readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';
import { weighIslands } from './support/weigh';
import { measureFirstTaps } from './visit/first-taps';
import { readPages } from './visit/read-pages';
import { countPrefetched, restOnLinks } from './visit/rest-on-links';

const OUT = 'out';
const MAX_PAGES = 10;

const pages = readIslandPages(OUT);
const quiet = quietPages(pages).map(({ route }) => route);
const routes = process.argv.length > 2 ? process.argv.slice(2) : quiet.slice(0, MAX_PAGES);

const browser = await chromium.launch(launchOptions(findBrowser()));
const prefetches = countPrefetched();
const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { onAnswer: prefetches.onAnswer });
const site = origin + BASE_PATH;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? '–';
const describePrefetches = () => {
  const { prefetched, wasted } = prefetches.take(routes.map((route) => BASE_PATH + route));
  return `Prefetched ${kB(prefetched)} kB, of which ${kB(wasted)} kB for pages that were not visited.`;
};

console.log(
  'Slow 4G (150 ms, 1.6 Mbit/s), CPU 4 times slower. Each page is scrolled to its end, then a link is tapped.\n',
);
const visits = await readPages(browser, site, routes);
const total = { bytes: 0, scripts: 0, requests: 0 };
for (const visit of visits) for (const key of ['bytes', 'scripts', 'requests'] as const) total[key] += visit[key];
console.table(
  Object.fromEntries(
    visits.map(({ route, bytes, scripts, requests, slowest, tap }) => [
      route,
      { kB: kB(bytes), scripts: kB(scripts), requests, 'slowest event, ms': slowest, 'tap to heading, ms': tap ?? '' },
    ]),
  ),
);
console.log(
  `Total ${kB(total.bytes)} kB, of which scripts ${kB(total.scripts)} kB; ${total.requests} requests; slowest event ` +
    `${Math.max(...visits.map(({ slowest }) => slowest))} ms; tap to heading, median ` +
    `${median(visits.flatMap(({ tap }) => tap ?? []))} ms. ${describePrefetches()}\n`,
);

const others = pages.map(({ route }) => route).filter((route) => !routes.includes(route));
const clicks = await restOnLinks(browser, site, routes, others);
console.log(
  'A mouse on a fast line: on each page it rests 300 ms on a link that is not followed, then on the link that is.\n' +
    `Click to first paint, median ${median(clicks)} ms (${clicks.join(', ')}). ${describePrefetches()}\n` +
    'Under a debugger, as here, Chromium prefetches such a page and renders it only after the click.\n',
);

console.log(
  'The first event on each island: ms to the response, and the slowest event while it hydrates; kB of scripts.\n',
);
const scripts = weighIslands(OUT, BASE_PATH);
const taps = await measureFirstTaps(browser, site, (island) => findRoute(pages, island));
console.table(
  Object.fromEntries(
    Object.entries(taps).map(([name, { island, ...times }]) => [name, { ...times, kB: kB(scripts.get(island) ?? 0) }]),
  ),
);
await browser.close();
await close();
