/** Words on a drawing, where no rule sees what lies below them: the framework of /governance. WCAG 2.2, 1.4.3. */
import { rgbOf } from '../support/contrast';
import { pixelsOf, placeOf, weakestGround } from '../support/pixels';
import { expect, main, PHONE, test } from '../support/test';

test('the words in the framework diagram stand on a ground of 4.5 to 1, in both schemes, on a phone and a desktop', async ({
  page,
}) => {
  const { width } = PHONE;
  for (const size of [
    { width, height: 900 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/governance');
    const diagram = main(page).locator('figure svg');
    await diagram.scrollIntoViewIfNeeded();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const clip = await placeOf(diagram, 0);
      const words = await drawnWithout('line, circle, path');
      const drawing = await drawnWithout('text');
      expect(
        weakestGround(words, drawing, rgbOf(await diagram.locator('text').first().evaluate(fillOf))),
      ).toBeGreaterThanOrEqual(4.5);

      async function drawnWithout(parts: string) {
        const show = (visibility: string) =>
          diagram.locator(parts).evaluateAll((all, value) => {
            for (const part of all) if (part instanceof SVGElement) part.style.setProperty('visibility', value);
          }, visibility);
        await show('hidden');
        const pixels = await pixelsOf(page, clip);
        await show('visible');
        return pixels;
      }
    }
  }
});

const fillOf = (element: Element) => getComputedStyle(element).fill;
