/** Routing failures: a part of a page that throws. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, footer, header, hydrateAll, main, test } from '../support/test';

/** One within main and one outside: React mounts all islands alike. */
const ISLANDS = { Carousel: '/cyber-security', SearchBox: '/about' } as const;

const MESSAGE = /^(Island \w+: TypeError: )?Cannot read properties of undefined/;

const matchFiles = (island: string) => `**/_islands/${island}.*.js`;

/** Opens a page whose island reads a property of undefined while it renders. */
async function openFailing(page: Page, island: keyof typeof ISLANDS) {
  await page.route(matchFiles(island), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/className:"[^"]*"/g, 'className:(void 0).missing');
    await route.fulfill({ response, body });
  });
  await page.goto(ISLANDS[island]);
  await hydrateAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
}

test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((text) => !MESSAGE.test(text));
  expect(others.length, 'the failure is reported to the console').toBeLessThan(consoleErrors.length);
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

for (const island of Object.keys(ISLANDS) as (keyof typeof ISLANDS)[]) {
  test(`shows 'Unexpected Application Error!' with the message and a way on when ${island} throws`, {
    tag: island === 'Carousel' ? [] : ['@all'],
  }, async ({ page }) => {
    await openFailing(page, island);
    await expect(main(page).getByText(MESSAGE)).toBeVisible();
    await expect(main(page)).toBeFocused();
    await expect(footer(page).getByRole('link', { name: /sales@/ })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expectNoAxeFindings(page, 'error page');
    await header(page).getByRole('button', { name: 'Products' }).hover();
    await expect(header(page).getByRole('link', { name: 'LIMS' })).toBeVisible();
    await page.unroute(matchFiles(island));
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page).toHaveURL(ISLANDS[island]);
    await openFailing(page, island);
    await main(page).getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
