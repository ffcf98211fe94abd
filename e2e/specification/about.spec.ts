import { itemOf, targets } from '../support/links';
import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
});

test('has a hero and the brand story', async ({ page }) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One span, two shores');
  await expect(main(page).getByText('On one side, technology that never stops changing.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Why we talk about bridges' })).toBeVisible();
});

test('the story says 15+ years and four countries', async ({ page }) => {
  await expect(main(page).getByText(/15\+ years/)).toBeVisible();
  await expect(main(page).getByText(/across four countries/)).toBeVisible();
});

test("the 'Our Directions' panel has the three targets for 2025", async ({ page }) => {
  const panel = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Our Directions', exact: true }) });
  await expect(panel.getByText('2025', { exact: true })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  for (const target of [
    'Develop products in healthcare and financial markets',
    'Build a healthcare practice',
    'Achieve excellence in cyber security compliance and implementation',
  ]) {
    await expect(panel.getByRole('heading', { name: target, exact: true })).toBeVisible();
  }
});

for (const [title, href] of [
  ['Recruitment and Allied Services', '/staff-augmentation'],
  ['Life Sciences', '/life-sciences'],
  ['Data Analytics', '/data-analytics'],
  ['Cyber Security', '/cyber-security'],
] as const) {
  test(`the card ${title} leads to ${href}`, async ({ page }) => {
    expect(await targets(itemOf(main(page), title))).toEqual([href]);
  });
}

test('there are four cards', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Four places to start', exact: true }) });
  await expect(section.getByRole('listitem')).toHaveCount(4);
});

test("the 'Get In Touch' call to action leads to /contact", async ({ page }) => {
  await main(page).getByRole('link', { name: 'Get In Touch', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});
