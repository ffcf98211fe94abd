/**
 * Accessibility snapshots of each template in reading order, and the announcements of islands, as text files that a review
 * sees change. `npx playwright test --project=accessibility --update-snapshots` takes them again.
 */
import type { Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { dialog, field, openSearch, results, status } from '../support/search';
import { TEMPLATES } from '../support/templates';
import { DESKTOP, expect, header, main, open, PHONE, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

/** The snapshot of home includes header and footer. These templates have one of the same sections. */
const { training: _, 'staff-augmentation': __, ...PAGES } = TEMPLATES;

for (const [name, path] of Object.entries(PAGES)) {
  test(`reads as before: ${name}`, async ({ page }) => {
    await open(page, path);
    // It lists the pages with the nearest URLs once it is hydrated.
    if (name === 'not-found') await expect(main(page).getByRole('navigation')).toBeVisible();
    const part = name === 'home' ? page.locator('body') : main(page);
    expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  });
}

test('reads the menus, the contact form and the search as before while they are open', async ({ page }) => {
  await open(page, '/');
  await header(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  const menu = await header(page).ariaSnapshot();
  await page.setViewportSize(PHONE);
  await header(page).locator('.phone-nav > summary').press('Enter');
  await header(page).locator('summary', { hasText: 'Products' }).press('Enter');
  expect(`${menu}\n\n${await header(page).ariaSnapshot()}`).toMatchSnapshot('menus.yml');
  await page.setViewportSize(DESKTOP);
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(5);
  expect(await page.getByRole('form').ariaSnapshot()).toMatchSnapshot('contact-form.yml');
  await openSearch(page);
  await field(page).fill('iris');
  await expect(results(page).first()).toContainText('IRIS');
  // The number comes once typing has rested.
  await expect(dialog(page).getByRole('status')).toHaveText('3 pages found');
  expect(await dialog(page).ariaSnapshot()).toMatchSnapshot('search-dialog.yml');
});

/** In the page: collects the text of live regions that change. */
function collectAnnouncements() {
  const announced: string[] = [];
  const read = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const isRead = element?.checkVisibility() && !element.closest('[inert]');
    return isRead ? `${node.textContent}`.replace(/\s+/g, ' ').trim() : '';
  };
  new MutationObserver((records) => {
    const parts = new Set(
      records.flatMap(({ type, target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]');
        if (!region) return [];
        const isAtomic = region.matches('[role=status], [role=alert], [aria-atomic=true]');
        return isAtomic ? [region] : type === 'childList' ? [...addedNodes] : [target];
      }),
    );
    announced.push(...[...parts].map(read).filter(Boolean));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['inert'] });
  Object.assign(window, { announced });
}

test('announces what has changed in islands', async ({ page }) => {
  const lines: string[] = [];
  const start = async (path: string, opened?: (page: Page, path: string) => Promise<unknown>) => {
    await (opened ?? open)(page, path);
    await page.evaluate(collectAnnouncements);
  };
  const expectAnnounced = async (step: string, isDone: () => Promise<unknown>) => {
    await isDone();
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0));
    // A slow computer also announces that the index loads.
    lines.push(`${step}: ${announced.filter((words) => words !== 'Loading the index').join(' | ')}`);
  };
  await start('/contact');
  await submitButton(page).click();
  await expectAnnounced('empty form', () => expect(main(page).locator('[aria-invalid=true]')).toHaveCount(5));
  await fillIn(page);
  await submitButton(page).click();
  await pointAway(page);
  await expectAnnounced('sent form', () => expect(page.locator('.toast')).toBeVisible());
  await start('/cyber-security');
  await main(page).getByRole('button', { name: 'Next slide' }).press('Enter');
  const second = main(page).getByRole('heading', { name: 'Service Governance', exact: true });
  await expectAnnounced('next slide', () => expect(second).toBeInViewport());
  await start('/about', openSearch);
  await expect(status(page)).toBeEmpty();
  for (const [term, result] of [
    ['iris', /found/],
    ['xqzw', /xqzw/],
  ] as const) {
    await field(page).fill(term);
    await expectAnnounced(term, () => expect(status(page)).toHaveText(result));
  }
  expect(`${lines.join('\n')}\n`).toMatchSnapshot('announcements.txt');
});
