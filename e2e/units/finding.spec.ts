import { expect, test } from '@playwright/test';
import { getSite } from '../../app/site';
import { excerptOf } from '../../lib/search/excerpt';
import { nearestPages } from '../../lib/search/nearest-pages';
import { isSameWord, mended, tellingWords, wordsOf } from '../../lib/search/similar-words';
import { socialPictureOf } from '../../lib/shared/social-picture';
import { getBreadcrumbs, picturedPage } from '../../lib/site/pages';

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const at = (content: string, ...words: string[]) =>
  content.split(' ').flatMap((one, index) => (words.some((word) => one.includes(word)) ? [index] : []));

test('an excerpt is the sentence with the found words, and what fits after it', () => {
  const content =
    'Cloud. Learn more: Cloud. We move what you run to the cloud, one system at a time. Nobody has to wait. What follows is one more sentence which has far too many words to be shown with the two that stand in front of it.';
  const parts = excerptOf(content, at(content, 'Cloud', 'cloud'));
  expect(textOf(parts)).toBe('We move what you run to the cloud, one system at a time. Nobody has to wait.');
  expect(parts.filter(({ marked }) => marked)).toEqual([{ text: 'cloud', marked: true }]);
});

test('a sentence too long to be shown is cut near the found word, and says so', () => {
  const content = `${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}.`;
  const text = textOf(excerptOf(content, [50]));
  expect(text).toMatch(/^… word\d+ .*word50 .*word59\.$/);
  expect(text.split(' ').length).toBeLessThan(31);
});

test('markup in an excerpt stays text, and a page found by its name shows how it starts', () => {
  expect(excerptOf('<img src=x onerror=alert(1)> & more to read here.', [])).toEqual([
    { text: '<img src=x onerror=alert(1)> & more to read here.', marked: false },
  ]);
  expect(excerptOf('', [])).toEqual([]);
});

test('words are letters and digits, lower case', () => {
  expect(wordsOf('21 CFR Part 11: Vishing, naïve')).toEqual(['21', 'cfr', 'part', '11', 'vishing', 'naïve']);
});

for (const [asked, found, same] of [
  ['studies', 'study', true],
  ['recruiter', 'recruitment', true],
  ['heal', 'healthcare', true],
  ['ai', 'ai', true],
  ['ai', 'air', true],
  ['serialization', 'serialisation', true],
  ['helthcare', 'help', false],
  ['edi', 'edge', false],
] as const) {
  test(`"${found}" ${same ? 'answers' : 'does not answer'} "${asked}"`, () => {
    expect(isSameWord(asked, found)).toBe(same);
  });
}

test('a question is asked by the words that tell', () => {
  expect(tellingWords('How do I contact you?')).toEqual(['contact']);
  expect(tellingWords('who are you')).toEqual(['who', 'are', 'you']);
});

test('a misspelt word is put right, a known or a strange one is left alone', () => {
  const known = ['healthcare', 'data', 'analytics', 'phishing'];
  expect(mended('helthcare', known)).toBe('healthcare');
  expect(mended('data analitics', known)).toBe('data analytics');
  expect(mended('phishing', known)).toBeUndefined();
  expect(mended('xyzzy', known)).toBeUndefined();
  expect(mended('ab', known)).toBeUndefined();
});

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/cyber-security',
  '/cyber-security-training',
  '/healthcare',
  '/case-study',
  '/case-study/healthcare-integrations-assessment',
  '/blog',
  '/blog/change-in-employee-engagement-perception',
].map((path) => ({ path, name: path }));

for (const [wanted, nearest] of [
  ['/contct', '/contact'],
  ['/cyber_security.html', '/cyber-security'],
  ['/services/healthcare', '/healthcare'],
  ['/blog/employee-engagement', '/blog/change-in-employee-engagement-perception'],
  ['/case-study/healthcare', '/case-study/healthcare-integrations-assessment'],
  ['/About-Us/', '/about'],
] as const) {
  test(`${nearest} is the nearest to ${wanted}`, () => {
    expect(nearestPages(wanted, PAGES)[0]?.path).toBe(nearest);
    expect(nearestPages(wanted, PAGES)).toHaveLength(3);
  });
}

test('breadcrumbs start at home and go by the list', () => {
  const site = getSite();
  const [post = ''] =
    site.collections.find(({ collection }) => collection.folder === 'blog')?.entries.map((one) => one.path) ?? [];
  const paths = (path: string) => getBreadcrumbs(site, path).map((page) => page.path);
  expect(paths(post)).toEqual(['/', '/blog', post]);
  expect(paths('/contact')).toEqual(['/', '/contact']);
  expect(() => paths('/nowhere')).toThrow('/nowhere');
});

test('a social picture is named after its page', () => {
  expect(socialPictureOf('/')).toBe('/og/home.png');
  expect(socialPictureOf('/blog/a-post')).toBe('/og/blog--a-post.png');
  expect(picturedPage(getSite(), '/contact')).toBe('/contact');
  expect(picturedPage(getSite(), '/blog/404')).toBe('/blog/404');
});
