/** Tests that change content, each in a copy of the fixture content. */
import { test as base, expect } from '@playwright/test';
import { type Content, copyContent } from './copy-content';

export * from './copy-content';

export const test = base.extend<{ content: Content }, { contentCopy: Content }>({
  contentCopy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      using content = copyContent();
      await use(content);
    },
    { scope: 'worker' },
  ],
  /** A copy of the fixture content, unchanged at the beginning of each test. */
  content: async ({ contentCopy }, use) => {
    await use(contentCopy);
    contentCopy.undo();
  },
});

export { expect };
