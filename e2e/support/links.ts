import type { Locator } from '@playwright/test';
import { expect } from './test';

/** What a link without a target is: read as a link that is off, without an address, and a click changes nothing. */
export async function expectPlaceholder(link: Locator) {
  await expect(link).toHaveRole('link');
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).not.toHaveAttribute('href');
  const page = link.page();
  const before = page.url();
  await link.click({ force: true });
  expect(page.url()).toBe(before);
}

/** The card or row a heading belongs to. */
export const itemOf = (scope: Locator, heading: string | RegExp) =>
  scope
    .getByRole('listitem')
    .filter({ has: scope.page().getByRole('heading', { name: heading, exact: typeof heading === 'string' }) });

/** Where the links of a card lead. */
export const targets = (card: Locator) =>
  card.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
