/** Routing failures: a part of a page that throws. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, footer, header, hydrateAll, main, test } from '../support/test';

const MESSAGE = /^(Island \w+: TypeError: )?Cannot read properties of undefined/;

const FILE = '**/_islands/Carousel.*.js';

/** Opens a page whose island reads a property of undefined while it renders. */
async function openFailing(page: Page) {
  await page.route(FILE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/className:"[^"]*"/g, 'className:(void 0).missing');
    await route.fulfill({ response, body });
  });
  await page.goto('/cyber-security');
  await hydrateAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
}

test("shows 'Unexpected Application Error!' with the message and a way on when an island throws", async ({
  page,
  consoleErrors,
}) => {
  await openFailing(page);
  await expect(main(page).getByText(MESSAGE)).toBeVisible();
  await expect(main(page)).toBeFocused();
  await expect(footer(page).getByRole('link', { name: /sales@/ })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expectAccessible(page, 'main', 'error page');
  await header(page).getByRole('button', { name: 'Products' }).hover();
  await expect(header(page).getByRole('link', { name: 'LIMS' })).toBeVisible();
  await page.unroute(FILE);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page).toHaveURL('/cyber-security');
  await openFailing(page);
  await main(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  const reports = consoleErrors.splice(0);
  expect(reports.length, 'the failure is reported to the console').toBeGreaterThan(0);
  expect(reports.filter((text) => !MESSAGE.test(text))).toEqual([]);
});
