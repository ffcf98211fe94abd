import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { assertLinear } from '../../e2e/support/unit';
import type { SearchPage } from '../../lib/site/search-page';
import { readPathWords } from '../not-found';
import { createQueryClient, retryDelay } from './query-client';
import { createSearch } from './search-index';
import { fold, splitWords } from './words';

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
  for (const [text, words] of cases.words) assert.deepEqual(splitWords(text).map(fold), words, text);
});

test('searches for the words of a missing path', () => {
  for (const [path, words] of cases['words of paths']) assert.equal(readPathWords(path), words, path);
});

test('marks found words in whole sentences, or with …', () => {
  const show = (text: string, term: string) =>
    createSearch([page('/a', { text })])(term, 1)
      .results.flatMap(({ excerpt }) => excerpt.map((part) => (part.isMarked ? `[${part.text}]` : part.text)))
      .join('');
  for (const [text, term, shown] of cases.excerpts) assert.equal(show(text, term), shown, text);
  const long = `${'A long way to it goes on and on, '.repeat(9)}then a cloud ${'and so on '.repeat(40)}.`;
  assert.match(show(long, 'cloud'), /^… \w.* then a \[cloud\] .* …$/);
});

test('finds pages by exact, begun, misspelt and some words, in this order', () => {
  const search = createSearch([
    page('/a', { name: 'Services', text: 'We write C#, C++ and .NET.' }),
    page('/b', { text: 'Email from a naïve Zam\u200bbezi in Győr.' }),
    page('/c', { name: 'Phishing training', keywords: 'scam, smishing' }),
    page('/d', { text: 'EDI and a cloud.' }),
    page('/e', { name: 'Cyber security', headings: 'Life sciences.', text: 'We follow ISO 27001.' }),
    page('/f', { name: 'Healthcare' }),
    page('/g', { name: 'Track and Trace' }),
    page('/case-study', { name: 'Case studies' }),
  ]);
  for (const [term, paths] of cases.found) {
    const { results, count } = search(term, 8);
    assert.deepEqual([results.map(({ path }) => path), count], [paths, paths.length], term);
  }
});

test('answers a pasted text by its first words, at once', () => {
  const search = createSearch([page('/a', { text: 'A cloud and other words. '.repeat(400) })]);
  assertLinear((text) => search(`cloud ${text}`, 8), ['other words ', 'a b ', 'cloud', '. ', '-']);
  assert.deepEqual(search(`cloud ${'zebra '.repeat(10_000)}`, 8).count, 1);
});

// specification/search/failures.spec.ts observes the retries in a browser.
test('retries 3 times after 1 s, doubled each time up to 30 s, and keeps unused data 5 minutes', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 20, 2000].map(retryDelay);
  assert.deepEqual(delays, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  const { queries } = createQueryClient().getDefaultOptions();
  assert.deepEqual(queries, { retry: 3, retryDelay, gcTime: 300_000 });
});
