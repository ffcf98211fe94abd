/** Routing failures: the specification, sections 2 and 8. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, footer, header, main, test, wakeAll } from '../support/test';

/** Pages with an island each, and what its render error names. */
const ISLANDS = {
  SiteNav: '/about',
  SearchBox: '/about',
  Carousel: '/cyber-security',
  ContactForm: '/contact',
  SearchPage: '/search',
} as const;

/** What engines report of a component without its props. */
const MESSAGE = /^(TypeError: )?Cannot (read properties|destructure property) .*undefined/;

/** Opens a page on which an island throws while it renders: it finds no props. */
async function openFailing(page: Page, island: keyof typeof ISLANDS) {
  const path = ISLANDS[island];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const mark = new RegExp(`(data-island="${island}" data-props=)"[^"]*"`);
    const html = await response.text();
    expect(html).toMatch(mark);
    await route.fulfill({ response, body: html.replace(mark, '$1"{}"') });
  });
  await page.goto(path);
  await page.evaluate(wakeAll);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
}

test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !MESSAGE.test(text));
  expect(others.length, 'the failure is reported to the console').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
});

for (const island of Object.keys(ISLANDS) as (keyof typeof ISLANDS)[]) {
  test(`${island} that throws shows 'Unexpected Application Error!' with the message; header and footer stay`, async ({
    page,
  }) => {
    await openFailing(page, island);
    await expect(main(page).getByText(MESSAGE)).toBeVisible();
    await expect(main(page)).toBeFocused();
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: /sales@/ })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Products' }).hover();
    await expect(header(page).getByRole('link', { name: 'LIMS' })).toBeVisible();
  });
}

test('the error page is accessible, tries again and leads home', async ({ page }) => {
  await openFailing(page, 'Carousel');
  await expectNoAxeFindings(page, 'error page');
  await page.unroute(`**${ISLANDS.Carousel}`);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What we do?' })).toBeVisible();
  await expect(main(page).getByText('Unexpected Application Error!')).toHaveCount(0);

  await openFailing(page, 'Carousel');
  await main(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Bridges between Technology and Progress');
});
