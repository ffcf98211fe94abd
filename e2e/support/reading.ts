/**
 * For tests that only read: one window a worker, in which a page stays open from one test to the next. A test that
 * leaves the page costs the next one a load; one that changes a page belongs with support/test.
 */
import type { Page } from '@playwright/test';
import { test as base, open as openAnew } from './test';

export const test = base.extend<object, { readingPage: Page }>({
  readingPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ readingPage }, use) => use(readingPage),
});

/** Opens a page, unless it stands open already. */
export async function open(page: Page, path: string) {
  const isOpen = page.url() === `${new URL(page.url()).origin}${path}`;
  if (!isOpen) await openAnew(page, path);
}

export { DESKTOP, expect, footer, header, main, textIn, wordsIn } from './test';
