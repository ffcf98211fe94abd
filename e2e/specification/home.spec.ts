import { mainOf, PLACEHOLDER, placeholderOf } from '../support/html';
import { expect, main, open, test } from '../support/test';

test('the hero has the tagline and a Learn More button to /about', ({ site }) => {
  const home = mainOf(site, '/');
  expect(home.first('h1').text).toBe('Building Bridges between Technology and Progress');
  expect(home.links).toContainEqual(['Learn More about us', '/about']);
});

for (const [title, href] of [
  ['AI', '/cyber-security'],
  ['IT Services', '/it-services'],
  ['Staff Augmentation', '/staff-augmentation'],
] as const) {
  test(`the card ${title} has a Learn more to ${href}`, ({ site }) => {
    const links = mainOf(site, '/').item(title).links;
    expect(links).toContainEqual([expect.stringMatching(/^Learn more/), href]);
  });
}

test('there are three cards with Learn more', ({ site }) => {
  expect(mainOf(site, '/').links.filter(([name]) => /^Learn more/.test(name))).toHaveLength(3);
});

test('the team section says 25+ Years Experience', ({ site }) => {
  expect(mainOf(site, '/').text).toContain('25+ Years Experience');
});

for (const title of ['Technology Consulting', 'Award Winning Support', 'Experienced Staff', 'Global Footprint']) {
  test(`the service card ${title} has a LEARN MORE that leads nowhere`, ({ site }) => {
    const links = mainOf(site, '/').item(title).all('a');
    expect(links.map(({ name }) => name)).toEqual([expect.stringMatching(/^LEARN MORE/)]);
    expect(links.map(placeholderOf)).toEqual([PLACEHOLDER]);
  });
}

test('a click on a LEARN MORE changes nothing', async ({ page }) => {
  await open(page, '/');
  await main(page)
    .getByRole('link', { name: /^LEARN MORE/ })
    .first()
    .click({ force: true });
  await expect(page).toHaveURL('/');
});

test('there are four service cards', ({ site }) => {
  expect(mainOf(site, '/').links.filter(([name]) => /^LEARN MORE/.test(name))).toHaveLength(4);
});

test('the statistics band shows 99%, 15, 24, 04 and 25+, each with what it counts', ({ site }) => {
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

test('the four offices are named', ({ site }) => {
  const { text } = mainOf(site, '/').item('Global Footprint');
  expect(text).toContain('Australia, India, the United States and the United Arab Emirates');
});

test('the teaser leads to the post, by its title and by its button', ({ site }) => {
  const teaser = mainOf(site, '/').article('Change in Employee Engagement Perception');
  expect(teaser.text).toContain('Engagement used to be a score that arrived once a year.');
  expect(teaser.text).toContain('March 15, 2024');
  expect(teaser.targets.length).toBeGreaterThanOrEqual(2);
  expect(new Set(teaser.targets)).toEqual(new Set(['/blog/change-in-employee-engagement-perception']));
});
