/** Measures the first input event on each island: the one that hydrates it. */
import type { Browser, Page } from '@playwright/test';
import { openPhone, slowDown, takeSlowest } from './phone';

type Tap = { island: string; control: string; response: string };

const SUBMIT = 'form:has(textarea) [type=submit]';
const TAPS: Readonly<Record<string, Tap>> = {
  'carousel, next': {
    island: 'Carousel',
    control: '[aria-roledescription=carousel] button:nth-of-type(2)',
    response: '.dot:nth-of-type(2)[aria-current]',
  },
  search: { island: 'SearchBox', control: 'header [aria-keyshortcuts]', response: 'dialog[open]' },
  'form, being sent': { island: 'ContactForm', control: SUBMIT, response: `${SUBMIT}[aria-busy=true], .toast` },
  'form, sent': { island: 'ContactForm', control: SUBMIT, response: '.toast' },
};
const MENU = {
  island: 'SiteNav',
  control: 'header nav button[aria-expanded]',
  response: '[data-island=SiteNav][data-state=ready]',
};

/** How long the island is in view before the second measurement. */
const VIEW_TIME_MS = 2000;
const POLL_MS = 100;
const MAX_POLLS = 100;

export type FirstTap = {
  island: string;
  'first event': number;
  'slowest event': number;
  [afterView: string]: number | string;
};

/**
 * Measures the time from a tap on an island to the response, as the first event and after the island has been in view.
 * The menu hydrates when the pointer reaches a drop-down.
 * @param site the URL of the home page, without a slash at its end
 * @param findRoute returns a page with an island; islands without one are left out
 */
export async function measureFirstTaps(
  browser: Browser,
  site: string,
  findRoute: (island: string) => string | undefined,
): Promise<Record<string, FirstTap>> {
  const rows: Record<string, FirstTap> = {};
  for (const [name, tap] of Object.entries(TAPS)) {
    const route = findRoute(tap.island);
    if (route === undefined) continue;
    const measure = async (viewTimeMs: number) => {
      const { page } = await openPhone(browser);
      const touch = (x: number, y: number) => page.touchscreen.tap(x, y);
      return measureTap(page, site + route, tap, touch, viewTimeMs);
    };
    const [first, later] = [await measure(0), await measure(VIEW_TIME_MS)];
    rows[name] = {
      island: tap.island,
      'first event': first.ms,
      [`after ${VIEW_TIME_MS} ms in view`]: later.ms,
      'slowest event': first.slowest,
    };
  }
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await slowDown(page);
  const menu = await measureTap(page, `${site}/`, MENU, (x, y) => page.mouse.move(x, y), 0);
  rows['menu, pointer to hydrated'] = { island: MENU.island, 'first event': menu.ms, 'slowest event': menu.slowest };
  return rows;
}

async function measureTap(
  page: Page,
  url: string,
  { island, control, response }: Tap,
  point: (x: number, y: number) => Promise<void>,
  viewTimeMs: number,
) {
  await page.goto(url, { waitUntil: 'load' });
  // Fills the form without an event, and starts the clock that both ends are read from.
  const place = await page.evaluate(
    ([selector = '', shown = '']) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('form:has(textarea) :is(input, textarea)'))
        field.value = field.type === 'email' ? 'a@example.org' : 'A word';
      addEventListener('pointerover', ({ timeStamp }) => performance.mark('tap', { startTime: timeStamp }), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (!document.querySelector(shown)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.measure('response', 'tap')));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      const button = document.querySelector(selector);
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = button?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [control, response],
  );
  if (!place) throw new Error(`${url}: found no ${control}`);
  await page.waitForTimeout(viewTimeMs);
  await point(place.x, place.y);
  const read = () =>
    page.evaluate(
      (ready) => ({
        ms: performance.getEntriesByName('response')[0]?.duration,
        isReady: document.querySelector(ready) !== null,
      }),
      `[data-island=${island}][data-state=ready]`,
    );
  // Other events meanwhile show how long hydration blocks the page.
  let { ms, isReady } = await read();
  for (let polls = 0; (ms === undefined || !isReady) && polls < MAX_POLLS; polls++) {
    await page.waitForTimeout(POLL_MS);
    await page.keyboard.press('Shift');
    ({ ms, isReady } = await read());
  }
  if (ms === undefined) throw new Error(`${url}: found no ${response} after a tap on ${control}`);
  const slowest = await takeSlowest(page);
  await page.context().close();
  return { ms: Math.round(ms), slowest };
}
