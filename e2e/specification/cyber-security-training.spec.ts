import { itemOf } from '../support/links';
import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

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
    .filter({ has: page.getByRole('heading', { name: 'Six parts, one habit', exact: true }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(TILES);
});

test('has an iSOC AWARE platform section', async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: /iSOC AWARE/, level: 2 })).toBeVisible();
  for (const title of ['For staff', 'For team leads', 'For security teams']) {
    await expect(main(page).getByText(title, { exact: true })).toBeVisible();
  }
});

test('has four partnership cards', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'We set it up with you', exact: true }) });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  for (const [title, description] of [
    ['Agree the Plan', 'Who is trained, on what, how often'],
    ['Bring People Along', 'Staff are told that simulations are coming'],
    ['Read the Results', 'Clicks show who was caught.'],
    ['Keep It Current', 'Scams follow the news'],
  ] as const) {
    await expect(itemOf(section, title)).toContainText(description);
  }
});

for (const name of ['Start Training Your Team', 'Get Started Now']) {
  test(`the button '${name}' leads to /contact`, async ({ page }) => {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
}
