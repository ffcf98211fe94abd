/**
 * `npm run bench:visit [route ...]`: measures visits of out/ on a throttled phone, with motion and without. Prints for each
 * page its bytes, requests, events and work, and the time from a tap to its heading. Run a build first, on an idle machine.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BASE_PATH } from '../lib/shared/base-path';
import { findBrowser, launchOptions } from './support/find-browser';
import { quietPages, readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';
import { readPages } from './visit/read-pages';

const OUT = 'out';
const MAX_PAGES = 10;

const quiet = quietPages(readIslandPages(OUT)).map(({ route }) => route);
const routes = process.argv.length > 2 ? process.argv.slice(2) : quiet.slice(0, MAX_PAGES);
const browser = await chromium.launch(launchOptions(findBrowser()));
const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

console.log(
  'Slow 4G (150 ms, 1.6 Mbit/s), CPU 4 times slower. Each page is scrolled to its end, then a link is tapped.',
);
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const visits = await readPages(browser, origin + BASE_PATH, routes, reducedMotion);
  const sum = (key: 'bytes' | 'scripts' | 'requests') => visits.reduce((total, visit) => total + visit[key], 0);
  const taps = visits.flatMap(({ tap }) => tap ?? []).sort((a, b) => a - b);
  console.log(`\nReduced motion: ${reducedMotion}. Long tasks after load, above 50 ms; work of the main thread.`);
  console.table(
    visits.map(({ route, bytes, scripts, requests, event, tap, work, longtask }) => ({
      ...{ route, kB: kB(bytes), 'scripts, kB': kB(scripts), requests, 'slowest event, ms': event },
      ...{ 'tap to heading, ms': tap, 'work, ms': Math.round(work), 'longest task, ms': longtask },
    })),
  );
  console.log(
    `Total ${kB(sum('bytes'))} kB, of which scripts ${kB(sum('scripts'))} kB; ${sum('requests')} requests; slowest event ` +
      `${Math.max(...visits.map(({ event }) => event))} ms; tap to heading, median ${taps[taps.length >> 1]} ms.`,
  );
}
await browser.close();
await close();
