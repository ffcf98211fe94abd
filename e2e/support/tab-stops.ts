/** The Tab key on a page: WCAG 2.2, 2.1.2, 2.4.7 and 2.4.11. */
import type { Page } from '@playwright/test';

/** A page has its header and footer. */
const MIN_STOPS = 15;

/** Follows the focus through a small window, in which anything that covers a tab stop does. @returns what is not seen */
export async function followFocus(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  const findings: string[] = [];
  const seen = new Set<string>();
  // From the first stop: the last key was Tab, so that the browser shows the mark.
  await page.locator('a[href]').first().focus();
  for (
    let stop = await page.evaluate(readFocus);
    stop && !seen.has(stop.place);
    stop = await page.evaluate(readFocus)
  ) {
    seen.add(stop.place);
    for (const fault of stop.faults) findings.push(`${fault}: ${stop.place}`);
    await page.keyboard.press('Tab');
  }
  return seen.size < MIN_STOPS ? [...findings, `only ${seen.size} tab stops`] : findings;
}

/** In the page: returns the focused element and why its focus is not seen; nothing once the focus has left the page. */
async function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The first line of a link that has several.
  const measureBox = () => element.getClientRects()[0] ?? new DOMRect();
  const isInView = ({ width, bottom, top, right, left }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // A page that scrolls smoothly takes its time.
  if (!isInView(measureBox()))
    await new Promise((done) => {
      addEventListener('scrollend', done, { once: true });
      setTimeout(done, 1000);
    });
  const place = `${[...document.querySelectorAll('*')].indexOf(element)} ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
  if (element.tagName === 'IFRAME') return { place, faults: [] };
  const faults: string[] = [];
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
  const box = measureBox();
  if (!isInView(box)) return { place, faults: [...faults, 'out of view'] };
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (cover && !element.contains(cover) && !cover.contains(element)) faults.push(`below ${cover.tagName}`);
  return { place, faults };
}
