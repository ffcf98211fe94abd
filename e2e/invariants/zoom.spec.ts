/** Headings grow with zoom and with the letter size of the browser: WCAG 2.2, 1.4.4. */
import { setLetterSize } from '../support/styles';
import { expect, test } from '../support/test';

const NAMES = ['main h1', 'main .text-h2', 'main h3'];
/** Browsers zoom to 500 %. */
const ZOOMS = [2, 2.5, 3, 4, 5];

test('doubles headings with zoom, and grows them with larger letters', { tag: '@all' }, async ({ page, site }) => {
  await page.goto(site.path('/'));
  const sizesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return Promise.all(
      NAMES.map((name) =>
        page
          .locator(name)
          .first()
          .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
      ),
    );
  };
  const plain = await sizesAt(1280);
  const zoomed: number[][] = [];
  // A zoom of 250 % leaves 512 px of a window of 1280 px.
  for (const zoom of ZOOMS) zoomed.push((await sizesAt(Math.floor(1280 / zoom))).map((size) => size * zoom));
  for (const [index, name] of NAMES.entries()) {
    const largest = Math.max(...zoomed.map((sizes) => sizes[index] ?? 0));
    expect(largest / (plain[index] ?? 1), `${name}, zoomed`).toBeGreaterThanOrEqual(2);
  }
  const small = await sizesAt(360);
  const reset = await setLetterSize(page, 32);
  const large = await sizesAt(360);
  await reset();
  for (const [index, name] of NAMES.entries())
    expect((large[index] ?? 0) / (small[index] ?? 1), `${name}, letters of 32 px`).toBeGreaterThan(1.2);
});
