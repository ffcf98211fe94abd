import type { Page, Request } from '@playwright/test';
import { dialog, results } from './search';
import { test as base, expect, watchRuntime } from './test';

const isScript = (request: Request) => request.resourceType() === 'script';

/** What a screen reader or a voice control does to a control: a click, and no event before it. */
export const activate = (element: HTMLElement) => element.click();

/** What a page asks for, from now on. */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    scripts: () => requests.filter(isScript).map((request) => new URL(request.url()).pathname),
  };
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

/**
 * Opens a page whose scripts are held back.
 * @returns lets them go, and waits until the page's islands answer
 */
export async function openHeld(page: Page, path: string, options?: Parameters<Page['goto']>[1]) {
  const runtime = await watchRuntime(page);
  const { release } = await holdScripts(page);
  await page.goto(path, options);
  return async () => {
    release();
    await runtime.isReady();
  };
}

/** Lets every script come this many milliseconds late. */
export async function delayScripts(page: Page, wait: number) {
  const waits: number[] = [];
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    const asked = performance.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    waits.push(Math.ceil(performance.now() - asked));
    await route.continue();
  });
  return { shortest: () => Math.min(...waits) };
}

type Violation = { directive: string; blocked: string; sample: string };
type Fixtures = {
  /** What the policy has refused so far; anything left at the end fails the test. */
  violations: Violation[];
  /** Resolves when the page's islands answer. */
  ready: () => Promise<void>;
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
  ready: async ({ page }, use) => {
    const { isReady } = await watchRuntime(page);
    await use(isReady);
  },
});

/** The search stands open, takes what is typed, and there is one of it. */
export async function expectSearchOnce(page: Page) {
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('phishing');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('phishing');
  await expect(results(page).first()).toContainText('Cyber security training');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

export { expect, watchRuntime };
