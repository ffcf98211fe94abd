import { XMLParser } from 'fast-xml-parser';
import { getSite } from '../../app/site';
import { formatPublishedUrls, PUBLISHED_FILE } from '../../lib/content/published-urls';
import { addPublishedUrls } from '../../lib/content/record-published';
import { sitemap } from '../../lib/site/sitemap';
import { expect, STUDY, test } from '../support/content';

const parse = (xml: string) => new XMLParser({ isArray: (tag) => tag === 'url' }).parse(xml);

test('escapes the characters that XML reserves', () => {
  const site = getSite();
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  const xml = sitemap({ ...site, pages: [{ ...page, path: '/a&b<c' }], listPages: [] });
  expect(parse(xml).urlset.url[0].loc).toBe(`${site.company.origin}/a&b<c`);
});

test('dates a page by the last change of its own text, a list by the latest of its entries', ({ content }) => {
  const { documents } = content.inspect('2026-01-01');
  content.write(PUBLISHED_FILE, formatPublishedUrls(addPublishedUrls(new Map(), documents, '2026-01-01')));
  content.append(STUDY, '\nOne sentence more.\n');
  const list: { loc: string; lastmod: string }[] = parse(sitemap(content.site({ day: '2026-03-05' }))).urlset.url;
  const dayOf = (path: string) => list.find(({ loc }) => new URL(loc).pathname === path)?.lastmod;
  for (const path of ['/about', '/blog']) expect(dayOf(path)).toBe('2026-01-01');
  for (const path of ['/case-study', '/case-study/application-migration-iris']) expect(dayOf(path)).toBe('2026-03-05');
});
