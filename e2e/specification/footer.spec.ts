/** The footer of every page: the specification, section 2. */
import type { Export } from '../support/export';
import { PLACEHOLDER, pageOf, placeholderOf } from '../support/html';
import { ROUTES } from '../support/routes';
import { expect, footer, open, test } from '../support/test';

const PHONE = '+61 2 5550 0100';
const EMAIL = 'sales@spanwell.example';
const NEWS = [
  ['Dec 30, 2019', 'Year in review: what we will do differently'],
  ['Nov 21, 2018', 'Integration in small steps: a note on approach'],
] as const;
const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];

const footerOf = (site: Export) => pageOf(site, '/about').first('footer');

test('has an about blurb, a copyright line showing 2023, and a contact block with Sydney, phone and sales e-mail', ({
  site,
}) => {
  const part = footerOf(site);
  expect(part.text).toContain('We are an IT services and consulting company.');
  expect(part.text).toMatch(/©.*2023/);
  expect(part.says('Sydney, Australia')).toBe(true);
  expect(part.links).toContainEqual([PHONE, 'tel:+61255500100']);
  expect(part.links).toContainEqual([EMAIL, `mailto:${EMAIL}`]);
});

test("has 'Recent News' with two items, dated Dec 30, 2019 and Nov 21, 2018", ({ site }) => {
  const items = footerOf(site).section('Recent News').all('li');
  expect(items).toHaveLength(2);
  for (const [index, [date, title]] of NEWS.entries()) {
    expect(items[index]?.says(date), date).toBe(true);
    expect(items[index]?.text).toContain(title);
    expect(items[index]?.first('img').name).toMatch(/./);
  }
});

test('has four social links, each with a name, no target, and a place in the tab order', async ({ page, site }) => {
  const links = footerOf(site).first('ul', { 'aria-label': 'Social media' }).all('a');
  expect(links.map(({ name }) => name)).toEqual(SOCIAL.map((name) => `${name}: Link coming soon`));
  expect(links.map(placeholderOf)).toEqual(SOCIAL.map(() => PLACEHOLDER));
  await open(page, '/about');
  for (const name of SOCIAL) {
    const link = footer(page).getByRole('link', { name: `${name}: Link coming soon`, exact: true });
    await link.focus();
    await expect(link).toBeFocused();
    await expect(link, 'its tooltip repeats nothing').toHaveAccessibleDescription('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
  }
});

test('stands on every page', ({ site }) => {
  for (const { path } of ROUTES) {
    const { text } = pageOf(site, path).first('footer');
    for (const words of ['Sydney, Australia', PHONE, EMAIL, 'Recent News', 'Dec 30, 2019', 'Nov 21, 2018', '2023'])
      expect(text, path).toContain(words);
  }
});
