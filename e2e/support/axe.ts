import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, axe's best practices and its experimental rules: everything but level AAA. */
const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** @param within a selector of a part of the page @param off rules that another check asks more of */
export async function axeFindings(page: Page, within: string, off: readonly string[] = [], runOnly = ALL) {
  // At rest, so that no colour is read half way through its transition.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  // Evaluated rather than added as a script tag, which the site's security policy would refuse.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const options = {
    runOnly,
    // A guess of axe's experiments: it takes any large line, such as the name in the footer, for a heading.
    rules: Object.fromEntries([...off, 'p-as-heading'].map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations' as const],
    // A frame of another host is its own business, and a word to it that it cannot take is an error in the console.
    iframes: false,
  };
  return page.evaluate(
    async ([part, given]) => {
      const { violations } = await window.axe.run(part, given);
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
    },
    [within, options] as const,
  );
}

/**
 * Holds a part of the page that a visitor has opened or changed against every rule of axe, and its colours in the dark, too.
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, within: string, state: string) {
  expect(await axeFindings(page, within), `axe, ${state}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, within, [], COLOURS), `axe, ${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
