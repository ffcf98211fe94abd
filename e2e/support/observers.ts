/** Observes requests and layout shifts. */
import type { Page, Request } from '@playwright/test';
import type { Export } from './export';

declare global {
  interface Window {
    layoutShifts: { value: number; parts: readonly string[] }[];
  }
}

/** Watches a page across its visits; call `start` before each. */
export async function watchPage(page: Page) {
  let requests: Request[] = [];
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
  const paths = () => requests.map((request) => new URL(request.url()).pathname);
  return {
    start: () => {
      requests = [];
    },
    get requests() {
      return requests;
    },
    scripts: () => requests.filter((request) => request.resourceType() === 'script').map((request) => request.url()),
    /** Requests to other hosts. */
    unasked: (site: Export & { origin: string }) => {
      // The map is a frame of another host, which its island requests once more when it has loaded.
      const frames = new Set(
        requests.filter((request) => request.isNavigationRequest()).map((request) => request.url()),
      );
      return requests
        .map((request) => request.url())
        .filter((url) => url.startsWith('http') && !url.startsWith(`${site.origin}/`) && !frames.has(url))
        .map((url) => `asks for ${url}`);
    },
    /** Requests of the search's texts. */
    ofSearch: () =>
      paths()
        .filter((path) => path.endsWith('/search.json'))
        .map((path) => `asks for ${path}`),
  };
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
