/**
 * Every page in a browser, whatever its content: one visit each, before and after its scripts start, at all widths and
 * in both schemes. The pages are shared out among a few tests, as a window that is open already costs little; each
 * finding names its page.
 */
import type { Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { axeFindings, colourFindings } from '../support/axe';
import type { Export } from '../support/export';
import { walkByKeyboard } from '../support/keyboard';
import { letFontsComeLate, scrollThrough, settle, shiftOf, takeUpFonts, watchPage } from '../support/observers';
import {
  bodyTexts,
  brokenBreadcrumb,
  cutText,
  movingParts,
  overhang,
  smallTargets,
  weakText,
} from '../support/page-checks';
import { answerElsewhere, expect, expectReady, footer, header, main, test, wakeAll } from '../support/test';

const PARTS = 8;
/** Addresses without a page, one of them below a folder with a not-found page of its own. */
const MISSING = ['/nowhere', '/blog/nowhere'];
/** Pages that are walked through by keyboard: home, one that is missing, and every so many of the rest. */
const WALKED_EVERY = 6;
/** Before a visitor acts: the page, its style sheet, two fonts, a few pictures. */
const MOST_REQUESTS = 8;
/** All of them but the pictures in the main part, of which a list may have another in every card. */
const FRAME_REQUESTS = 6;

for (let part = 0; part < PARTS; part++) {
  test(`every page, part ${part + 1} of ${PARTS}`, async ({ page, site, visits, complaints }) => {
    test.setTimeout(240_000);
    const findings: string[] = [];
    const watch = await watchPage(page);
    await answerElsewhere(page);
    await letFontsComeLate(page);
    for (const [index, route] of [...MISSING, ...visits].entries()) {
      if (index % PARTS !== part) continue;
      const isMissing = MISSING.includes(route);
      const note = (state: string, found: readonly string[]) =>
        findings.push(...found.map((finding) => `${route}, ${state}: ${finding}`));
      // What the page before has asked for at its end is not this one's.
      await page.goto('about:blank');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      watch.start();
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(site.address(route));
      note('answer', response?.status() === (isMissing ? 404 : 200) ? [] : [`status ${response?.status()}`]);
      await page.evaluate(settle);
      if (!isMissing) {
        const { length } = watch.requests;
        note(
          'before the visitor acts',
          watch.scripts().map((address) => `asks for the script ${address}`),
        );
        const pictures = await page.evaluate(
          () => new Set([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).size,
        );
        if (length > Math.max(MOST_REQUESTS, FRAME_REQUESTS + pictures))
          note('before the visitor acts', [`${length} requests`]);
      }
      await page.evaluate(wakeAll);
      await expectReady(page);
      await page.evaluate(scrollThrough);
      const shift = await page.evaluate(shiftOf);
      // A not-found page says something else once it knows that a post is missing.
      note('while it arrives', shift < 0.001 || isMissing ? [] : [`layout shift of ${shift}`]);
      note('unasked', watch.unasked(site));
      // What has come to its place is painted once, in place of in every frame.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await takeUpFonts(page);
      note('shown', await sweep(page));
      note('shown', await preferences(page));
      note('shown', await axeEverywhere(page));
      note('shown', await frameOf(page, site, route));
      await touchWhatLoadsLater(page);
      note('unasked', watch.ofSearch(site));
      if (index % WALKED_EVERY === 0) note('by keyboard', await walkByKeyboard(page));
      const scripts = watch.scripts();
      note('in the end', scripts.length === new Set(scripts).size ? [] : [`a script twice: ${scripts}`]);
      note('in the end', watch.refused());
      note('in the end', complaints.splice(0));
    }
    expect(findings).toEqual([]);
  });
}

/** What is seen at each width. A low window: what is not in view need not be painted. */
async function sweep(page: Page): Promise<string[]> {
  const checks: readonly (readonly [width: number, ...(() => string[])[]])[] = [
    [320, overhang, cutText, brokenBreadcrumb],
    [390, smallTargets],
    [1440, overhang],
    // 640 px are as wide as a window of 1280 px at 200 % zoom.
    ...(IS_ALL
      ? ([[640, cutText], ...[360, 768, 1024, 1920].map((width) => [width, overhang] as const)] as const)
      : []),
  ];
  const found: string[] = [];
  for (const [width, ...all] of checks) {
    await page.setViewportSize({ width, height: 240 });
    for (const check of all) found.push(...(await page.evaluate(check)).map((finding) => `${width} px: ${finding}`));
  }
  return found;
}

/** Who wants less motion sees none; body text is strong in both schemes. */
async function preferences(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1360]) {
    await page.setViewportSize({ width, height: 240 });
    found.push(...(await page.evaluate(movingParts)));
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...weakText(await page.evaluate(bodyTexts)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

/** The rules of axe, in `test:all` on a phone too; the dark scheme changes colours alone (styles.spec.ts). */
async function axeEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of IS_ALL ? [390, 1360] : [1360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await axeFindings(page)).map((finding) => `axe, ${width} px: ${finding}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await colourFindings(page)).map((finding) => `axe, ${width} px, dark: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Landmarks as assistive technology counts them, and one main heading with words in it. */
async function frameOf(page: Page, site: Export, route: string): Promise<string[]> {
  const parts = {
    banner: header(page),
    main: main(page),
    contentinfo: footer(page),
    'navigation in the banner': header(page).getByRole('navigation'),
    'main heading': page.getByRole('heading', { level: 1 }),
    'main heading in main': main(page).getByRole('heading', { level: 1, name: /\S/ }),
  };
  const counts = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part.count()]));
  const title = await page.title();
  const isWhole = title.length > 3 && (title.endsWith(` | ${site.name}`) || !title.includes(' | '));
  return [
    ...counts.filter(([, count]) => count !== 1).map(([name, count]) => `${count} ${name}`),
    ...(isWhole ? [] : [`title "${title}" of ${route}`]),
  ];
}

/** A tooltip brings styles of its own; pointing at the search's button brings nothing yet. Without a real pointer. */
async function touchWhatLoadsLater(page: Page) {
  const search = header(page).locator('button[aria-haspopup=dialog]');
  for (const type of ['pointerover', 'mouseover', 'pointermove']) await search.dispatchEvent(type);
  await search.focus();
  const hinted = footer(page).locator('[data-hint]').first();
  if ((await hinted.count()) > 0) {
    // By keyboard it opens at once. What stands before it may be the map's frame, which keeps the focus to itself.
    await hinted.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toBeAttached();
  }
}
