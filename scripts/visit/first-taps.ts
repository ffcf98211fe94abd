import type { Browser } from '@playwright/test';
import { openPhone, takeSlowest } from './phone';

/** Where each island is tapped, and what its answer is: by what they are, as words are content's. */
const ISLANDS = {
  'carousel, next': ['[data-wake=view] button:nth-of-type(2)', '.dot:nth-of-type(2)[aria-current]'],
  search: ['[aria-keyshortcuts]', 'dialog[open]'],
  'form, send': ['form [type=submit]', '.toast'],
} as const;

type Name = keyof typeof ISLANDS;

/** So long has an island been in view before its second first tap. */
const LOOK_MS = 2000;

/**
 * @param site the address of home, without a slash at its end
 * @param routes a page each island stands on; an island without one is left out
 * @returns by island: the tap as the very first event, after the island has been in view, and the slowest event
 */
export async function measureFirstTaps(browser: Browser, site: string, routes: Record<Name, string | undefined>) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, [target, answer]] of Object.entries(ISLANDS)) {
    const route = routes[name as Name];
    if (route === undefined) continue;
    const measure = (look: number) => measureTap(browser, site + route, target, answer, look);
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
      for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)'))
        field.value = field.type === 'email' ? 'a@example.org' : 'A word';
      addEventListener('pointerdown', ({ timeStamp }) => performance.mark('tap', { startTime: timeStamp }), {
        capture: true,
        once: true,
      });
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
  const taken = () => page.evaluate(() => performance.getEntriesByName('answer')[0]?.duration);
  let tap: number | undefined;
  for (let tries = 0; tap === undefined && tries < 100; tries++) {
    await page.waitForTimeout(100);
    await page.touchscreen.tap(4, 400);
    tap = await taken();
  }
  if (tap === undefined) throw new Error(`${address}: no answer to a tap on ${target}`);
  const slowest = await takeSlowest(page);
  await page.context().close();
  return { tap: Math.round(tap), slowest };
}
