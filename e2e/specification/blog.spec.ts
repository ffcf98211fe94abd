import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

const PATH = '/blog/change-in-employee-engagement-perception';
const TITLE = 'Change in Employee Engagement Perception';

test('lists one card, dated March 15, 2024, with a Read More to the post', ({ site }) => {
  const cards = mainOf(site, '/blog').all('article');
  expect(cards).toHaveLength(1);
  const card = mainOf(site, '/blog').article(TITLE);
  expect(card.says('March 15, 2024')).toBe(true);
  expect(card.first('img').name).toMatch(/./);
  expect(new Set(card.targets)).toEqual(new Set([PATH]));
  expect(card.links.map(([name]) => name)).toContainEqual(expect.stringMatching(/^Read More/));
  expect(mainOf(site, PATH).first('h1').text).toBe(TITLE);
});

test('has a post with its title, date and excerpt, 800 words or more, and a link back to the list', ({ site }) => {
  const article = mainOf(site, PATH).article(TITLE);
  const date = article.first('time', { datetime: '2024-03-15' });
  expect(date.text).toBe('March 15, 2024');
  expect(article.text).toContain('Engagement used to be a score that arrived once a year.');
  expect(article.text.split(' ').length).toBeGreaterThan(800);
  expect(mainOf(site, PATH).links).toContainEqual(['Back to the blog', '/blog']);
});

test('links every footnote and its way back to a place on the page', ({ site }) => {
  const post = mainOf(site, PATH);
  const anchors = post.targets
    .filter((target) => target?.startsWith('#'))
    .map((target = '') => decodeURIComponent(target.slice(1)));
  expect(anchors.length).toBeGreaterThan(1);
  for (const id of anchors) expect(post.all('*', { id }), id).toHaveLength(1);
  expect(post.links.filter(([name]) => name === 'Back to reference 1')).toHaveLength(1);
});

test('with the one post of the specification there is no pager and no topic', ({ site }) => {
  for (const [route, count] of [
    ['/blog', 1],
    ['/case-study', 3],
  ] as const) {
    const list = mainOf(site, route);
    expect(list.all('article')).toHaveLength(count);
    expect(list.all('nav').filter(({ name }) => /^(Pages|Topics)$/.test(name))).toEqual([]);
  }
});
