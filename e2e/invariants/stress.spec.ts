/**
 * Every page as visitors set it: 400 %, text spacing, large letters, right to left, the system's colours, paper. Each page
 * is loaded once, and each state laid over it; none may lose a word or a control. WCAG 2.2: 1.4.4, 1.4.10, 1.4.11, 1.4.12,
 * 2.4.7, 2.4.11. Without scripts, which a page at rest has not started.
 */
import type { CDPSession, Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { nonTextParts, weakParts } from '../support/non-text';
import { settle, takeUpFonts } from '../support/observers';
import { cutText, overhang } from '../support/page-checks';
import {
  brokenWords,
  clippedText,
  controlNames,
  listsTakenForLayout,
  obscuredStops,
  textOnPictures,
  textOnText,
  wordsShown,
} from '../support/stress-checks';
import { layOver, TEXT_SPACING, WIDE_LETTERS } from '../support/styles';
import { answerElsewhere, expect, test } from '../support/test';

const PARTS = 4;
const MISSING = ['/nowhere', '/blog/nowhere'];

type State = {
  name: string;
  width: number;
  height?: number;
  style?: string;
  letters?: number;
  direction?: 'rtl';
  media?: Parameters<Page['emulateMedia']>[0];
};

const ALL_STATES: readonly State[] = [
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'at 320 px with text spacing', width: 320, style: TEXT_SPACING },
  { name: 'at 1024 px with text spacing', width: 1024, style: TEXT_SPACING },
  { name: 'at 320 px with wide letters', width: 320, style: WIDE_LETTERS },
  { name: 'with letters of 32 px', width: 1280, letters: 32 },
  { name: 'right to left, at 320 px', width: 320, direction: 'rtl' },
  { name: 'right to left, at 1280 px', width: 1280, direction: 'rtl' },
  { name: 'in forced colours, at 320 px', width: 320, media: { forcedColors: 'active' } },
  { name: 'in forced colours, at 1280 px', width: 1280, media: { forcedColors: 'active' } },
];
/** `npm test` takes the four that change a layout most. */
const SHORT = ['at 400 %', 'at 320 px with text spacing', 'with letters of 32 px', 'in forced colours, at 320 px'];
const STATES = ALL_STATES.filter(({ name }) => IS_ALL || SHORT.includes(name));
const PLAIN = 16;
/** The width of A4 between the margins of print.css. */
const PAPER = 672;

for (let part = 0; part < PARTS; part++) {
  test(`every page under stress, part ${part + 1} of ${PARTS}`, async ({ page, site, visits }) => {
    test.setTimeout(240_000);
    const findings: string[] = [];
    const devtools = await page.context().newCDPSession(page);
    await answerElsewhere(page);
    for (const [index, route] of [...MISSING, ...visits].entries()) {
      if (index % PARTS !== part) continue;
      const note = (state: string, found: readonly string[]) =>
        findings.push(...found.map((finding) => `${route}, ${state}: ${finding}`));
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(site.address(route));
      await page.evaluate(settle);
      await takeUpFonts(page);
      const before = { controls: await page.evaluate(controlNames), words: await page.evaluate(wordsShown) };
      for (const state of STATES) {
        await lay(page, devtools, state);
        note(state.name, await losses(page));
        note(state.name, missing(before.controls, await page.evaluate(controlNames)));
        await takeOff(page, devtools, state);
      }
      note('on paper', await onPaper(page, before.words));
      note('in Safari', await page.evaluate(listsTakenForLayout));
      note('shown', await stopsAndContrast(page));
    }
    expect(findings).toEqual([]);
  });
}

/** What is cut, covered or out of the window; in one go, as each asks for the page's layout. */
const losses = (page: Page): Promise<string[]> =>
  page.evaluate(`[${[overhang, cutText, clippedText, textOnText, brokenWords].map((check) => `(${check})()`)}].flat()`);

const missing = (before: readonly string[], now: readonly string[]) =>
  before.filter((name) => !now.includes(name)).map((name) => `lost: ${name}`);

async function lay(page: Page, devtools: CDPSession, state: State) {
  const { width, height = 240, style = '', letters, direction = 'ltr', media } = state;
  await page.setViewportSize({ width, height });
  if (media) await page.emulateMedia(media);
  if (letters) await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await layOver(page, style);
  await run(page, direction);
}

/** Lets the lines of a page run that way. */
const run = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

async function takeOff(page: Page, devtools: CDPSession, { letters, media }: State) {
  if (media) await page.emulateMedia({ forcedColors: null });
  if (letters) await devtools.send('Page.setFontSizes', { fontSizes: { standard: PLAIN } });
  await layOver(page, '');
  await run(page, 'ltr');
}

/** On paper every word of the main part stands, and none is cut. */
async function onPaper(page: Page, words: readonly string[]): Promise<string[]> {
  await page.setViewportSize({ width: PAPER, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const found = missing(words, await page.evaluate(wordsShown));
  found.push(...(await losses(page)));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Every stop of the keyboard is seen, large and small; what is no text stands out in both schemes. */
async function stopsAndContrast(page: Page): Promise<string[]> {
  const found: string[] = [];
  // The marks are those of the keyboard.
  await page.keyboard.press('Tab');
  for (const size of [
    { width: 320, height: 256 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    found.push(...(await page.evaluate(obscuredStops)).map((finding) => `${size.width} px: ${finding}`));
    found.push(...(await page.evaluate(textOnPictures)).map((finding) => `${size.width} px: ${finding}`));
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...weakParts(await page.evaluate(nonTextParts)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
