/** The footer of every page: the specification, section 2. */
import { textOf } from '../support/export';
import { expectPlaceholder } from '../support/links';
import { expect, footer, open, test } from '../support/reading';
import { ROUTES } from '../support/routes';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const PHONE = '+61 2 5550 0100';
const EMAIL = 'sales@spanwell.example';
const NEWS = [
  ['Dec 30, 2019', 'Year in review: what we will do differently'],
  ['Nov 21, 2018', 'Integration in small steps: a note on approach'],
] as const;
const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
});

test('has an about blurb', async ({ page }) => {
  await expect(footer(page).getByText('We are an IT services and consulting company.')).toBeVisible();
});

test('has a contact block with Sydney, Australia, phone and sales e-mail', async ({ page }) => {
  await expect(footer(page).getByText('Sydney, Australia', { exact: true })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: PHONE, exact: true })).toHaveAttribute(
    'href',
    'tel:+61255500100',
  );
  await expect(footer(page).getByRole('link', { name: EMAIL, exact: true })).toHaveAttribute('href', `mailto:${EMAIL}`);
});

test("has 'Recent News' with two items, dated Dec 30, 2019 and Nov 21, 2018", async ({ page }) => {
  const list = footer(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent News', exact: true }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  for (const [index, [date, title]] of NEWS.entries()) {
    const item = list.getByRole('listitem').nth(index);
    await expect(item.getByText(date, { exact: true })).toBeVisible();
    await expect(item).toContainText(title);
    await expect(item.getByRole('img')).toHaveAccessibleName(/./);
  }
});

test('has a copyright line showing 2023', async ({ page }) => {
  await expect(footer(page).getByText(/©.*2023/)).toBeVisible();
});

test.describe('social links', () => {
  test('are four', async ({ page }) => {
    await expect(footer(page).getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(4);
  });

  for (const label of SOCIAL) {
    test(`${label} has a name, no target, and a place in the tab order`, async ({ page }) => {
      const link = footer(page).getByRole('link', { name: new RegExp(`^${label}\\b`) });
      await expectPlaceholder(link);
      await expect(link).toHaveAttribute('tabindex', '0');
      await link.focus();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/about');
    });
  }
});

test('stands on every page', ({ site }) => {
  for (const { path } of ROUTES) {
    const html = /<footer[\s\S]*<\/footer>/.exec(site.page(path))?.[0] ?? '';
    for (const text of ['Sydney, Australia', PHONE, EMAIL, 'Recent News', 'Dec 30, 2019', 'Nov 21, 2018', '2023']) {
      expect(textOf(html), path).toContain(text);
    }
  }
});
