/**
 * `npm run bench:visit [route ...]`: measures a visit of out/ on a throttled phone. Prints for each page its bytes, scripts,
 * requests, slowest event and the time from a tap to its heading, then the work of the main thread. Run a build first, on an idle machine.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BASE_PATH } from '../lib/shared/base-path';
import { findBrowser, launchOptions } from './support/find-browser';
import { quietPages, readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';
import { measureMainThread } from './visit/main-thread';
import { readPages } from './visit/read-pages';

const OUT = 'out';
const MAX_PAGES = 10;

const quiet = quietPages(readIslandPages(OUT)).map(({ route }) => route);
const routes = process.argv.length > 2 ? process.argv.slice(2) : quiet.slice(0, MAX_PAGES);
const browser = await chromium.launch(launchOptions(findBrowser()));
const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH);
const site = origin + BASE_PATH;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

console.log(
  'Slow 4G (150 ms, 1.6 Mbit/s), CPU 4 times slower. Each page is scrolled to its end, then a link is tapped.\n',
);
const visits = await readPages(browser, site, routes);
console.table(
  visits.map(({ route, bytes, scripts, requests, slowest, tap }) => ({
    ...{ route, kB: kB(bytes), 'scripts, kB': kB(scripts), requests },
    ...{ 'slowest event, ms': slowest, 'tap to heading, ms': tap },
  })),
);
const sum = (key: 'bytes' | 'scripts' | 'requests') => visits.reduce((total, visit) => total + visit[key], 0);
const taps = visits.flatMap(({ tap }) => tap ?? []).sort((a, b) => a - b);
console.log(
  `Total ${kB(sum('bytes'))} kB, of which scripts ${kB(sum('scripts'))} kB; ${sum('requests')} requests; slowest event ` +
    `${Math.max(...visits.map(({ slowest }) => slowest))} ms; tap to heading, median ${taps[taps.length >> 1]} ms.\n`,
);
console.log('Main thread in the first 5 s, ms: all tasks, and the longest after load. With motion, then without.\n');
const work = [];
for (const route of routes) {
  const moving = await measureMainThread(browser, site + route, 'no-preference');
  const still = await measureMainThread(browser, site + route, 'reduce');
  work.push({ route, ...moving, 'total, still': still.total, 'longest, still': still.longest });
}
console.table(work);
await browser.close();
await close();
