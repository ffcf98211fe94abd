import assert from 'node:assert/strict';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { findIllustration } from '../../e2e/support/content';
import { selectEntries } from '../../lib/content/content-file';
import { readContent } from '../../lib/content/read';
import { listedPages } from '../../lib/site/pages';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { createSite } from '../site';
import { fitPages, searchPages } from './search-pages';

test('lists the texts of pages, without controls and alt texts, and of a large site without the oldest', () => {
  const content = readContent(FIXTURE_CONTENT);
  const site = createSite(content, { findImage: findIllustration });
  const pages = searchPages(site, selectEntries(content, false));
  assert.ok(!pages.some(({ path }) => path === '/search'));
  const { headings = '', text = '' } = pages.find(({ path }) => path === '/governance') ?? {};
  assert.ok(text.includes(headings.slice(0, headings.indexOf('.'))));
  assert.doesNotMatch(pages.map((found) => found.text).join(' '), /learn more|undefined|\.svg/i);
  assert.deepEqual(fitPages(site, pages), pages);
  const weigh = (texts: unknown) => zlib.brotliCompressSync(JSON.stringify(texts)).length;
  const limit = weigh(pages) / 2;
  const fitted = fitPages(site, pages, limit);
  assert.ok(weigh(fitted) <= limit);
  const [post = ''] = listedPages(site).flatMap(({ path, date }) => (date ? [path] : []));
  assert.equal(fitted.find(({ path }) => path === post)?.text, '');
  assert.ok(fitted.some((found) => found.text !== ''));
});
