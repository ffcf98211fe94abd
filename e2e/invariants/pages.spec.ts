/**
 * Every page in a browser: one visit each, before and after its islands hydrate, at all widths. contrast.spec.ts measures the
 * colours of both schemes.
 */
import type { Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { axeFindings } from '../support/axe';
import { letFontsComeLate, scrollThrough, settle, shifted, takeUpFonts, watchPage } from '../support/observers';
import { cutText, listsWithoutRole, movingParts, overhang } from '../support/page-checks';
import { layOver, setLetterSize, TEXT_SPACING } from '../support/styles';
import { answerElsewhere, expect, expectReady, footer, header, hydrateAll, test } from '../support/test';

const PARTS = 8;
const MISSING = ['/nowhere', '/blog/nowhere'];
const MOST_REQUESTS = 8;
const FRAME_REQUESTS = 6;

for (let part = 0; part < PARTS; part++) {
  test(`opens every page, part ${part + 1} of ${PARTS}`, async ({ page, site, visits, consoleErrors }) => {
    test.setTimeout(900_000);
    const findings: string[] = [];
    const watch = await watchPage(page);
    await answerElsewhere(page);
    await letFontsComeLate(page);
    for (const [index, route] of [...MISSING, ...visits].entries()) {
      if (index % PARTS !== part) continue;
      const isMissing = MISSING.includes(route);
      const note = (state: string, newFindings: readonly string[]) =>
        findings.push(...newFindings.map((finding) => `${route}, ${state}: ${finding}`));
      // Late requests of the page before do not count here.
      await page.goto('about:blank');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      watch.start();
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(site.path(route));
      note('answer', response?.status() === (isMissing ? 404 : 200) ? [] : [`status ${response?.status()}`]);
      await page.evaluate(settle);
      if (!isMissing) {
        const { length } = watch.requests;
        note(
          'before the visitor acts',
          watch.scripts().map((url) => `asks for the script ${url}`),
        );
        const images = await page.evaluate(
          () => new Set([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).size,
        );
        if (length > Math.max(MOST_REQUESTS, FRAME_REQUESTS + images))
          note('before the visitor acts', [`${length} requests`]);
      }
      await page.evaluate(hydrateAll);
      await expectReady(page);
      await page.evaluate(scrollThrough);
      // A not-found page says something else once it knows that a post is missing.
      note('while it arrives', isMissing ? [] : await page.evaluate(shifted));
      note('unasked', watch.unasked(site));
      // What has come to its place is painted once, in place of in every frame.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await takeUpFonts(page);
      note('shown', await sweep(page));
      note('shown', await axeEverywhere(page));
      if (IS_ALL || route === '/') {
        await touchWhatLoadsLater(page);
        note('unasked', watch.ofSearch());
      }
      const scripts = watch.scripts();
      note('in the end', scripts.length === new Set(scripts).size ? [] : [`a script twice: ${scripts}`]);
      note('in the end', consoleErrors.splice(0));
    }
    expect(findings).toEqual([]);
  });
}

async function sweep(page: Page): Promise<string[]> {
  const checks: readonly (readonly [width: number, ...(() => string[])[]])[] = [
    [320, overhang, cutText],
    [1440, overhang, movingParts, listsWithoutRole],
    // 640 px are as wide as a window of 1280 px at 200 % zoom.
    ...(IS_ALL
      ? ([
          [390, movingParts],
          [640, cutText],
          ...[360, 768, 1024, 1920].map((width) => [width, overhang] as const),
        ] as const)
      : []),
  ];
  const findings: string[] = [];
  const look = async (state: string, width: number, checksAtWidth: readonly (() => string[])[]) => {
    await page.setViewportSize({ width, height: 240 });
    for (const check of checksAtWidth)
      findings.push(...(await page.evaluate(check)).map((finding) => `${state}: ${finding}`));
  };
  for (const [width, ...checksAtWidth] of checks) await look(`${width} px`, width, checksAtWidth);
  await layOver(page, TEXT_SPACING);
  await look('320 px, text spacing', 320, [overhang, cutText]);
  await layOver(page, '');
  const reset = await setLetterSize(page, 32);
  await look('360 px, letters of 32 px', 360, [overhang, cutText]);
  await reset();
  return findings;
}

async function axeEverywhere(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of IS_ALL ? [390, 1360] : [1360]) {
    await page.setViewportSize({ width, height: 900 });
    findings.push(...(await axeFindings(page)).map((finding) => `axe, ${width} px: ${finding}`));
  }
  return findings;
}

async function touchWhatLoadsLater(page: Page) {
  const search = header(page).locator('button[aria-haspopup=dialog]');
  for (const type of ['pointerover', 'mouseover', 'pointermove']) await search.dispatchEvent(type);
  await search.focus();
  const hinted = footer(page).locator('[data-hint]').first();
  if ((await hinted.count()) > 0) {
    // By keyboard it opens at once. The map's frame, which may be before it, keeps the focus.
    await hinted.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toBeAttached();
  }
}
