import { mainOf, PLACEHOLDER, placeholderOf } from '../support/html';
import { expect, main, open, test } from '../support/test';

test('has a hero with the tagline and a Learn More button to /about', ({ site }) => {
  const home = mainOf(site, '/');
  expect(home.first('h1').text).toBe('Building Bridges between Technology and Progress');
  expect(home.links).toContainEqual(['Learn More about us', '/about']);
});

test('three cards have a Learn more to their pages', ({ site }) => {
  const home = mainOf(site, '/');
  for (const [title, href] of [
    ['AI', '/cyber-security'],
    ['IT Services', '/it-services'],
    ['Staff Augmentation', '/staff-augmentation'],
  ] as const)
    expect(home.item(title).links).toContainEqual([expect.stringMatching(/^Learn more/), href]);
  expect(home.links.filter(([name]) => /^Learn more/.test(name))).toHaveLength(3);
});

test('says 25+ Years Experience in the team section', ({ site }) => {
  expect(mainOf(site, '/').text).toContain('25+ Years Experience');
});

test('four service cards have a LEARN MORE that leads nowhere', async ({ page, site }) => {
  const home = mainOf(site, '/');
  for (const title of ['Technology Consulting', 'Award Winning Support', 'Experienced Staff', 'Global Footprint']) {
    const links = home.item(title).all('a');
    expect(links.map(({ name }) => name)).toEqual([expect.stringMatching(/^LEARN MORE/)]);
    expect(links.map(placeholderOf)).toEqual([PLACEHOLDER]);
  }
  expect(home.links.filter(([name]) => /^LEARN MORE/.test(name))).toHaveLength(4);
  const countries = 'Australia, India, the United States and the United Arab Emirates';
  expect(home.item('Global Footprint').text).toContain(countries);
  await open(page, '/');
  const first = main(page)
    .getByRole('link', { name: /^LEARN MORE/ })
    .first();
  await first.click({ force: true });
  await expect(page).toHaveURL('/');
});

test('shows 99%, 15, 24, 04 and 25+ in the statistics band, each with its label', ({ site }) => {
  const [band] = mainOf(site, '/')
    .all('ul')
    .filter((list) => list.says('99%'));
  expect(band?.all('li').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^99% customer satisfaction/i),
    expect.stringMatching(/^15 recent projects/i),
    expect.stringMatching(/^24 hour after-sales support/i),
    expect.stringMatching(/^04 offices/i),
    expect.stringMatching(/^25\+ years experience/i),
  ]);
});

test('links the teaser to the post, by its title and by its button', ({ site }) => {
  const teaser = mainOf(site, '/').article('Change in Employee Engagement Perception');
  expect(teaser.text).toContain('Engagement used to be a score that arrived once a year.');
  expect(teaser.text).toContain('March 15, 2024');
  expect(teaser.targets.length).toBeGreaterThanOrEqual(2);
  expect(new Set(teaser.targets)).toEqual(new Set(['/blog/change-in-employee-engagement-perception']));
});
