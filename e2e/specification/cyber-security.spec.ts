import { expect, main, open, test } from '../support/test';

test("has an anchor link of 'What we do?' to the services, and one of a card to the carousel", async ({ page }) => {
  await open(page, '/cyber-security');
  await main(page).getByRole('link', { name: 'See our services' }).click();
  await expect(page).toHaveURL('/cyber-security#services');
  await expect(main(page).getByRole('heading', { name: 'Three services for security and AI' })).toBeInViewport();
  await main(page).locator('a[href="#portfolio"]').click();
  await expect(main(page).getByRole('heading', { name: 'Engagement Governance' })).toBeInViewport();
});
