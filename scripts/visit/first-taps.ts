import type { Browser } from '@playwright/test';
import { CONTROLS, type Island } from '../support/island-pages';
import { openPhone, takeSlowest } from './phone';

type Tap = { island: Island; answer: string };

/** What is tapped, and what is waited for. A form says that it is being sent before it can say that it was. */
const TAPS: Readonly<Record<string, Tap>> = {
  'carousel, next': { island: 'carousel', answer: CONTROLS.carousel.answer },
  search: { island: 'search', answer: CONTROLS.search.answer },
  'form, being sent': { island: 'form', answer: `${CONTROLS.form.sending}, ${CONTROLS.form.answer}` },
  'form, sent': { island: 'form', answer: CONTROLS.form.answer },
};

/** So long has an island been in view before its second first tap. */
const LOOK_MS = 2000;

/**
 * @param site the address of home, without a slash at its end
 * @param routes a page each island stands on; an island without one is left out
 * @returns by tap: the time to its answer as the very first event, and after the island has been in view, and the
 *   slowest event of the first
 */
export async function measureFirstTaps(browser: Browser, site: string, routes: Record<Island, string | undefined>) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, { island, answer }] of Object.entries(TAPS)) {
    const route = routes[island];
    if (route === undefined) continue;
    const measure = (look: number) => measureTap(browser, site + route, CONTROLS[island].control, answer, look);
    const first = await measure(0);
    const later = await measure(LOOK_MS);
    rows[name] = { 'first event': first.tap, [`after ${LOOK_MS} ms in view`]: later.tap, slowest: first.slowest };
  }
  return rows;
}

async function measureTap(browser: Browser, address: string, target: string, answer: string, look: number) {
  const { page } = await openPhone(browser);
  await page.goto(address, { waitUntil: 'load' });
  // Without an event: the words of the form, and the clock that both ends are read from.
  const place = await page.evaluate(
    ([control = '', shown = '']) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('form[data-wake] :is(input, textarea)'))
        field.value = field.type === 'email' ? 'a@example.org' : 'A word';
      addEventListener('pointerdown', ({ timeStamp }) => performance.mark('tap', { startTime: timeStamp }), {
        capture: true,
        once: true,
      });
      addEventListener('runtime-ready', () => performance.mark('ready'));
      const seen = new MutationObserver(() => {
        if (!document.querySelector(shown)) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.measure('answer', 'tap')));
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true });
      const button = document.querySelector(control);
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = button?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [target, answer],
  );
  if (!place) throw new Error(`${address}: nothing is ${target}`);
  await page.waitForTimeout(look);
  await page.touchscreen.tap(place.x, place.y);
  const taken = () =>
    page.evaluate(() => ({
      tap: performance.getEntriesByName('answer')[0]?.duration,
      isReady: performance.getEntriesByName('ready').length > 0,
    }));
  // An answer may come before the scripts have: the visitor goes on tapping until they are there.
  let { tap, isReady } = await taken();
  for (let tries = 0; (tap === undefined || !isReady) && tries < 100; tries++) {
    await page.waitForTimeout(100);
    await page.touchscreen.tap(4, 4);
    ({ tap, isReady } = await taken());
  }
  if (tap === undefined) throw new Error(`${address}: no answer to a tap on ${target}`);
  const slowest = await takeSlowest(page);
  await page.context().close();
  return { tap: Math.round(tap), slowest };
}
