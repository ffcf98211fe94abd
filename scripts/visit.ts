/**
 * `npm run visit [route ...]`: what a visit of out/ costs on a phone of the middle class, page by page: bytes, scripts,
 * requests, the slowest event, and the time from a tap on a link to the next page's heading. Then the same pages with a
 * mouse that rests on links, and what was fetched ahead for nothing; then how fast the islands answer their first tap.
 * Run a build first, on a machine that has nothing else to do.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BASE_PATH } from '../lib/shared/base-path';
import { findBrowser, launchOptions } from './support/find-browser';
import { readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';
import { measureFirstTaps } from './visit/first-taps';
import { readPages } from './visit/read-pages';
import { countAhead, restOnLinks } from './visit/rest-on-links';

const OUT = 'out';
const PAGES = 10;

const { routes: all, quiet, islands } = readIslandPages(OUT);
const routes = process.argv.length > 2 ? process.argv.slice(2) : quiet.slice(0, PAGES);

const browser = await chromium.launch(launchOptions(findBrowser()));
const ahead = countAhead();
const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { onAnswer: ahead.onAnswer });
const site = origin + BASE_PATH;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const visits = await readPages(browser, site, routes);
const sum = (pick: (visit: (typeof visits)[number]) => number) =>
  visits.reduce((total, visit) => total + pick(visit), 0);
console.log(
  'Slow 4G (150 ms, 1.6 Mbit/s), CPU 4 times slower. Each page is read to its end, then the next link tapped.\n',
);
console.table(
  Object.fromEntries(
    visits.map(({ route, bytes, scripts, requests, slowest, tap }) => [
      route,
      { kB: kB(bytes), scripts: kB(scripts), requests, 'slowest event, ms': slowest, 'tap to heading, ms': tap ?? '' },
    ]),
  ),
);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? '–';
const fetchedAhead = () => {
  const { fetched, wasted } = ahead.take(routes.map((route) => BASE_PATH + route));
  return `Fetched ahead ${kB(fetched)} kB, of them for pages that were not visited ${kB(wasted)} kB.`;
};
console.log(
  `In all ${kB(sum(({ bytes }) => bytes))} kB, of them scripts ${kB(sum(({ scripts }) => scripts))} kB, ` +
    `${sum(({ requests }) => requests)} requests; slowest event ${Math.max(...visits.map(({ slowest }) => slowest))} ms; ` +
    `tap to heading, median ${median(visits.flatMap(({ tap }) => tap ?? []))} ms.\n${fetchedAhead()}\n`,
);

const others = all.filter((route) => !routes.includes(route));
const clicks = await restOnLinks(browser, site, routes, others);
console.log(
  'A mouse, on a fast line: on each page it rests 300 ms on a link that is not followed, then on the one that is.\n' +
    `Click to heading, median ${median(clicks)} ms (${clicks.join(', ')}). ${fetchedAhead()}\n` +
    'Under a debugger, as here, Chromium fetches such a page and draws it only after the click.\n',
);

console.log('From a tap to its answer, in ms; the slowest event while the scripts start, tapping all the while.\n');
console.table(await measureFirstTaps(browser, site, islands));
await browser.close();
await close();
