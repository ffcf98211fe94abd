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
  forget: 'Clear recent searches',
  forgotten: 'Recent searches cleared',
  one: '1 page found',
} as const;

/** @param meant the word that is offered in its place */
export const nothing = (term: string, meant?: string) =>
  `No results for “${term}”${meant === undefined ? '' : `. Did you mean: ${meant}`}`;

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

/** Serves a search that finds as many pages for any term. */
export async function serveResults(page: Page, count: number) {
  const findAll = (total: number) => {
    const hit = (_: unknown, index: number) => ({
      id: `${index}`,
      score: 1,
      data: async () => ({
        raw_url: `/about?${index + 1}`,
        meta: { title: `Page ${index + 1}`, group: 'Company' },
        excerpt: 'A <mark>data</mark> page.',
        locations: [0],
      }),
    });
    return { search: async () => ({ results: Array.from({ length: total }, hit) }) };
  };
  await page.route('**/pagefind/pagefind.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const findAll = ${findAll}; export const createInstance = () => findAll(${count});`,
    }),
  );
}
