/** A post waits for its day and goes after its last: nothing asks the clock but the day a site is made for. */
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { buildDay } from '../../lib/content/day';
import { formatProblem } from '../../lib/content/problems';
import { readPictures } from '../../lib/content/read';
import { scheduledAfter, scheduledOn } from '../../lib/content/scheduled';
import { createSite } from '../../lib/site/create-site';
import { blogFeed, blogFeedJson } from '../../lib/site/feed';
import { llmsText } from '../../lib/site/llms-text';
import { siblingLinks } from '../../lib/site/sibling-links';
import { sitemaps } from '../../lib/site/sitemap';
import type { Site } from '../../lib/site/types';
import { inspectContent } from '../support/content';
import { edit } from '../support/content-folder';
import { sharedContent } from '../support/shared-content';

const POST = 'change-in-employee-engagement-perception';
const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';

const content = sharedContent();

/** Writes a post of the tests. */
function writePost(slug: string, lines: readonly string[], text = 'Some words.') {
  content.write(
    `blog/${slug}.md`,
    `---
title: "A post called ${slug}"
excerpt: A post of the tests called ${slug}, with an introduction that is long enough.
description: A post of the tests called ${slug}, with a description that is long enough.
image: /drawings/blog.svg
imageAlt: Line drawing of a pier.
${lines.join('\n')}
---
${text}
`,
  );
}

const siteOn = (day: string, more = {}) =>
  createSite({ root: content.root, pictures: readPictures(), day, ...more, ...MODEL });
const problemsOn = (day: string) => inspectContent(content.root, day).problems.map(formatProblem);

/** Where a post is seen beside its own page. */
function seen(site: Site, address: string) {
  const newest = site.collections.find(({ collection }) => collection.folder === 'blog')?.entries ?? [];
  const old = newest.find(({ slug }) => slug === POST);
  return {
    page: site.routes.has(address),
    list: newest.some(({ path }) => path === address),
    topic: site.routes.has('/blog/tag/offices'),
    feed: blogFeed(site).rss2().includes(`${site.company.origin}${address}<`),
    jsonFeed: blogFeedJson(site).includes(`"${site.company.origin}${address}"`),
    assistants: llmsText(site).includes(`${site.company.origin}${address}`),
    sitemap: sitemaps(site)[0].xml.includes(`<loc>${site.company.origin}${address}</loc>`),
    neighbour: old ? siblingLinks(site, old).some(({ link }) => link === address) : false,
    // What the search index, the list of all pages and the social pictures are made of.
    pages: site.pages.some(({ path }) => path === address),
  };
}

const all = (is: boolean) => ({
  page: is,
  list: is,
  topic: is,
  feed: is,
  jsonFeed: is,
  assistants: is,
  sitemap: is,
  neighbour: is,
  pages: is,
});

test('a post due tomorrow is nowhere today, and everywhere tomorrow', () => {
  writePost('due', [`date: "${TOMORROW}"`, 'tags: [offices]']);
  expect(problemsOn(TODAY)).toEqual([]);
  expect(seen(siteOn(TODAY), '/blog/due')).toEqual(all(false));
  expect(seen(siteOn(TOMORROW), '/blog/due')).toEqual(all(true));
});

test('two sites of one day say the same, to the letter', () => {
  writePost('due', [`date: "${TOMORROW}"`, 'tags: [offices]']);
  const said = (day: string) => {
    const site = siteOn(day);
    return [blogFeed(site).rss2(), blogFeedJson(site), llmsText(site), sitemaps(site)[0].xml, [...site.routes.keys()]];
  };
  expect(said(TODAY)).toEqual(said(TODAY));
  expect(said(TOMORROW)).toEqual(said(TOMORROW));
  expect(said(TOMORROW)).not.toEqual(said(TODAY));
});

test('a post is there on its last day, and gone after it', () => {
  writePost('offer', ['date: "2026-11-01"', `until: "${TODAY}"`, 'tags: [offices]', 'aliases: [/offer]']);
  expect(problemsOn(TODAY)).toEqual([]);
  expect(seen(siteOn(TODAY), '/blog/offer')).toEqual(all(true));
  expect([...siteOn(TODAY).redirects]).toEqual([['/offer', '/blog/offer']]);
  expect(problemsOn(TOMORROW)).toEqual([]);
  expect(seen(siteOn(TOMORROW), '/blog/offer')).toEqual(all(false));
  expect(siteOn(TOMORROW).gone).toEqual(['/blog/offer', '/offer']);
  expect([...siteOn(TOMORROW).redirects]).toEqual([]);
});

test('the preview shows what waits, marked as a draft', () => {
  writePost('due', [`date: "${TOMORROW}"`]);
  const drafts = (day: string) => {
    const route = siteOn(day, { withDrafts: true }).routes.get('/blog/due');
    return route?.kind === 'entry' ? route.entry.draft === true : undefined;
  };
  expect([drafts(TODAY), drafts(TOMORROW)]).toEqual([true, false]);
});

test('a link to a post that waits or goes is told before it breaks', () => {
  writePost('due', [`date: "${TOMORROW}"`]);
  writePost('offer', ['date: "2026-11-01"', 'until: "2026-12-24"']);
  writePost('early', ['date: "2026-11-01"'], 'See [the next](/blog/due) and [the offer](/blog/offer).');
  writePost('late', [`date: "${TOMORROW}"`, 'until: "2026-12-01"'], 'See [the next](/blog/due) and [it](/blog/offer).');
  expect(problemsOn(TODAY)).toEqual([
    expect.stringMatching(
      /^content\/blog\/early\.md:9 {2}link: expected a page that is there by then; this one waits until 2026-11-23, found "\/blog\/due"$/,
    ),
    expect.stringMatching(
      /^content\/blog\/early\.md:9 {2}link: expected a page that stays; this one goes after 2026-12-24, found "\/blog\/offer"$/,
    ),
  ]);
});

test('a post that goes before it comes is refused', () => {
  writePost('offer', [`date: "${TOMORROW}"`, `until: "${TODAY}"`]);
  expect(problemsOn(TODAY)).toEqual([
    expect.stringMatching(/offer\.md:8 {2}until: expected the day of publication, 2026-11-23, or a later one, found/),
  ]);
});

test('the check knows what comes and goes, the nearest first', () => {
  writePost('due', [`date: "${TOMORROW}"`, 'until: "2026-12-24"']);
  writePost('a-draft', [`date: "${TOMORROW}"`, 'draft: true']);
  const { documents } = inspectContent(content.root, TODAY);
  expect(scheduledAfter(TODAY, documents)).toEqual([
    { day: TOMORROW, file: 'content/blog/due.md', what: 'appears' },
    { day: '2026-12-25', file: 'content/blog/due.md', what: 'expires' },
  ]);
  expect(scheduledOn(TODAY, documents)).toEqual([]);
  expect(scheduledOn(TOMORROW, documents)).toHaveLength(1);
  expect(scheduledOn('2026-12-25', documents)).toHaveLength(1);
});

test('the day is an input: a name, a second, or today, where the site is', () => {
  const second = String(Date.UTC(2026, 10, 22, 14, 30) / 1000);
  expect(buildDay('Australia/Sydney', { DAY: TODAY, SOURCE_DATE_EPOCH: second })).toBe(TODAY);
  expect(buildDay('Australia/Sydney', { SOURCE_DATE_EPOCH: second })).toBe(TOMORROW);
  expect(buildDay('UTC', { SOURCE_DATE_EPOCH: second })).toBe(TODAY);
  expect(buildDay('UTC', {})).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const DAY of ['tomorrow', '2026-02-30', '26-1-1']) expect(() => buildDay('UTC', { DAY })).toThrow(DAY);
});

test('a time zone nobody knows is told', () => {
  content.write('site.md', edit(content.read('site.md'), /^timeZone: .*$/m, 'timeZone: Australia/Atlantis'));
  expect(problemsOn(TODAY)).toEqual([
    expect.stringMatching(/site\.md:\d+ {2}timeZone: expected a time zone such as Australia\/Sydney, found/),
  ]);
});
