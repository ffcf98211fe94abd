/** Waits until a page looks as it does at rest. */
import type { Page } from '@playwright/test';

/** In the page: waits for its fonts and two frames with them. */
export async function settle() {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // The full fonts load only for the characters that need them.
  const faces = [...document.fonts].filter(({ family }) => !family.includes('More'));
  await Promise.allSettled(faces.map((face) => face.load()));
  await document.fonts.ready;
  await frames();
}

/** Shows a page with its fonts where they loaded too late (font-display: optional), as its next visit does. */
export async function takeUpFonts(page: Page) {
  await page.evaluate(() => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  });
  await page.evaluate(settle);
  for (const colorScheme of ['dark', 'light'] as const) await page.emulateMedia({ colorScheme });
  await page.evaluate(settle);
}

/** In the page: scrolls to its end and back, a screen at a time. */
export async function scrollThrough() {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Loads the images of a page that are not in view, too: without them, a picture of the whole page has blank parts. */
export const loadImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
