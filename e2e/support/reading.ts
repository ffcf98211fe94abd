/**
 * For tests that only read: one window a worker, in which a page stays open from one test to the next. A test that
 * leaves the page costs the next one a load; one that changes a page belongs with support/test.
 */
import type { Page } from '@playwright/test';
import { test as base, hear, open as openAnew } from './test';

export const test = base.extend({
  page: async ({ keptPage, baseURL, complaints }, use) => {
    const size = keptPage.viewportSize();
    await hear(keptPage, `${baseURL}/`, complaints, () => use(keptPage));
    // The next test of this window, of any file, finds it as this one did.
    if (size) await keptPage.setViewportSize(size);
  },
});

/** Opens a page, unless it stands open already. */
export async function open(page: Page, path: string) {
  const isOpen = page.url() === `${new URL(page.url()).origin}${path}`;
  if (!isOpen) await openAnew(page, path);
}

export { DESKTOP, expect, footer, header, main, textIn, wordsIn } from './test';
