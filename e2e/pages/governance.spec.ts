import { getPages } from '../../lib/content';
import { itemOf } from '../support/links';
import { DESKTOP, expect, main, open, test, wordsIn } from '../support/test';

const { dataSecurity, framework, partnership } = getPages().governance().data;

test.beforeEach(async ({ page }) => {
  await open(page, '/governance');
});

test('has the data security text', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: dataSecurity.heading, exact: true }) });
  await expect(section).toContainText(/data security/i);
  expect(await wordsIn(section)).toBeGreaterThan(150);
});

test.use({ viewport: DESKTOP });

test('has a framework diagram, every member of it described in text', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: framework.heading, exact: true }) });
  for (const { label, description } of framework.members) {
    await expect(section.getByRole('figure').getByText(label, { exact: true })).toBeVisible();
    await expect(itemOf(section, label)).toContainText(description);
  }
});

test('has three partnership cards', async ({ page }) => {
  expect(partnership.services).toHaveLength(3);
  for (const { title, description } of partnership.services) {
    await expect(itemOf(main(page), title)).toContainText(description);
  }
});
