/** The footer of every page: the specification, section 2. */
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

test('has an about blurb', ({ site }) => {
  expect(pageOf(site, '/about').first('footer').text).toContain('We are an IT services and consulting company.');
});

test('has a contact block with Sydney, Australia, phone and sales e-mail', ({ site }) => {
  const part = pageOf(site, '/about').first('footer');
  expect(part.says('Sydney, Australia')).toBe(true);
  expect(part.links).toContainEqual([PHONE, 'tel:+61255500100']);
  expect(part.links).toContainEqual([EMAIL, `mailto:${EMAIL}`]);
});

test("has 'Recent News' with two items, dated Dec 30, 2019 and Nov 21, 2018", ({ site }) => {
  const items = pageOf(site, '/about').first('footer').section('Recent News').all('li');
  expect(items).toHaveLength(2);
  for (const [index, [date, title]] of NEWS.entries()) {
    expect(items[index]?.says(date), date).toBe(true);
    expect(items[index]?.text).toContain(title);
    expect(items[index]?.first('img').name).toMatch(/./);
  }
});

test('has a copyright line showing 2023', ({ site }) => {
  expect(pageOf(site, '/about').first('footer').text).toMatch(/©.*2023/);
});

test.describe('social links', () => {
  test('are four', ({ site }) => {
    const list = pageOf(site, '/about').first('ul', { 'aria-label': 'Social media' });
    expect(list.links.map(([name]) => name.split(':')[0])).toEqual(SOCIAL);
  });

  for (const label of SOCIAL) {
    test(`${label} has a name, no target, and a place in the tab order`, async ({ page, site }) => {
      const list = pageOf(site, '/about').first('ul', { 'aria-label': 'Social media' });
      const [part] = list.all('a').filter(({ name }) => name.startsWith(`${label}:`));
      expect(part && placeholderOf(part)).toEqual(PLACEHOLDER);
      await open(page, '/about');
      const link = footer(page).getByRole('link', { name: new RegExp(`^${label}\\b`) });
      await link.focus();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/about');
    });
  }
});

test('stands on every page', ({ site }) => {
  for (const { path } of ROUTES) {
    const { text } = pageOf(site, path).first('footer');
    for (const words of ['Sydney, Australia', PHONE, EMAIL, 'Recent News', 'Dec 30, 2019', 'Nov 21, 2018', '2023'])
      expect(text, path).toContain(words);
  }
});
