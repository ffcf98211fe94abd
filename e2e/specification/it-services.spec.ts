import { expectPlaceholder, itemOf } from '../support/links';
import { expect, main, open, test, textIn } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

for (const path of ['/it-services', '/services']) {
  test.describe(path, () => {
    test('has what we do and the approach', async ({ page }) => {
      await open(page, path);
      await expect(main(page).getByRole('heading', { name: 'What we do', exact: true })).toBeVisible();
      for (const text of ['We design, build, connect and look after the systems', 'So we plan for live traffic.']) {
        await expect(main(page).getByText(text)).toBeVisible();
      }
      await expect(main(page).getByRole('heading', { name: 'Our approach', exact: true })).toBeVisible();
      for (const title of ['Survey', 'Design', 'Build', 'Open and maintain']) {
        await expect(itemOf(main(page), title)).toBeVisible();
      }
    });

    test('has six service cards, each with a Learn more that leads nowhere', async ({ page }) => {
      await open(page, path);
      for (const title of [
        'Application Development',
        'Customer Experience',
        'Integration',
        'Data Analytics',
        'Cloud Infrastructure',
        'ERP',
      ]) {
        await expectPlaceholder(itemOf(main(page), title).getByRole('link', { name: /^Learn more/ }));
      }
      await expect(main(page).getByRole('link', { name: /^Learn more/ })).toHaveCount(6);
    });
  });
}

test('/services shows the same page as /it-services', async ({ page }) => {
  await open(page, '/it-services');
  const original = await textIn(main(page));
  await open(page, '/services');
  expect(await textIn(main(page))).toBe(original);
});
