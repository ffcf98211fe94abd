import zlib from 'node:zlib';
import { fitPages, searchPages } from '../../app/search.json/search-pages';
import { getContent, getSite } from '../../app/site';
import { readPathWords } from '../../islands/not-found';
import { createSearch } from '../../islands/search/search-index';
import { fold, splitWords } from '../../islands/search/words';
import { selectDocuments } from '../../lib/content/check';
import { toSocialImagePath } from '../../lib/site/metadata';
import { getBreadcrumbs, listedPages } from '../../lib/site/pages';
import type { SearchPage } from '../../lib/site/search-page';
import { readCases } from '../support/cases';
import { expect, test } from '../support/content';

const cases = readCases('finding');

const page = (path: string, fields: Partial<SearchPage>): SearchPage => ({
  path,
  name: 'Page',
  group: 'Company',
  description: 'A description.',
  headings: '',
  keywords: '',
  text: '',
  ...fields,
});

test('takes C#, .NET and e-mail as words, without case, accents and what no reader sees', () => {
  for (const [text, words] of cases.words) expect.soft(splitWords(text).map(fold), text).toEqual(words);
});

test('marks found words in whole sentences, or with …', () => {
  const show = (text: string, term: string) =>
    createSearch([page('/a', { text })])(term, 1)
      .results.flatMap(({ excerpt }) => excerpt.map((part) => (part.isMarked ? `[${part.text}]` : part.text)))
      .join('');
  for (const [text, term, shown] of cases.excerpts) expect.soft(show(text, term), text).toBe(shown);
  const long = `${'A long way to it goes on and on, '.repeat(9)}then a cloud ${'and so on '.repeat(40)}.`;
  expect(show(long, 'cloud')).toMatch(/^… \w.* then a \[cloud\] .* …$/);
});

test('finds pages by exact, begun, misspelt and some words, in this order', () => {
  const search = createSearch([
    page('/a', { name: 'Services', text: 'We write C#, C++ and .NET.' }),
    page('/b', { text: 'Email from a naïve Zam\u200bbezi in Győr.' }),
    page('/c', { name: 'Phishing training', keywords: 'scam, smishing' }),
    page('/d', { text: 'EDI and a cloud.' }),
    page('/e', { name: 'Cyber security', headings: 'Life sciences.', text: 'We follow ISO 27001.' }),
    page('/f', { name: 'Healthcare' }),
  ]);
  for (const [term, paths] of cases.found) {
    const { results, count } = search(term, 8);
    expect.soft([results.map(({ path }) => path), count], term).toEqual([paths, paths.length]);
  }
});

test('lists the texts of pages, without controls and alt texts, and of a large site without the oldest', () => {
  const site = getSite();
  const pages = searchPages(site, selectDocuments(getContent(), false));
  expect(pages.map(({ path }) => path)).not.toContain('/search');
  const { headings, text } = pages.find(({ path }) => path === '/governance') ?? page('', {});
  expect(headings).toMatch(/\./);
  expect(text).toContain(headings.split('.')[0]);
  expect(pages.map((found) => found.text).join(' ')).not.toMatch(/learn more|undefined|\.svg/i);
  expect(fitPages(site, pages)).toEqual(pages);
  const whole = zlib.brotliCompressSync(JSON.stringify(pages)).length;
  const fitted = fitPages(site, pages, whole / 2);
  expect(zlib.brotliCompressSync(JSON.stringify(fitted)).length).toBeLessThanOrEqual(whole / 2);
  const [post = ''] = listedPages(site).flatMap(({ path, date }) => (date ? [path] : []));
  expect(fitted.find(({ path }) => path === post)?.text).toBe('');
  expect(fitted.some(({ text }) => text !== '')).toBe(true);
});

test('searches for the words of a missing path', () => {
  for (const [path, words] of cases['words of paths']) expect.soft(readPathWords(path), path).toBe(words);
});

test('starts breadcrumbs at home, and continues by the list', () => {
  const site = getSite();
  const [post = ''] = site.posts.map((post) => post.path);
  const paths = (path: string) => getBreadcrumbs(site, path).map((page) => page.path);
  expect(paths(post)).toEqual(['/', '/blog', post]);
  expect(paths('/contact')).toEqual(['/', '/contact']);
  expect(() => paths('/nowhere')).toThrow('/nowhere');
});

test('names a social image after its page', () => {
  expect(toSocialImagePath('/')).toBe('/og/home.png');
  expect(toSocialImagePath('/blog/a-post')).toBe('/og/blog--a-post.png');
});
