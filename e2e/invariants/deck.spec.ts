/** The deck of a page's illustration crosses the view at one height on every page, and goes on past the one at its end. */
import type { Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { decoded, type Pixels } from '../support/pixels';
import { expect, test } from '../support/test';

/** The screens of the design, and the heights of their views; `npm test` takes a phone and a desktop. */
const VIEWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  ...(IS_ALL
    ? [
        { width: 768, height: 1024 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

/** Shows a page in a view, and returns its image once the one for that view is there. */
async function shown(page: Page, viewport: { width: number; height: number }, selector: string) {
  await page.setViewportSize(viewport);
  const image = page.locator(selector);
  if ((await image.count()) === 0) return undefined;
  // The browser chooses the source for the new width in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((img: HTMLImageElement) => img.decode());
  return image;
}

test('keeps the deck in place from page to page', async ({ page, site, visits }) => {
  test.slow();
  const decks = new Map<string, number[]>();
  for (const route of visits) {
    await page.goto(site.path(route));
    for (const viewport of VIEWS) {
      // One further down the page loads late, and has its deck where it is read.
      const image = await shown(page, viewport, '.opening + picture img:not([loading=lazy])');
      if (!image) break;
      const { path, top, width } = await image.evaluate((img: HTMLImageElement) => {
        const box = img.getBoundingClientRect();
        return { path: new URL(img.currentSrc || img.src).pathname, top: box.top + scrollY, width: box.width };
      });
      // A photo has no deck.
      if (!path.endsWith('.svg')) break;
      const svg = site.read(path.slice(`${site.base}/`.length));
      const deck = Number(/class="bar" d="M\S+ ([\d.]+)/.exec(svg)?.[1]);
      decks.set(route, [
        ...(decks.get(route) ?? []),
        top + (deck * width) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]),
      ]);
    }
  }
  expect(decks.size).toBeGreaterThan(10);
  const [first = []] = decks.values();
  for (const [route, heights] of decks)
    for (const [index, { width, height }] of VIEWS.entries()) {
      const deck = heights[index] ?? Number.NaN;
      expect(Math.abs(deck - (first[index] ?? 0)), `${route} at ${width} px`).toBeLessThanOrEqual(1);
      expect(deck, `${route} at ${width} px`).toBeLessThan(height);
    }
});

/** The first and the last row of the brand's yellow in a column of a screenshot. */
function yellowIn({ data, width, height }: Pixels, x: number): [number, number] {
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (y * width + x));
    return Math.abs(red - 255) + Math.abs(green - 201) + Math.abs(blue - 23) < 30;
  });
  return [rows[0] ?? -1, rows.at(-1) ?? -1];
}

test('continues the deck of the last illustration past its end', { tag: '@all' }, async ({ page, site, visits }) => {
  test.slow();
  let count = 0;
  for (const route of visits) {
    await page.goto(site.path(route));
    for (const viewport of VIEWS) {
      const place = `${route} at ${viewport.width} px`;
      const image = await shown(page, viewport, '.page-end img');
      if (!image) break;
      const box = await image.boundingBox();
      const heading = await page.locator('.page-end h2').boundingBox();
      if (!box || !heading) throw new Error(`${place}: not shown`);
      // The bridge is in the first half of the image, and its deck in both.
      const end = Math.round(box.x + box.width / 2);
      // Letters are below the illustration, or next to it.
      expect(heading.y >= box.y + box.height || heading.x >= end, place).toBe(true);
      const clip = { x: end - 8, y: box.y, width: viewport.width - end + 8, height: box.height };
      const pixels = await decoded(await page.screenshot({ clip, animations: 'disabled' }));
      const [before, after] = [yellowIn(pixels, 1), yellowIn(pixels, pixels.width - 1)];
      expect(after[0], place).toBeGreaterThan(0);
      const steps = [0, 1].map((row) => Math.abs((before[row] ?? 0) - (after[row] ?? 0)));
      // Half of the line of a member may be in front of the deck's upper edge.
      expect(steps[0], `${place}: ${before}, then ${after}`).toBeLessThanOrEqual(2);
      expect(steps[1], `${place}: ${before}, then ${after}`).toBeLessThanOrEqual(1);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(10 * VIEWS.length);
});
