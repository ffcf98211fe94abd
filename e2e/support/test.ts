import { test as base, expect } from '@playwright/test';

type Fixtures = {
  /** Console errors, warnings and exceptions of the test's page so far; any left at its end fails the test. */
  complaints: string[];
};

/** The project's test: no page reaches the network, and none may complain in the console. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
      );
      await use(complaints);
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
