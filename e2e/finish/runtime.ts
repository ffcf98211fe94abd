import type { Page, Request } from '@playwright/test';

const isScript = (request: Request) => request.resourceType() === 'script';

/** What a page asks for, from now on. */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    scripts: () => requests.filter(isScript).map((request) => new URL(request.url()).pathname),
  };
}

/** Call before goto; then `isReady` waits until every island of the page answers. */
export async function watchRuntime(page: Page) {
  await page.addInitScript(() => {
    addEventListener('runtime-ready', () => document.documentElement.setAttribute('data-test-ready', ''));
  });
  return { isReady: () => page.locator('html[data-test-ready]').waitFor({ state: 'attached' }) };
}

/** Keeps every script back until the test lets them go: a slow line of any length, without waiting for it. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return { release: () => release() };
}
