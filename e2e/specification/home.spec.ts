/** The three services of home: very large words on one deck, each with a sentence and a link. */
import { expect, main, open, test } from '../support/test';

const NAMES = ['AI', 'IT Services', 'Staff Augmentation'];

test('shows the bridge of a service when its word is pointed at or its link is focused, requests it then, and leads to its page from the word', async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const bridges = () => requests.filter((url) => url.endsWith('.small.svg'));
  const words = NAMES.map((name) => main(page).getByRole('heading', { name, exact: true, level: 3 }));
  const decks = await Promise.all(words.map((word) => word.evaluate((h3) => h3.getBoundingClientRect().bottom)));
  expect(new Set(decks).size, 'one deck').toBe(1);
  expect(bridges()).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^Learn more ?: IT Services/ })
    .focus();
  await expect.poll(bridges).toEqual([expect.stringContaining('it-services')]);
  await main(page)
    .getByRole('link', { name: /^Learn more ?: Staff Augmentation/ })
    .hover();
  await expect.poll(bridges).toEqual([expect.anything(), expect.stringContaining('staff-augmentation')]);
  const shown = main(page).locator('li:hover img');
  expect(await shown.evaluate((img) => [img.clientWidth, img.clientHeight])).toEqual([240, 100]);
  const box = await words[1]?.boundingBox();
  if (!box) throw new Error('not shown');
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(page).toHaveURL('/it-services');
});
