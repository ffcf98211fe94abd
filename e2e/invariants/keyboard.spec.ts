/** The Tab key on every page: WCAG 2.2, 2.1.2, 2.4.7 and 2.4.11. islands/focus.spec.ts measures the mark of each kind of tab stop. */
import { answerElsewhere, expect, test } from '../support/test';

const SIZES = [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
];

for (const size of SIZES)
  test(`shows the focus at every tab stop of every page, ${size.width} px wide`, { tag: '@all' }, async ({
    page,
    site,
    visits,
  }) => {
    test.setTimeout(900_000);
    await answerElsewhere(page);
    await page.setViewportSize(size);
    const findings: string[] = [];
    for (const route of ['/nowhere', ...visits]) {
      await page.goto(site.path(route));
      const seen = new Set<string>();
      await page.keyboard.press('Tab');
      for (
        let stop = await page.evaluate(readFocus);
        stop && !seen.has(stop.place);
        stop = await page.evaluate(readFocus)
      ) {
        seen.add(stop.place);
        findings.push(...stop.faults.map((fault) => `${route}: ${fault}: ${stop?.place}`));
        await page.keyboard.press('Tab');
      }
      if (seen.size < 15) findings.push(`${route}: only ${seen.size} tab stops`);
    }
    expect(findings).toEqual([]);
  });

/** In the page: returns the focused element and why its focus is not seen; nothing once the focus has left the page. */
async function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The first line of a link that has several.
  const boxOf = () => element.getClientRects()[0] ?? new DOMRect();
  const isInView = ({ width, bottom, top, right, left }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // A page that scrolls smoothly takes its time.
  if (!isInView(boxOf()))
    await new Promise((done) => {
      addEventListener('scrollend', done, { once: true });
      setTimeout(done, 1000);
    });
  const place = `${[...document.querySelectorAll('*')].indexOf(element)} ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
  if (element.tagName === 'IFRAME') return { place, faults: [] };
  const faults: string[] = [];
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
  const box = boxOf();
  if (!isInView(box)) return { place, faults: [...faults, 'out of view'] };
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (cover && !element.contains(cover) && !cover.contains(element)) faults.push(`below ${cover.tagName}`);
  return { place, faults };
}
