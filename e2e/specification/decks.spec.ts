/** The yellow decks that carry large words. */
import sharp from 'sharp';
import { expect, main, test } from '../support/test';

test('shows letters on decks in ink, and decks in the colours of a visitor', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/governance');
  const heading = main(page).getByRole('heading', { name: 'A framework of seven parts' });
  await heading.scrollIntoViewIfNeeded();
  const deck = await main(page).locator('.deck-line').first().boundingBox();
  if (!deck) throw new Error('no deck');
  const row = await page.screenshot({ clip: { x: 0, y: deck.y + 7, width: 1000, height: 1 } });
  const { data } = await sharp(row).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const blues = [...data].filter((_, index) => index % 3 === 2);
  // Yellow has little blue, paper much of it.
  expect(Math.max(...blues), 'no paper').toBeLessThan(0x60);
  const reds = [...data].filter((_, index) => index % 3 === 0);
  expect(Math.min(...reds), 'the descender of p').toBeLessThan(0x40);

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
