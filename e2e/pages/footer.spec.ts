/** The footer of every page: the specification, section 2. */
import { getSite } from '../../lib/content';
import { ROUTES } from '../routes';
import { readPage, textOf } from '../support/export';
import { expectPlaceholder } from '../support/links';
import { expect, footer, open, test } from '../support/test';

const { phone, email, footer: copy, labels, news } = getSite();

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
});

test('has an about blurb', async ({ page }) => {
  await expect(footer(page).getByText(copy.about)).toBeVisible();
});

test('has a contact block with Sydney, Australia, phone and sales e-mail', async ({ page }) => {
  await expect(footer(page).getByText('Sydney, Australia', { exact: true })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: phone, exact: true })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(footer(page).getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`);
  expect(email).toMatch(/^sales@/);
});

test("has 'Recent News' with two items, dated Dec 30, 2019 and Nov 21, 2018", async ({ page }) => {
  const list = footer(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent News', exact: true }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  for (const [index, date] of ['Dec 30, 2019', 'Nov 21, 2018'].entries()) {
    const item = list.getByRole('listitem').nth(index);
    await expect(item.getByText(date, { exact: true })).toBeVisible();
    await expect(item).toContainText(news[index]?.title ?? 'a title');
    await expect(item.getByRole('img')).toHaveAccessibleName(/./);
  }
});

test('has a copyright line showing 2023', async ({ page }) => {
  await expect(footer(page).getByText(/©.*2023/)).toBeVisible();
});

test.describe('social links', () => {
  test('are four', async ({ page }) => {
    await expect(footer(page).getByRole('list', { name: labels.socialLinks }).getByRole('link')).toHaveCount(4);
  });

  for (const { label } of copy.social) {
    test(`${label} has a name, no target, and a place in the tab order`, async ({ page }) => {
      const link = footer(page).getByRole('link', { name: label, exact: true });
      await expectPlaceholder(link);
      await expect(link).toHaveAttribute('tabindex', '0');
      await link.focus();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/about');
    });
  }
});

test('stands on every page', () => {
  for (const { path } of ROUTES) {
    const html = /<footer[\s\S]*<\/footer>/.exec(readPage(path))?.[0] ?? '';
    for (const text of ['Sydney, Australia', phone, email, 'Recent News', 'Dec 30, 2019', 'Nov 21, 2018', '2023']) {
      expect(textOf(html), path).toContain(text);
    }
  }
});
