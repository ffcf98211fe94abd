/** The first things of home: the brand's colour, and the services as very large words on one deck. */
import { expect, main, open, test } from '../support/test';

const NAMES = ['AI', 'IT Services', 'Staff Augmentation'];

test('shows the services as words on one yellow deck, each a link to its page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  for (const [colorScheme, ground, brand] of [
    ['dark', 'rgb(20, 22, 26)', 'rgb(246, 196, 22)'],
    ['light', 'rgb(250, 248, 242)', 'rgb(255, 201, 23)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', ground);
    const button = main(page).getByRole('link', { name: 'Contact us', exact: true }).first();
    await expect(button).toHaveCSS('background-color', brand);
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
