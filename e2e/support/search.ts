/** The search's controls, by the words of the fixture content. */
import type { Page } from '@playwright/test';
import { expect, header, open } from './test';

export const LABELS = {
  open: 'Search',
  close: 'Close',
  retrying: 'Loading failed, trying again',
  failed:
    'The search could not be loaded. You may be offline, or the site was updated a moment ago. ' +
    'Every page is still in the menu and in the list of all pages.',
  tryAgain: 'Try again',
  one: '1 page found',
} as const;

export const nothing = (term: string) => `No results for “${term}”`;

export const button = (page: Page) => header(page).getByRole('button', { name: LABELS.open });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
export const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search for' });
/** What is shown of each page that was found, and its link. */
export const hits = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('listitem');
export const results = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link');
export const status = (page: Page) => dialog(page).getByRole('status');

export async function openSearch(page: Page, path = '/about') {
  await open(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}
