import { getSite } from '../../app/site';
import { parseExcerpt } from '../../islands/search/excerpt';
import {
  buildVocabulary,
  correctSpelling,
  isSameWord,
  significantWords,
  wordsOf,
} from '../../islands/search/similar-words';
import { wordsOfPath } from '../../islands/search/words-of-path';
import { getBreadcrumbs } from '../../lib/site/pages';
import { socialImageOf } from '../../lib/site/social-image';
import { readCases } from '../support/cases';
import { expect, test } from '../support/content';

const cases = readCases('finding');

test('shows an excerpt with its marks, and … where it cuts a sentence', () => {
  const shown = (html: string) => parseExcerpt(html).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text));
  for (const [html, text] of cases.excerpts) expect.soft(shown(html).join('')).toBe(text);
});

test('takes letters and digits as words, in lower case', () => {
  expect(wordsOf('21 CFR Part 11: Vishing, naïve')).toEqual(['21', 'cfr', 'part', '11', 'vishing', 'naïve']);
});

test('compares words by their stems', () => {
  for (const [typed, candidate] of cases['same words']) expect.soft(isSameWord(typed, candidate), typed).toBe(true);
  for (const [typed, candidate] of cases['other words']) expect.soft(isSameWord(typed, candidate), typed).toBe(false);
});

test('searches for the telling words of a question', () => {
  expect(significantWords('How do I contact you?')).toEqual(['contact']);
  expect(significantWords('who are you')).toEqual(['who', 'are', 'you']);
});

test('corrects a misspelt word, and no known or strange one', () => {
  const vocabulary = ['healthcare', 'data', 'analytics', 'phishing', 'encryption'];
  for (const [typed, meant] of cases.corrections) expect(correctSpelling(typed, vocabulary)).toBe(meant);
  for (const term of ['phishing', 'xyzzy', 'ab', '$&', '']) expect(correctSpelling(term, vocabulary)).toBeUndefined();
});

test('offers the word that most pages contain, of two that are as similar', () => {
  const words = buildVocabulary(['grace', 'trace trace', 'grade grade', 'grade']);
  expect(words).toEqual(['grade', 'grace', 'trace']);
  expect(correctSpelling('grave', words)).toBe('grade');
});

test('searches for the words of a missing path', () => {
  for (const [path, words] of cases['words of paths']) expect.soft(wordsOfPath(path), path).toBe(words);
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
  expect(socialImageOf('/')).toBe('/og/home.png');
  expect(socialImageOf('/blog/a-post')).toBe('/og/blog--a-post.png');
});
