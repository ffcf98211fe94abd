import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

for (const [path, title] of [
  ['/ebmr', 'Ebmr'],
  ['/track-and-trace', 'Track and Trace'],
  ['/edi', 'EDI'],
  ['/lims', 'LIMS'],
  ['/regulatory-compliance', 'Regulatory Compliance'],
] as const) {
  test(`${path} shows ${title}, 'Coming Soon' and what that means`, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(
      main(page).getByText("We're working on something exciting. Stay tuned for updates.", { exact: true }),
    ).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Tell us what you need' })).toHaveAttribute('href', '/contact');
  });
}
