import { getPages } from '../../lib/content';
import { itemOf } from '../support/links';
import { expect, main, open, test, textIn } from '../support/test';

const { disciplines, methodology, channels } = getPages()['staff-augmentation']().data;

for (const path of ['/staff-augmentation', '/recruitment']) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test('has five functional disciplines', async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: disciplines.heading, exact: true })).toBeVisible();
      expect(disciplines.items).toHaveLength(5);
      for (const { title, roles } of disciplines.items) {
        for (const role of roles) await expect(itemOf(main(page), title)).toContainText(role);
      }
    });

    test('has a sourcing methodology and five sourcing channels', async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: methodology.heading, exact: true })).toBeVisible();
      for (const { title } of methodology.steps) await expect(itemOf(main(page), title)).toBeVisible();
      await expect(main(page).getByRole('heading', { name: channels.heading, exact: true })).toBeVisible();
      expect(channels.items).toHaveLength(5);
      for (const { title } of channels.items) await expect(itemOf(main(page), title)).toBeVisible();
    });

    for (const name of ['Discover job offers here', 'Get Started with Us']) {
      test(`the button '${name}' leads to /contact`, async ({ page }) => {
        await main(page).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL('/contact');
      });
    }
  });
}

test('/recruitment shows the same page as /staff-augmentation', async ({ page }) => {
  await open(page, '/staff-augmentation');
  const original = await textIn(main(page));
  await open(page, '/recruitment');
  expect(await textIn(main(page))).toBe(original);
});
