/** The h1 is the largest heading of its page; only words on a deck, which are a part of the bridge, are larger. */
import { expect, test } from '../support/test';

const WIDTHS = [390, 1440];

test('gives no heading of a page larger letters than its h1', async ({ page, site, visits }) => {
  test.slow();
  for (const route of visits) {
    await page.goto(site.path(route));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const larger = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
        const sizeOf = (heading: Element | undefined) =>
          heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0;
        const title = headings.find((heading) => heading.matches('h1') && heading.checkVisibility());
        return headings
          .filter((heading) => !heading.matches('.deck-heading') && sizeOf(heading) > sizeOf(title) + 0.1)
          .map((heading) => heading.textContent);
      });
      expect(larger, `${route} at ${width} px`).toEqual([]);
    }
  }
});
