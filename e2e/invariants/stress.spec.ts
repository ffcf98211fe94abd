/**
 * Every page with the settings of visitors: 400 %, text spacing, large letters, forced colours, print. No state may lose a word
 * or a control. WCAG 2.2: 1.4.4, 1.4.10, 1.4.11, 1.4.12, 2.4.7, 2.4.11.
 */
import type { CDPSession, Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { settle, takeUpFonts } from '../support/observers';
import { cutText, overhang } from '../support/page-checks';
import {
  brokenWords,
  clippedText,
  controlNames,
  focusNow,
  headingsOutOfOrder,
  listsWithoutRole,
  obscuredStops,
  textOnText,
  wordsShown,
} from '../support/stress-checks';
import { FALLBACK, layOver, TEXT_SPACING, WIDE_LETTERS } from '../support/styles';
import { answerElsewhere, expect, test } from '../support/test';

const PARTS = 4;
const MISSING = ['/nowhere', '/blog/nowhere'];

type State = {
  name: string;
  width: number;
  height?: number;
  style?: string;
  letters?: number;
  media?: Parameters<Page['emulateMedia']>[0];
};

const ALL_STATES: readonly State[] = [
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'at 320 px with text spacing', width: 320, style: TEXT_SPACING },
  { name: 'at 1024 px with text spacing', width: 1024, style: TEXT_SPACING },
  { name: 'at 320 px with wide letters', width: 320, style: WIDE_LETTERS },
  { name: 'with letters of 32 px', width: 1280, letters: 32 },
  ...[390, 360].flatMap((width) =>
    [24, 32].map((letters) => ({ name: `at ${width} px with letters of ${letters} px`, width, letters })),
  ),
  { name: 'at 390 px with letters of 32 px of the fallback', width: 390, letters: 32, style: FALLBACK },
  // A style sheet of the visitor's, which media queries do not follow.
  { name: 'at 360 px with a style of 32 px', width: 360, style: ':root { font-size: 32px; }' },
  { name: 'in forced colours, at 320 px', width: 320, media: { forcedColors: 'active' } },
  { name: 'in forced colours, at 1280 px', width: 1280, media: { forcedColors: 'active' } },
];
const SHORT = [
  'at 400 %',
  'at 320 px with text spacing',
  'at 360 px with letters of 32 px',
  'in forced colours, at 320 px',
];
const STATES = ALL_STATES.filter(({ name }) => IS_ALL || SHORT.includes(name));
const PLAIN = 16;
/** CSS pixels between the margins of A4 upright and A3 landscape. */
const PAPER = 672;
const SHEET = 1512;

for (let part = 0; part < PARTS; part++) {
  test(`loses no word or control of any page under stress, part ${part + 1} of ${PARTS}`, async ({
    page,
    site,
    visits,
  }) => {
    test.setTimeout(900_000);
    const findings: string[] = [];
    const devtools = await page.context().newCDPSession(page);
    await answerElsewhere(page);
    for (const [index, route] of [...MISSING, ...visits].entries()) {
      if (index % PARTS !== part) continue;
      const note = (state: string, newFindings: readonly string[]) =>
        findings.push(...newFindings.map((finding) => `${route}, ${state}: ${finding}`));
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(site.path(route));
      await page.evaluate(settle);
      await takeUpFonts(page);
      const before = { controls: await page.evaluate(controlNames), words: await page.evaluate(wordsShown, []) };
      for (const state of STATES) {
        await lay(page, devtools, state);
        note(state.name, await losses(page));
        note(state.name, missing(before.controls, await page.evaluate(controlNames)));
        note(state.name, missing(before.words, await page.evaluate(wordsShown, [])));
        await takeOff(page, devtools, state);
      }
      note('on paper', await onPaper(page));
      note('shown', await page.evaluate(listsWithoutRole));
      note('shown', await coveredStops(page));
      if (IS_ALL || index % 6 === 0) note('by keyboard', await walkByKeyboard(page));
    }
    expect(findings).toEqual([]);
  });
}

const losses = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[${[overhang, cutText, clippedText, textOnText, brokenWords, headingsOutOfOrder].map((check) => `(${check})()`)}].flat()`,
  );

const missing = (before: readonly string[], now: readonly string[]) =>
  before.filter((name) => !now.includes(name)).map((name) => `lost: ${name}`);

async function lay(page: Page, devtools: CDPSession, state: State) {
  const { width, height = 240, style = '', letters, media } = state;
  await page.setViewportSize({ width, height });
  if (media) await page.emulateMedia(media);
  if (letters) await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await layOver(page, style);
}

async function takeOff(page: Page, devtools: CDPSession, { letters, media }: State) {
  if (media) await page.emulateMedia({ forcedColors: null });
  if (letters) await devtools.send('Page.setFontSizes', { fontSizes: { standard: PLAIN } });
  await layOver(page, '');
}

async function onPaper(page: Page): Promise<string[]> {
  // Paper has nothing to click or to fill in, and no invitation to do so.
  const words = await page.evaluate(wordsShown, ['.button', '.card-link', '.landing', 'section:has(form)']);
  const isSheet = (await page.locator('.drawing-sheet').count()) > 0;
  await page.setViewportSize({ width: isSheet ? SHEET : PAPER, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const findings = missing(words, await page.evaluate(wordsShown, []));
  findings.push(...(await losses(page)));
  await page.emulateMedia({ media: 'screen' });
  return findings;
}

async function coveredStops(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const size of [
    { width: 320, height: 256 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    findings.push(...(await page.evaluate(obscuredStops)).map((finding) => `${size.width} px: ${finding}`));
  }
  return findings;
}

async function walkByKeyboard(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const seen = new Set<string>();
  await page.locator('.skip-link').focus();
  for (
    let focus = await page.evaluate(focusNow);
    focus && !seen.has(focus.place);
    focus = await page.evaluate(focusNow)
  ) {
    seen.add(focus.place);
    findings.push(...focus.faults);
    await page.keyboard.press('Tab');
  }
  return seen.size < 15 ? [...findings, `only ${seen.size} tab stops`] : findings;
}

test('grows headings with letters and with zoom', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  const NAMES = ['main h1', 'main .text-h2', 'main h3'];
  const sizes = async (width: number, letters: number) => {
    await page.setViewportSize({ width, height: 800 });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    return page.evaluate(
      (names) =>
        names.map((name) =>
          Number.parseFloat(getComputedStyle(document.querySelector(name) ?? document.body).fontSize),
        ),
      NAMES,
    );
  };
  await page.goto(site.path('/'));
  const plain = await sizes(1280, PLAIN);
  // A zoom of 250 % leaves 512 px of a window of 1280 px. Browsers zoom to 500 %.
  const largest = NAMES.map(() => 0);
  for (const zoom of [2, 2.5, 3, 4, 5])
    for (const [index, size] of (await sizes(Math.floor(1280 / zoom), PLAIN)).entries())
      largest[index] = Math.max(largest[index] ?? 0, size * zoom);
  for (const [index, name] of NAMES.entries())
    expect((largest[index] ?? 0) / (plain[index] ?? 1), `${name}, zoomed`).toBeGreaterThanOrEqual(2);
  for (const width of [360, 390, 768, 1280]) {
    const small = await sizes(width, PLAIN);
    const middle = await sizes(width, 24);
    const large = await sizes(width, 32);
    for (const [index, name] of NAMES.entries()) {
      expect(middle[index], `${name}, ${width} px wide, 24 px`).toBeGreaterThanOrEqual(small[index] ?? 0);
      expect((large[index] ?? 0) / (small[index] ?? 1), `${name}, ${width} px wide, 32 px`).toBeGreaterThan(1.2);
    }
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: PLAIN } });
});
