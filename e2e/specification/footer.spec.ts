/** The footer. invariants/files.spec.ts finds it on every page. */
import { PLACEHOLDER, readPage, readPlaceholder } from '../support/html';
import { expect, test } from '../support/test';

const CONTACT = [
  ['+61 2 5550 0100', 'tel:+61255500100'],
  ['sales@spanwell.example', 'mailto:sales@spanwell.example'],
] as const;
const NEWS = [
  ['Dec 30, 2019', 'Year in review: what we will do differently'],
  ['Nov 21, 2018', 'Integration in small steps: a note on approach'],
] as const;
const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'].map((name) => `${name}: Link coming soon`);

test('has an about blurb, a copyright line showing 2023, and a contact block with Sydney, phone and sales e-mail', ({
  site,
}) => {
  const part = readPage(site, '/about').first('footer');
  expect(part.text).toContain('We are an IT services and consulting company.');
  expect(part.text).toMatch(/©.*2023/);
  expect(part.says('Sydney, Australia')).toBe(true);
  for (const link of CONTACT) expect(part.links).toContainEqual(link);
});

test("has 'Recent News' with two items, dated Dec 30, 2019 and Nov 21, 2018", ({ site }) => {
  const items = readPage(site, '/about').first('footer').section('Recent News').all('li');
  expect(items).toHaveLength(2);
  for (const [index, [date, title]] of NEWS.entries()) {
    expect(items[index]?.says(date), date).toBe(true);
    expect(items[index]?.text).toContain(title);
    expect(items[index]?.first('img').name).toMatch(/./);
  }
});

test('has four social links, each with a name, no target, and a place in the tab order', ({ site }) => {
  const links = readPage(site, '/about').first('footer').first('ul', { 'aria-label': 'Social media' }).all('a');
  expect(links.map(({ name }) => name)).toEqual(SOCIAL);
  expect(links.map(readPlaceholder)).toEqual(SOCIAL.map(() => PLACEHOLDER));
  expect(links.map((link) => link.attribute('tabindex'))).toEqual(SOCIAL.map(() => '0'));
});

test('marks a page that is not in the header', ({ site }) => {
  const part = readPage(site, '/governance').first('footer');
  expect(part.all('a', { 'aria-current': 'page' }).map(({ name }) => name)).toEqual(['Governance']);
});
