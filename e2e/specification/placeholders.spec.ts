/** Links without a target: LEARN MORE and Learn more. Their names say why. footer.spec.ts has the social links. */
import { PLACEHOLDER, readMain, readPlaceholder } from '../support/html';
import { expect, test } from '../support/test';

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
      expect(link?.name).toMatch(new RegExp(`^${label} ?: .+: Link coming soon$`));
      // Sighted visitors read the label alone.
      const hidden = link?.all('span', { class: 'sr-only' }).map(({ text }) => text) ?? [];
      expect(link?.text.replaceAll(' :', ':').replace(hidden.join(''), '')).toBe(label);
    }
    expect(part.all('a', { 'aria-disabled': 'true' })).toHaveLength(titles.length);
  });
