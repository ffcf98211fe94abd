/** The three services of home: very large words on one deck, each with a sentence and a link. */
import { expect, main, open, test } from '../support/test';

const NAMES = ['AI', 'IT Services', 'Staff Augmentation'];

test('sets the words of the services on one deck, and leads to the page of a service from its word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const words = NAMES.map((name) => main(page).getByRole('heading', { name, exact: true, level: 3 }));
  const decks = await Promise.all(words.map((word) => word.evaluate((h3) => h3.getBoundingClientRect().bottom)));
  expect(new Set(decks).size, 'one deck').toBe(1);
  await words[1]?.scrollIntoViewIfNeeded();
  const box = await words[1]?.boundingBox();
  if (!box) throw new Error('not shown');
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(page).toHaveURL('/it-services');
});
