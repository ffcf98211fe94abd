import path from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { serveExport } from '../../scripts/support/serve-export';
import { Export } from './export';

type WorkerFixtures = {
  /** Folder of the export under test; each project of playwright.config.ts names its own. */
  root: string;
  /** The export itself, and where this worker serves it. */
  site: Export & { readonly origin: string };
};

type Fixtures = {
  /** Console errors, warnings and exceptions of the page; any that is left at the end fails the test. */
  consoleErrors: string[];
  /** The URLs that the page has requested, in order. */
  requests: string[];
};

/** Collects console errors while a function runs; any that is left fails the test. */
async function collectConsoleErrors(page: Page, origin: string, errors: string[], act: () => Promise<void>) {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  // Playwright's clock, in a frame of another site that loads while it is set.
  const isOfClock = ({ message, stack = '' }: Error) => /reading 'controller'/.test(message) && !/http/.test(stack);
  const onError = (error: Error) => void (isOfClock(error) || errors.push(error.message));
  const onMessage = (message: ConsoleMessage) => {
    const { url } = message.location();
    // A test may request a missing page, and has no network; files of the page itself must exist.
    const isOwn = url.startsWith(origin) && url !== page.url();
    if (message.text().startsWith('Failed to load resource') && !isOwn) return;
    // Sveltia's frame, and fonts of a CDN that the policy blocks.
    const isOfEditor = /can escape its sandboxing|^Loading the font 'https:\/\/cdn\.jsdelivr\.net.*blocked/;
    if (page.url().startsWith(`${origin}admin/`) && isOfEditor.test(message.text())) return;
    // Firefox and WebKit warn of features that they lack.
    if (message.type() === 'error' || (isChromium && message.type() === 'warning')) errors.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  await act();
  page.off('pageerror', onError).off('console', onMessage);
  expect(errors, 'the console stays silent').toEqual([]);
}

/** The project's test: an export to visit, no network, and no console errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  root: ['out', { option: true, scope: 'worker' }],
  site: [
    async ({ root }, use) => {
      const site = new Export(path.resolve(root));
      const { origin, close } = await serveExport(site.root, site.base);
      await use(Object.assign(site, { origin }));
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  consoleErrors: async ({}, use) => use([]),
  // Part of the page, so that a test that opens none starts no browser.
  page: async ({ page, baseURL, consoleErrors }, use) => {
    await collectConsoleErrors(page, `${baseURL}/`, consoleErrors, () => use(page));
  },
  requests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await use(requests);
  },
});

export { expect };

/** Returns the requests of a page, without those for images: lazy ones arrive at any time. */
export const withoutImages = (requests: readonly string[]) =>
  requests.filter((url) => !/\.(svg|avif|webp|jpe?g|png)$/.test(url));

/** Viewports of the two layouts: the header's own links from 1024 px on, the phone menu below. */
export const DESKTOP = { width: 1360, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Responds for every other host, which the browser of the tests does not reach. */
export const answerElsewhere = (page: Page) =>
  page.route(
    (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>',
      }),
  );

/** Waits until all islands of a page, or those that match, are hydrated. It looks in each frame: expect waits up to 1 s. */
export const expectReady = (page: Page, selector = '') =>
  page.waitForFunction(
    (unready) => document.querySelector(unready) === null,
    `[data-island]${selector}:not([data-state=ready])`,
    { timeout: 10_000 },
  );

/** Hydrates all islands of a page, or those that match, as the focus does, without moving it. */
export const hydrateAll = (page: Page, selector = '') =>
  page.evaluate((wanted) => {
    for (const island of document.querySelectorAll(wanted))
      island.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }, `[data-island]${selector}`);

/** The search of the header is a third of a page's hydration: support/search.ts opens it. */
const BUT_SEARCH = ':not([data-island=SearchBox])';

/** Opens a page and hydrates its islands. @param selector which; '' for all */
export async function open(page: Page, path: string, selector = BUT_SEARCH) {
  const response = await page.goto(path);
  await hydrateAll(page, selector);
  await expectReady(page, selector);
  return response;
}

/** Opens a page whose clock `page.clock.runFor` moves. */
export async function openFrozen(page: Page, path: string, selector?: string) {
  await page.clock.install();
  const response = await open(page, path, selector);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return response;
}

/** Moves the pointer to a corner where no control of any page is. */
export async function pointAway(page: Page) {
  const size = page.viewportSize() ?? DESKTOP;
  // In steps: a tooltip checks the direction of the pointer.
  await page.mouse.move(2, size.height - 2, { steps: 4 });
}

/** The parts of the page every page has. */
export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
