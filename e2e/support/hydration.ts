/** Pages whose scripts are late. */
import type { Page, Route } from '@playwright/test';
import { expect, expectReady } from './test';

export const SCRIPTS = /\/_islands\/.*\.js(\?attempt=\d+)?$/;

/** Holds every script back until the test releases them, or lets them fail: a slow line, without waiting for it. */
export async function holdScripts(page: Page, respond = (route: Route) => route.continue()) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, (route) => gate.then(() => respond(route)));
  return release;
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
