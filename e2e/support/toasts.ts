import type { Page } from '@playwright/test';
import { expect } from './test';

/** All toasts, while they are shown: one on its way out stays in the document for 200 ms, marked as removed. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-sonner-toast][data-removed=false]');

/** Confirmations, 5000 ms: the contact form. */
export const announcements = (page: Page) => toasts(page).filter({ hasText: 'Message Sent!' });
/** Small notices, 4000 ms: the copy buttons. */
export const notices = (page: Page) => toasts(page).filter({ hasNotText: 'Message Sent!' });

/** Shows a toast, which a timer of 0 ms renders. */
export const letToastIn = (page: Page) => page.clock.runFor(0);

/** Lets a dismissed toast leave: Sonner waits for two frames. */
export const letToastOut = (page: Page) => page.clock.runFor(34);

/** Nothing is left of a toast, not even for a screen reader, shortly after its time is up. */
export async function expectGone(page: Page) {
  await letToastOut(page);
  await expect(page.locator('[data-sonner-toast][data-removed=false]')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}
