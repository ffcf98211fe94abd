import type { Browser } from '@playwright/test';
import { openPhone, takeSlowest } from './phone';

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
const POLL_MS = 100;
const MAX_POLLS = 100;

type FirstTap = { name: string; island: string; ms: number; slowest: number };

/** Measures the time from a tap to the response of an island that the tap hydrates. Islands without a page are left out. */
export async function measureFirstTaps(
  browser: Browser,
  site: string,
  findRoute: (island: string) => string | undefined,
): Promise<FirstTap[]> {
  const measured: FirstTap[] = [];
  for (const [name, tap] of Object.entries(TAPS)) {
    const route = findRoute(tap.island);
    if (route !== undefined)
      measured.push({ name, island: tap.island, ...(await measureTap(browser, site + route, tap)) });
  }
  return measured;
}

async function measureTap(browser: Browser, url: string, { island, control, response }: Tap) {
  const { page } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  const place = await page.evaluate(
    ([selector = '', shown = '']) => {
      // By script: the tap is the page's first event.
      for (const field of document.querySelectorAll<HTMLInputElement>('form:has(textarea) :is(input, textarea)'))
        field.value = field.type === 'email' ? 'a@example.org' : 'A word';
      const onTap = ({ timeStamp }: Event) => performance.mark('tap', { startTime: timeStamp });
      addEventListener('pointerover', onTap, { capture: true, once: true });
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
  await page.touchscreen.tap(place.x, place.y);
  const isReady = page.locator(`[data-island=${island}][data-state=ready]`);
  const readMs = () => page.evaluate(() => performance.getEntriesByName('response')[0]?.duration);
  // Key presses meanwhile show how long hydration blocks the page.
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    if ((await readMs()) !== undefined && (await isReady.count()) > 0) break;
    await page.waitForTimeout(POLL_MS);
    await page.keyboard.press('Shift');
  }
  const ms = await readMs();
  if (ms === undefined) throw new Error(`${url}: found no ${response} after a tap on ${control}`);
  const slowest = await takeSlowest(page);
  await page.context().close();
  return { ms: Math.round(ms), slowest };
}
