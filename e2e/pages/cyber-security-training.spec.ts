import { getPages } from '../../lib/content';
import { itemOf } from '../support/links';
import { expect, main, open, test } from '../support/test';

const { programme, partnership, platform } = getPages()['cyber-security-training']().data;
const TILES = [
  'Security Awareness Training',
  'Phishing Simulation',
  'Vishing Protection',
  'Smishing Prevention',
  'Team Challenges',
  'Gamified Learning',
];

test.beforeEach(async ({ page }) => {
  await open(page, '/cyber-security-training');
});

test('has the six programme tiles in their order', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: programme.heading, exact: true }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(TILES);
});

test('has an iSOC AWARE platform section', async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: /iSOC AWARE/, level: 2 })).toBeVisible();
  for (const { title } of platform.features) await expect(main(page).getByText(title, { exact: true })).toBeVisible();
});

test('has four partnership cards', async ({ page }) => {
  expect(partnership.services).toHaveLength(4);
  for (const { title, description } of partnership.services) {
    await expect(itemOf(main(page), title)).toContainText(description);
  }
});

for (const name of ['Start Training Your Team', 'Get Started Now']) {
  test(`the button '${name}' leads to /contact`, async ({ page }) => {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
}
