import { expectPlaceholder, itemOf, targets } from '../support/links';
import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('the hero has the tagline and a Learn More button to /about', async ({ page }) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Building Bridges between Technology and Progress',
  );
  const button = main(page).getByRole('link', { name: 'Learn More about us', exact: true });
  await expect(button).toHaveAttribute('href', '/about');
  await button.click();
  await expect(page).toHaveURL('/about');
});

for (const [title, href] of [
  ['AI', '/cyber-security'],
  ['IT Services', '/it-services'],
  ['Staff Augmentation', '/staff-augmentation'],
] as const) {
  test(`the card ${title} has a Learn more to ${href}`, async ({ page }) => {
    const link = itemOf(main(page), title).getByRole('link', { name: /^Learn more/ });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).not.toHaveAttribute('aria-disabled');
    await link.click();
    await expect(page).toHaveURL(href);
  });
}

test('there are three cards with Learn more', async ({ page }) => {
  await expect(main(page).getByRole('link', { name: /^Learn more/ })).toHaveCount(3);
});

test('the team section says 25+ Years Experience', async ({ page }) => {
  await expect(main(page).getByText('25+ Years Experience')).toBeVisible();
});

for (const title of ['Technology Consulting', 'Award Winning Support', 'Experienced Staff', 'Global Footprint']) {
  test(`the service card ${title} has a LEARN MORE that leads nowhere`, async ({ page }) => {
    const link = itemOf(main(page), title).getByRole('link', { name: /^LEARN MORE/ });
    await expect(link).toHaveCount(1);
    await expectPlaceholder(link);
  });
}

test('there are four service cards', async ({ page }) => {
  await expect(main(page).getByText(/^LEARN MORE/)).toHaveCount(4);
  await expect(main(page).getByRole('link', { name: /^LEARN MORE/, disabled: true })).toHaveCount(4);
});

test('the statistics band shows 99%, 15, 24, 04 and 25+, each with what it counts', async ({ page }) => {
  const band = main(page)
    .getByRole('list')
    .filter({ has: page.getByText('99%', { exact: true }) });
  const items = band.getByRole('listitem');
  await expect(items).toHaveCount(5);
  for (const [index, figure] of ['99%', '15', '24', '04', '25+'].entries()) {
    await expect(items.nth(index).getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(items.nth(0)).toContainText(/customer satisfaction/i);
  await expect(items.nth(1)).toContainText(/recent projects/i);
  await expect(items.nth(2)).toContainText(/hour after-sales support/i);
  await expect(items.nth(3)).toContainText(/offices/i);
  await expect(items.nth(4)).toContainText(/years experience/i);
});

test('the four offices are named', async ({ page }) => {
  await expect(itemOf(main(page), 'Global Footprint')).toContainText(
    /Australia, India, the United States and the United Arab Emirates/,
  );
});

test('the teaser leads to the post, by its title and by its button', async ({ page }) => {
  const teaser = main(page).getByRole('article').filter({ hasText: 'Change in Employee Engagement Perception' });
  await expect(teaser).toContainText('Engagement used to be a score that arrived once a year.');
  await expect(teaser).toContainText('March 15, 2024');
  const hrefs = await targets(teaser);
  expect(hrefs.length).toBeGreaterThanOrEqual(2);
  expect(new Set(hrefs)).toEqual(new Set(['/blog/change-in-employee-engagement-perception']));
});
