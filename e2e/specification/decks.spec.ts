/** The yellow decks that carry large words. visual.spec.ts shows them in both schemes. */
import { expect, test } from '../support/test';

test('shows decks in the colours of a visitor', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cyber-security');
  const [canvas, ...bars] = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main .deck-bar')].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars) expect(bar).not.toBe(canvas);
  await page.emulateMedia({ forcedColors: null });
});
