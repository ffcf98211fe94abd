import type { Page, Request } from '@playwright/test';
import { test as base, expect, expectReady } from './test';

/** The scripts of islands. */
export const SCRIPTS = /\/_islands\/.*\.js$/;

/** What a screen reader or a voice control does to a control: a click without an event before it. */
export const activate = (element: HTMLElement) => element.click();

/** Collects the requests of a page from now on. */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    scripts: () =>
      requests
        .filter((request) => request.resourceType() === 'script')
        .map((request) => new URL(request.url()).pathname),
  };
}

/** Holds every script back until the test releases them: a slow line of any length, without waiting for it. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

/**
 * Opens a page whose scripts are held back.
 * @returns releases them and waits until the islands that have been used answer
 */
export async function openHeld(page: Page, path: string, options?: Parameters<Page['goto']>[1]) {
  const release = await holdScripts(page);
  await page.goto(path, options);
  return async () => {
    release();
    await expect(page.locator('[data-island][data-state]').first()).toBeAttached();
    await expectReady(page, '[data-state]');
  };
}

type Violation = { directive: string; blocked: string; sample: string };
type Fixtures = {
  /** What the policy has refused so far; anything left at the end fails the test. */
  violations: Violation[];
};

/** The server sends the policy, as hosts do; what it refuses fails the test. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ page }, use) => {
      const violations: Violation[] = [];
      await page.exposeFunction('reportViolation', (violation: Violation) => void violations.push(violation));
      await page.addInitScript(() => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: Violation) => void };
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          reportViolation({ directive: effectiveDirective, blocked: blockedURI, sample }),
        );
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, expectReady };
