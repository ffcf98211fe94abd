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
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/**
 * Holds what is on the screen against every rule of axe.
 * @param state what the page shows, for the message
 */
export async function expectNoAxeFindings(page: Page, state: string) {
  // At rest, so that no colour is read half way through its transition.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  // Evaluated rather than added as a script tag, which the site's security policy would refuse.
  await page.evaluate(source);
  const findings = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // A guess of axe's experiments: it takes any large line, such as the name in the footer, for a heading.
      rules: { 'p-as-heading': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }, TAGS);
  expect(findings, `axe, ${state}`).toEqual([]);
}

const SCHEMES = ['light', 'dark'] as const;
/** The widths the accessibility rules are held at: a phone and a desktop. */
const AXE_WIDTHS = [390, 1360];

/** The same at 390 and 1360 px, light and dark. */
export async function expectNoAxeFindingsAnywhere(page: Page, state: string) {
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFindings(page, `${state}, ${width} px, ${colorScheme}`);
    }
  }
}
