/**
 * Every page on a phone whose visitor has larger letters: WCAG 2.2, 1.4.4 and 1.4.10. The size is the browser's own setting,
 * which media queries follow, or a style sheet's of the visitor, which they do not.
 */
import type { CDPSession, Page } from '@playwright/test';
import { settle, takeUpFonts } from '../support/observers';
import { cutText, overhang } from '../support/page-checks';
import { brokenWords, clippedText, controlNames, textOnText, wordsShown } from '../support/stress-checks';
import { FALLBACK, layOver } from '../support/styles';
import { answerElsewhere, expect, test } from '../support/test';

type State = {
  width: number;
  height: number;
  letters: number;
  /** Set by the visitor's style sheet. */
  isStyle?: boolean;
  /** In the letters of a system without the site's fonts. */
  isFallback?: boolean;
};

const PARTS = 3;
const PLAIN = 16;
const STATES: readonly State[] = [
  { width: 390, height: 844, letters: 24 },
  { width: 390, height: 844, letters: 32 },
  { width: 360, height: 640, letters: 24 },
  { width: 360, height: 640, letters: 32 },
  { width: 360, height: 640, letters: 24, isStyle: true },
  { width: 360, height: 640, letters: 32, isStyle: true },
  { width: 320, height: 256, letters: PLAIN },
  { width: 390, height: 844, letters: 32, isFallback: true },
];

const CHECKS = [overhang, cutText, clippedText, textOnText, brokenWords, headingsOutOfOrder] as const;

for (let part = 0; part < PARTS; part++) {
  test(`loses no word to large letters on any page, part ${part + 1} of ${PARTS}`, async ({ page, site, visits }) => {
    test.setTimeout(180_000);
    const findings: string[] = [];
    const devtools = await page.context().newCDPSession(page);
    await answerElsewhere(page);
    for (const [index, route] of ['/nowhere', ...visits].entries()) {
      if (index % PARTS !== part) continue;
      await resize(page, devtools, { width: 390, height: 844, letters: PLAIN });
      await page.goto(site.address(route));
      await takeUpFonts(page);
      const before = await wordsAndControls(page);
      for (const state of STATES) {
        await resize(page, devtools, state);
        const lost = (await losses(page, before)).map(
          (finding) =>
            `${route}, ${state.width} px wide, letters of ${state.letters} px${state.isStyle ? ' by style' : ''}${state.isFallback ? ' of the fallback' : ''}: ${finding}`,
        );
        findings.push(...lost);
      }
    }
    await resize(page, devtools, { width: 390, height: 844, letters: PLAIN });
    expect(findings).toEqual([]);
  });
}

/** On the page with the largest type: what grows when letters are twice as large, and when the page is zoomed. */
test('grows headings with letters and with zoom', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  const sizes = async (width: number, letters: number) => {
    await resize(page, devtools, { width, height: 800, letters });
    return page.evaluate(() => {
      const sizeOf = (selector: string) =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize);
      return { h1: sizeOf('main h1'), h2: sizeOf('main .text-h2'), h3: sizeOf('main h3') };
    });
  };
  await page.goto(site.address('/'));
  const plain = await sizes(1280, PLAIN);
  // A zoom of 250 % leaves 512 px of a window of 1280 px. Browsers zoom to 500 %.
  const zoomed = [];
  for (const zoom of [2, 2.5, 3, 4, 5]) {
    const { h1, h2, h3 } = await sizes(Math.floor(1280 / zoom), PLAIN);
    zoomed.push({ h1: h1 * zoom, h2: h2 * zoom, h3: h3 * zoom });
  }
  for (const name of ['h1', 'h2', 'h3'] as const) {
    expect(Math.max(...zoomed.map((size) => size[name])) / plain[name], `${name}, zoomed`).toBeGreaterThanOrEqual(2);
  }
  for (const width of [360, 390, 768, 1280]) {
    const small = await sizes(width, PLAIN);
    const middle = await sizes(width, 24);
    const large = await sizes(width, 32);
    for (const name of ['h1', 'h2', 'h3'] as const) {
      expect(middle[name], `${name}, ${width} px wide, 24 px`).toBeGreaterThanOrEqual(small[name]);
      expect(large[name] / small[name], `${name}, ${width} px wide, 32 px`).toBeGreaterThan(1.2);
    }
  }
  await resize(page, devtools, { width: 390, height: 844, letters: PLAIN });
});

async function resize(
  page: Page,
  devtools: CDPSession,
  { width, height, letters, isStyle = false, isFallback }: State,
) {
  await page.setViewportSize({ width, height });
  await layOver(page, isStyle ? `:root { font-size: ${letters}px; }` : isFallback ? FALLBACK : '');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: isStyle ? PLAIN : letters } });
  await page.evaluate(settle);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
}

type Parts = { words: string[]; controls: string[] };

const wordsAndControls = async (page: Page): Promise<Parts> => ({
  words: await page.evaluate(wordsShown),
  controls: await page.evaluate(controlNames),
});

async function losses(page: Page, before: Parts): Promise<string[]> {
  const found = await page.evaluate<string[]>(`[${CHECKS.map((check) => `(${check})()`)}].flat()`);
  const now = await wordsAndControls(page);
  const lost = (names: readonly string[], left: readonly string[]) =>
    names.filter((name) => !left.includes(name)).map((name) => `lost: ${name}`);
  return [...found, ...lost(before.words, now.words), ...lost(before.controls, now.controls)];
}

/** In the page: a size of heading smaller than the one below it. */
function headingsOutOfOrder(): string[] {
  const probe = document.createElement('p');
  document.body.append(probe);
  const sizes = ['--text-display', '--text-h1', '--text-h2', '--text-h3', '--text-h4', '--text-base'].map((token) => {
    probe.style.fontSize = `var(${token})`;
    return { token, size: Number.parseFloat(getComputedStyle(probe).fontSize) };
  });
  probe.remove();
  return sizes.flatMap(({ token, size }, index) => {
    const next = sizes[index + 1];
    return next && size < next.size ? [`${token} is ${size} px, ${next.token} ${next.size} px`] : [];
  });
}
