/** The first things of home: the brand's colour, and the services as very large words on one deck. */
import { expect, main, open, test } from '../support/test';

const NAMES = ['AI', 'IT Services', 'Staff Augmentation'];

test('shows the services as words on one yellow deck, each a link to its page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  for (const [colorScheme, ground] of [
    ['dark', 'rgb(20, 22, 26)'],
    ['light', 'rgb(250, 248, 242)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', ground);
    const colour = await main(page)
      .getByRole('link', { name: 'Contact us', exact: true })
      .first()
      .evaluate((link) => {
        // Painted and read back, whichever notation the style sheet uses.
        const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        if (!context) return [];
        context.fillStyle = getComputedStyle(link).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
    const [red = 0, green = 0, blue = 255] = colour;
    expect(Math.min(red, green), `${colorScheme}: ${colour}`).toBeGreaterThan(170);
    expect(blue, `${colorScheme}: ${colour}`).toBeLessThan(90);
  }
  const words = NAMES.map((name) => main(page).getByRole('heading', { name, exact: true, level: 3 }));
  const decks = await Promise.all(words.map((word) => word.evaluate((h3) => h3.getBoundingClientRect().bottom)));
  expect(new Set(decks).size, 'one deck').toBe(1);
  await words[1]?.scrollIntoViewIfNeeded();
  const box = await words[1]?.boundingBox();
  if (!box) throw new Error('not shown');
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(page).toHaveURL('/it-services');
});
