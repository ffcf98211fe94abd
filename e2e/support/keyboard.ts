import type { Page } from '@playwright/test';

/** Fewer stops than these would mean that the walk was cut short: skip link, logo, header, footer. */
const FEWEST_STOPS = 15;

/**
 * Walks through a page with the Tab key, from its top.
 * @returns the stops at which the focus is not seen
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const wrong: string[] = [];
  const visited = new Set<string>();
  // The first stop of every page (islands/skip-link.spec.ts).
  await page.locator('.skip-link').focus();
  for (;;) {
    if (visited.size > 0) await page.keyboard.press('Tab');
    const focus = await page.evaluate(describeFocus);
    if (!focus || visited.has(focus.place)) break;
    visited.add(focus.place);
    if (focus.faults.length > 0) wrong.push(`${focus.place}: ${focus.faults.join(', ')}`);
  }
  return visited.size < FEWEST_STOPS ? [...wrong, `only ${visited.size} stops: ${[...visited].join(' > ')}`] : wrong;
}

/** Where the focus is and whether a person sees it; undefined once it has left the page. */
async function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const isInView = ({ width, bottom, top, right, left }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // A page that scrolls smoothly takes its time.
  if (!isInView(element.getBoundingClientRect()))
    await new Promise((done) => {
      addEventListener('scrollend', done, { once: true });
      setTimeout(done, 1000);
    });
  const order = [...document.querySelectorAll('*')].indexOf(element);
  // What is inside a frame is the frame's own business.
  if (element.tagName === 'IFRAME') return { place: `${order} IFRAME`, faults: [] };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, innerHeight / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const faults: string[] = [];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
  if (!isInView(box)) faults.push('out of view');
  if (top !== null && !element.contains(top) && !top.contains(element)) faults.push('covered');
  return { place: `${order} ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`, faults };
}
