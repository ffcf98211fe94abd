import { test as base, expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Console errors, warnings and exceptions of the test's page so far; any left at its end fails the test. */
  complaints: string[];
  /** Every address the page has asked for since the test began, in order. */
  requests: string[];
};

/** The project's test: no page reaches the network, and none may complain in the console. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A visitor may ask for an address that does not exist; what the page itself asks for must exist.
        if (message.text().startsWith('Failed to load resource') && message.location().url === page.url()) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>',
          }),
      );
      await use(complaints);
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  requests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await use(requests);
  },
});

export { expect };

/** Viewports of the two layouts: the header's own links from 1024 px on, the phone menu below. */
export const DESKTOP = { width: 1360, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Opens a page, starts its scripts as a visitor's first move would, and waits until its islands answer. */
export async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener('runtime-ready', () => document.documentElement.setAttribute('data-test-ready', ''));
  });
  const response = await page.goto(path);
  // No real move: it would hover or focus something.
  await page.evaluate(() => void dispatchEvent(new Event('scroll')));
  await page.locator('html[data-test-ready]').waitFor({ state: 'attached' });
  return response;
}

/** Opens a page whose time stands still until `page.clock.runFor` moves it. */
export async function openFrozen(page: Page, path: string) {
  await page.clock.install();
  const response = await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return response;
}

/** Moves the pointer to a corner where no control of any page is. */
export async function pointAway(page: Page) {
  const size = page.viewportSize() ?? DESKTOP;
  // In steps, as a hand moves: a tooltip looks at where the pointer is headed.
  await page.mouse.move(2, size.height - 2, { steps: 4 });
}

/** What a person reads of an element: hidden parts left out, line by line. */
export const textIn = async (element: Locator) => (await element.allInnerTexts()).join('\n');
/** How many words that is. */
export const wordsIn = async (element: Locator) => (await textIn(element)).split(/\s+/).length;

/** The parts of the page every page has. */
export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
