/**
 * One visit of each page, and every question that holds for any content: what it loads, how it looks at all widths, with text
 * spacing, with large letters, in both schemes and without its script, what axe finds, and where the focus goes.
 */
import type { Page, Request } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { axeFindings } from '../support/axe';
import { readPage } from '../support/html';
import { scrollThrough, settle, takeUpFonts } from '../support/observers';
import { layOver, setLetterSize, TEXT_SPACING } from '../support/styles';
import { listVisits } from '../support/templates';
import { answerElsewhere, expect, expectReady, header, hydrateAll, test } from '../support/test';
import { findUnlikeDecks, readDeckTops } from './deck';
import {
  cutOpening,
  cutText,
  dividedNumbers,
  headingSizes,
  largerThanTitle,
  lengthenWords,
  listsWithoutRole,
  movingParts,
  overhang,
  smallPrint,
  unseenStops,
} from './page-checks';
import { partsOfPage, weakParts } from './weak-parts';

declare global {
  interface Window {
    layoutShifts: { value: number; parts: readonly string[] }[];
  }
}

const PARTS = 4;
const MISSING = IS_ALL ? ['/nowhere', '/blog/nowhere'] : ['/nowhere'];
const MAX_REQUESTS = 8;
const FRAME_REQUESTS = 6;
/**
 * Lines with the text spacing of WCAG 2.2, 1.4.12 are longer: a page that has room for them has room without it. In `npm test`
 * the narrowest window; 640 px are one of 1280 px at 200 % zoom.
 */
const WIDTHS = IS_ALL ? [320, 640, 768, 1024, 1280, 1920] : [320];
const WIDTHS_WITHOUT_SCRIPT = IS_ALL ? [320, 640] : [320];

for (let part = 0; part < PARTS; part++) {
  test(`visits every page, part ${part + 1} of ${PARTS}`, async ({ page, site, consoleErrors }) => {
    test.setTimeout(900_000);
    const findings: string[] = [];
    const decks = new Map<string, readonly number[]>();
    const requests = await watchPage(page);
    await answerElsewhere(page);
    await letFontsComeLate(page);
    const links = readPage(site, '/')
      .first('header')
      .targets.filter((target) => target !== undefined);
    for (const [index, route] of [...MISSING, ...listVisits(site)].entries()) {
      if (index % PARTS !== part) continue;
      const isMissing = MISSING.includes(route);
      // Header, footer and search are the same on all pages.
      const isWhole = index === part;
      const within = isWhole ? 'html' : 'main';
      const islands = isWhole ? '' : ':is(main *)';
      const note = (state: string, newFindings: readonly string[]) =>
        findings.push(...newFindings.map((finding) => `${route}, ${state}: ${finding}`));
      // Late requests of the page before do not count here.
      await page.goto('about:blank');
      requests.length = 0;
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(site.path(route));
      note('response', response?.status() === (isMissing ? 404 : 200) ? [] : [`status ${response?.status()}`]);
      await page.evaluate(settle);
      if (!isMissing) note('before the visitor acts', await readFirstRequests(page, requests));

      await hydrateAll(page, islands);
      await expectReady(page, islands);
      await page.evaluate(scrollThrough);
      // A not-found page says something else once it knows that a post is missing.
      note('while it arrives', isMissing ? [] : await page.evaluate(shifted));
      note('unasked', listForeign(requests, site.origin));

      await takeUpFonts(page);
      const tops = await readDeckTops(page, site);
      if (tops) decks.set(route, tops);
      await page.setViewportSize({ width: 1440, height: 900 });
      note('on a desktop', await lookAt(page, [movingParts, listsWithoutRole, largerThanTitle]));
      // islands/phone-nav.spec.ts shows axe the menu of a phone.
      note('axe', await axeFindings(page, within, ['color-contrast']));
      note('contrast', await findWeakParts(page, within));
      await page.setViewportSize({ width: 844, height: 390 });
      note('on the side of a phone', await page.evaluate(cutOpening));
      await page.emulateMedia({ media: 'print' });
      note('on paper', await page.evaluate(smallPrint));
      await page.emulateMedia({ media: 'screen' });
      note('at all widths', await sweepWidths(page));
      // In a small window, anything that covers a tab stop does.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.keyboard.press('Tab');
      note('by keyboard', await page.evaluate(unseenStops, within));
      note('without a script', await readWithoutScript(page, links));
      // Last: it changes the page.
      await page.evaluate(lengthenWords);
      note('words of 46 letters', await look(page, 320, [overhang]));

      const scripts = listScripts(requests);
      note('in the end', scripts.length === new Set(scripts).size ? [] : [`a script twice: ${scripts}`]);
      note('in the end', consoleErrors.splice(0));
    }
    findings.push(...findUnlikeDecks(decks));
    expect(findings).toEqual([]);
  });
}

const listScripts = (requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === 'script').map((request) => request.url());

/** Returns what a page requests too much before its visitor acts. */
async function readFirstRequests(page: Page, requests: readonly Request[]): Promise<string[]> {
  const images = await page.evaluate(
    () => new Set([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).size,
  );
  const early = [...listScripts(requests), ...requests.map((request) => request.url()).filter(isOfSearch)];
  const isHeavy = requests.length > Math.max(MAX_REQUESTS, FRAME_REQUESTS + images);
  return [...early.map((url) => `requests ${url}`), ...(isHeavy ? [`${requests.length} requests`] : [])];
}
const isOfSearch = (url: string) => url.endsWith('/search.json');

type Check = () => string[];

async function lookAt(page: Page, checks: readonly Check[]): Promise<string[]> {
  const findings: string[] = [];
  for (const check of checks) findings.push(...(await page.evaluate(check)));
  return findings;
}

/** Returns what is wrong in a low window of a width, which the browser lays out and paints in less time. */
async function look(page: Page, width: number, checks: readonly Check[]): Promise<string[]> {
  await page.setViewportSize({ width, height: 240 });
  return (await lookAt(page, checks)).map((finding) => `${width} px: ${finding}`);
}

/** Looks at a page at each width: as it is, with text spacing, and with large letters. */
async function sweepWidths(page: Page): Promise<string[]> {
  const findings = await look(page, 390, [largerThanTitle]);
  await layOver(page, TEXT_SPACING);
  for (const width of WIDTHS) findings.push(...(await look(page, width, [overhang, cutText, dividedNumbers])));
  await layOver(page, '');

  // 200 % of the letters alone: WCAG 2.2, 1.4.4.
  await page.setViewportSize({ width: 360, height: 240 });
  const sizes = await page.evaluate(headingSizes);
  const reset = await setLetterSize(page, 32);
  findings.push(...(await look(page, 360, [overhang, cutText])));
  const large = await page.evaluate(headingSizes);
  await reset();
  for (const [name, size] of Object.entries(sizes))
    if ((large[name] ?? 0) / size < 1.2) findings.push(`${name} does not grow with the letters of the browser`);
  return findings;
}

/** Returns texts below 7:1, which the accessibility statement promises, and other parts below 3:1. */
async function findWeakParts(page: Page, within: string): Promise<string[]> {
  const findings: string[] = [];
  // The focus marks are those of the keyboard.
  await page.keyboard.press('Tab');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    findings.push(
      ...weakParts(await page.evaluate(partsOfPage, within)).map((finding) => `${colorScheme}: ${finding}`),
    );
  }
  return findings;
}

/** Shows the page as style sheets do where no script runs, and takes the mark of scripts off until the next page. */
async function readWithoutScript(page: Page, links: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-js'));
  const findings: string[] = [];
  for (const width of WIDTHS_WITHOUT_SCRIPT) findings.push(...(await look(page, width, [overhang, cutText])));
  const shown = await header(page)
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return [...findings, ...links.filter((link) => !shown.includes(link)).map((link) => `no link to ${link}`)];
}

/** Collects the requests of a page, and its layout shifts. */
async function watchPage(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
        const parts = sources.map(({ node }) => `"${node?.textContent?.trim().slice(0, 40)}"`);
        window.layoutShifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return requests;
}

/** Returns the URLs of other hosts. The map is a frame, which its island requests once more when it has loaded. */
function listForeign(requests: readonly Request[], origin: string): string[] {
  const frames = requests.filter((request) => request.isNavigationRequest()).map((request) => request.url());
  return requests
    .map((request) => request.url())
    .filter((url) => url.startsWith('http') && !url.startsWith(`${origin}/`) && !frames.includes(url))
    .map((url) => `asks for ${url}`);
}

/** Fonts come late on purpose: the fallbacks have their metrics. */
const letFontsComeLate = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await route.continue();
  });

/** In the page: the parts that have moved so far, if a visitor would notice. */
const shifted = (): string[] =>
  window.layoutShifts.reduce((sum, { value }) => sum + value, 0) < 0.001
    ? []
    : window.layoutShifts.map(({ value, parts }) => `layout shift of ${value}: ${parts.join(', ')}`);
