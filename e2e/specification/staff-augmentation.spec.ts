import { itemOf } from '../support/links';
import { expect, main, open, test, textIn } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const DISCIPLINES = {
  'Software and Integration': ['Software engineer', 'Mobile developer', 'Integration developer', 'Test analyst'],
  'Data and AI': ['Data engineer', 'Data analyst', 'Machine learning engineer'],
  'Cloud and Infrastructure': [
    'Cloud engineer',
    'Network engineer',
    'Database administrator',
    'Site reliability engineer',
  ],
  'Cyber Security': ['Security analyst', 'Security engineer', 'Governance and risk specialist'],
  'Business and Delivery': ['Business analyst', 'Project manager', 'ERP consultant', 'Change manager'],
};
const STEPS = ['Brief', 'Search', 'Assess', 'Introduce', 'Settle in'];
const CHANNELS = ['Direct Search', 'Referrals', 'Professional Communities', 'Job Boards', 'Local Markets'];

for (const path of ['/staff-augmentation', '/recruitment']) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test('has five functional disciplines', async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: 'Five functional disciplines', exact: true })).toBeVisible();
      for (const [title, roles] of Object.entries(DISCIPLINES)) {
        for (const role of roles) await expect(itemOf(main(page), title)).toContainText(role);
      }
    });

    test('has a sourcing methodology and five sourcing channels', async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: 'Our sourcing methodology', exact: true })).toBeVisible();
      for (const title of STEPS) await expect(itemOf(main(page), title)).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Five sourcing channels', exact: true })).toBeVisible();
      for (const title of CHANNELS) await expect(itemOf(main(page), title)).toBeVisible();
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
