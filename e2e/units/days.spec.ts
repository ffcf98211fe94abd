/** Scheduled posts: nothing reads the clock but the day that a site is created for. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { blogFeed } from '../../app/feed.xml/feed';
import { llmsText } from '../../app/llms.txt/llms-text';
import { createSitemap } from '../../app/sitemap';
import { buildDay } from '../../lib/content/day';
import { newerAndOlder } from '../../lib/site/navigation';
import { allPages, findPage, listedPages } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { scheduledAfter, scheduledOn } from '../../scripts/support/scheduled';
import { type Content, expect, line, POST, SITE, test } from '../support/content';

const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';

function writePost(content: Content, slug: string, lines: readonly string[], text = 'Some words.') {
  const words = `A post of the tests called ${slug}, with a text that is long enough`;
  content.write(
    `blog/${slug}.md`,
    `---\ntitle: "A post called ${slug}"\nexcerpt: ${words}.\ndescription: ${words} for search engines.\nimage: /drawings/blog.svg\nimageAlt: Line drawing of a pier.\n${lines.join('\n')}\n---\n${text}\n`,
  );
}

function placesOf(site: Site, sitePath: string): string[] {
  const url = `${site.company.origin}${sitePath}`;
  const old = site.posts.find(({ slug }) => slug === 'change-in-employee-engagement-perception');
  const places = {
    page: findPage(site, sitePath) !== undefined,
    list: site.posts.some(({ path }) => path === sitePath),
    feed: blogFeed(site).includes(`${url}<`),
    assistants: llmsText(site).includes(url),
    sitemap: createSitemap(site).some((page) => page.url === url),
    sibling: old !== undefined && newerAndOlder(site, old).some(({ link }) => link === sitePath),
    // The search index, the list of all pages and the social images are made of these.
    pages: listedPages(site).some(({ path }) => path === sitePath),
  };
  return Object.entries(places).flatMap(([place, is]) => (is ? [place] : []));
}
const EVERYWHERE = ['page', 'list', 'feed', 'assistants', 'sitemap', 'sibling', 'pages'];

test('shows a post of tomorrow nowhere today, and everywhere tomorrow', ({ content }) => {
  writePost(content, 'due', [`date: "${TOMORROW}"`]);
  expect(content.problems(TODAY)).toEqual([]);
  expect(placesOf(content.site({ day: TODAY }), '/blog/due')).toEqual([]);
  expect(placesOf(content.site({ day: TOMORROW }), '/blog/due')).toEqual(EVERYWHERE);
  const markOn = (day: string) =>
    content.site({ day, withDrafts: true }).posts.find(({ slug }) => slug === 'due')?.draftNotice;
  expect(markOn(TODAY), 'in the preview').toMatch(/^Scheduled for /);
  expect(markOn(TOMORROW)).toBeUndefined();
});

test('keeps the feed whole, whatever a title or an introduction contains', ({ content }) => {
  const text = 'a]]> b]]></title><link>https://evil.example</link>';
  content.edit(POST, line('title'), `title: '${text}'`);
  content.edit(POST, line('excerpt'), `excerpt: '${text}, and more words than the fifty that it needs'`);
  const xml = blogFeed(content.site());
  expect(XMLValidator.validate(xml)).toBe(true);
  const { link, title } = new XMLParser().parse(xml).rss.channel.item;
  expect([link, title]).toEqual([expect.stringMatching(/\/blog\//), text.replaceAll(']]>', ']]&gt;')]);
});

test('creates the same site for the same day', ({ content }) => {
  writePost(content, 'due', [`date: "${TOMORROW}"`]);
  const textsOn = (day: string) => {
    const site = content.site({ day });
    return [blogFeed(site), llmsText(site), createSitemap(site), allPages(site)];
  };
  expect(textsOn(TODAY)).toEqual(textsOn(TODAY));
  expect(textsOn(TOMORROW)).not.toEqual(textsOn(TODAY));
});

test('reports links to posts that are scheduled, before they break', ({ content }) => {
  writePost(content, 'due', [`date: "${TOMORROW}"`]);
  writePost(content, 'early', ['date: "2026-11-01"'], 'See [the next](/blog/due).');
  writePost(content, 'late', [`date: "${TOMORROW}"`], '[The next](/blog/due).');
  expect(content.problems(TODAY)).toEqual([
    'content/blog/early.md:9  link: expected a page that is published by then; this one is scheduled for 2026-11-23, found "/blog/due"',
  ]);
});

test('reports an unknown time zone', ({ content }) => {
  content.edit(SITE, line('timeZone'), 'timeZone: Australia/Atlantis');
  expect(content.problems(TODAY)).toEqual([
    expect.stringMatching(/site\.md:\d+ {2}timeZone: expected a time zone such as Australia\/Sydney, found/),
  ]);
});

test('lists what is scheduled, the nearest first', ({ content }) => {
  writePost(content, 'later', ['date: "2026-12-24"']);
  writePost(content, 'due', [`date: "${TOMORROW}"`]);
  writePost(content, 'a-draft', [`date: "${TOMORROW}"`, 'draft: true']);
  const { documents } = content.inspect(TODAY);
  expect(scheduledAfter(TODAY, documents)).toEqual([
    { day: TOMORROW, file: 'content/blog/due.md' },
    { day: '2026-12-24', file: 'content/blog/later.md' },
  ]);
  expect([TODAY, TOMORROW, '2026-12-24'].map((day) => scheduledOn(day, documents).length)).toEqual([0, 1, 1]);
});

test('takes the day of a build from its input: a day, a second, or today in the time zone', () => {
  const second = String(Date.UTC(2026, 10, 22, 14, 30) / 1000);
  expect(buildDay('Australia/Sydney', { day: TODAY, epoch: second })).toBe(TODAY);
  expect(buildDay('Australia/Sydney', { epoch: second })).toBe(TOMORROW);
  expect(buildDay('UTC', { epoch: second })).toBe(TODAY);
  expect(buildDay('UTC', {})).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const day of ['tomorrow', '2026-02-30', '26-1-1']) expect(() => buildDay('UTC', { day })).toThrow(day);
  for (const epoch of ['x', '-1', '1e3', '9'.repeat(20)]) expect(() => buildDay('UTC', { epoch })).toThrow(epoch);
});
