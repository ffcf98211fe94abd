/** The deck of a page's illustration crosses the view at one height on every page, in view with the title. */
import { expect, test } from '../support/test';

/** The screens of the design, and the heights of their views: the first and the third show title and deck. */
const VIEWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const viewport of VIEWS) {
  test(`keeps the deck in place from page to page at ${viewport.width} px`, async ({ page, site, visits }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const decks: Record<string, number> = {};
    for (const route of visits) {
      await page.goto(site.path(route));
      // One further down the page loads late, and has its deck where it is read.
      const image = page.locator('.opening + picture img:not([loading=lazy])');
      if ((await image.count()) === 0) continue;
      const { path, top, width } = await image.evaluate((img: HTMLImageElement) => {
        const box = img.getBoundingClientRect();
        return { path: new URL(img.currentSrc || img.src).pathname, top: box.top, width: box.width };
      });
      // A photo has no deck.
      if (!path.endsWith('.svg')) continue;
      const svg = site.read(path.slice(`${site.base}/`.length));
      const deck = Number(/class="bar" d="M\S+ ([\d.]+)/.exec(svg)?.[1]);
      decks[route] = top + (deck * width) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    }
    expect(Object.keys(decks).length).toBeGreaterThan(10);
    const [first = 0] = Object.values(decks);
    for (const [route, deck] of Object.entries(decks)) expect(Math.abs(deck - first), route).toBeLessThanOrEqual(1);
    expect(first).toBeLessThan(viewport.height);
  });
}
