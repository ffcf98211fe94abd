/** Links without a target: LEARN MORE, Learn more and the social links. Their names say why, their visible texts do not change. */
import { PLACEHOLDER, readMain, readPage, readPlaceholder } from '../support/html';
import { expect, test } from '../support/test';

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];
const PAGES = {
  '/': ['LEARN MORE', 'Technology Consulting', 'Award Winning Support', 'Experienced Staff', 'Global Footprint'],
  '/it-services': [
    'Learn more',
    'Application development',
    'Customer experience',
    'Integration',
    'Data analytics',
    'Cloud infrastructure',
    'ERP',
  ],
};

for (const [path, [label = '', ...titles]] of Object.entries(PAGES))
  test(`has ${titles.length} cards on ${path} with a ${label} that leads nowhere, and names it "Link coming soon"`, ({
    site,
  }) => {
    const part = readMain(site, path);
    for (const title of titles) {
      const [link, ...others] = part.item(title).all('a');
      expect([link && readPlaceholder(link), others], title).toEqual([PLACEHOLDER, []]);
    }
    const names = readPage(site, path)
      .all('a', { 'aria-disabled': 'true' })
      .map(({ name }) => name);
    expect(names.filter((name) => new RegExp(`^${label} ?: .+: Link coming soon$`).test(name))).toHaveLength(
      titles.length,
    );
    for (const name of SOCIAL) expect(names).toContain(`${name}: Link coming soon`);
    expect(names).toHaveLength(titles.length + SOCIAL.length);
    // Sighted visitors read the label alone.
    for (const link of part.all('a', { 'aria-disabled': 'true' })) {
      const hidden = link.all('span', { class: 'sr-only' }).map(({ text }) => text);
      expect(link.text.replaceAll(' :', ':').replace(hidden.join(''), '')).toBe(label);
    }
  });

test('names the four countries on the card Global Footprint', ({ site }) => {
  const countries = 'Australia, India, the US and the UAE';
  expect(readMain(site, '/').item('Global Footprint').text).toContain(countries);
});
