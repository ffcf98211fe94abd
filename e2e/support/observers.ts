/** Observes requests and layout shifts. */
import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { value: number; parts: readonly string[] }[];
  }
}

/** Collects the requests of a page, and its layout shifts. */
export async function watchPage(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null }[];
        };
        const parts = sources.map(({ node }) => `"${node?.textContent?.trim().slice(0, 40)}"`);
        window.layoutShifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return requests;
}

/** Returns the URLs of other hosts. The map is a frame, which its island requests once more when it has loaded. */
export function listForeign(requests: readonly Request[], origin: string): string[] {
  const frames = requests.filter((request) => request.isNavigationRequest()).map((request) => request.url());
  return requests
    .map((request) => request.url())
    .filter((url) => url.startsWith('http') && !url.startsWith(`${origin}/`) && !frames.includes(url))
    .map((url) => `asks for ${url}`);
}

/** Fonts come late on purpose: the fallbacks have their metrics. */
export const letFontsComeLate = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await route.continue();
  });

/** In the page: the parts that have moved so far, if a visitor would notice. */
export const shifted = (): string[] =>
  window.layoutShifts.reduce((sum, { value }) => sum + value, 0) < 0.001
    ? []
    : window.layoutShifts.map(({ value, parts }) => `layout shift of ${value}: ${parts.join(', ')}`);

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
