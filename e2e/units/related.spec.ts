/** What a page links to: entries of its collection, related texts. */
import { expect, test } from '@playwright/test';
import { nearestTo, subjectsOf } from '../../lib/site/related';
import { followingEntries } from '../../lib/site/sibling-links';

const entry = (title: string, tags: string[] = [], description = '') => ({ title, description, tags });
const titles = (of: ReturnType<typeof entry>, entries: ReturnType<typeof entry>[]) =>
  [...nearestTo(of, subjectsOf(entries))].map(({ title }) => title);

test('relates texts by shared tags, more of them more closely', () => {
  const text = entry('One', ['cloud', 'health']);
  const near = entry('Two', ['cloud']);
  const nearer = entry('Three', ['cloud', 'health']);
  const far = entry('Four', ['hiring']);
  expect(titles(text, [text, near, nearer, far])).toEqual(['Three', 'Two']);
});

test('relates texts by three words of title and description, but not by two', () => {
  const text = entry('Moving hospital records', [], 'Interfaces between laboratories');
  const three = entry('Hospital laboratories', [], 'Their interfaces');
  const two = entry('Moving house', [], 'Records of meals');
  expect(titles(text, [text, three, two])).toEqual(['Hospital laboratories']);
});

test('ignores a word of many texts', () => {
  const texts = Array.from({ length: 12 }, (_, index) => entry(`Bridges between company systems ${index}`));
  const [text] = texts;
  expect(text && titles(text, texts)).toEqual([]);
});

test('keeps the order of texts that are equally related, without the text itself', () => {
  const texts = ['One', 'Two', 'Three'].map((title) => entry(title, ['cloud']));
  const [, text] = texts;
  expect(text && titles(text, texts)).toEqual(['One', 'Three']);
});

const entries = [
  { slug: 'a', path: '/blog/a', navLabel: 'Page A', title: 'Long title of A' },
  { slug: 'b', path: '/blog/b', title: 'Page B' },
  { slug: 'c', path: '/blog/c', title: 'Page C' },
];

test('lists the other pages of a collection in their order', () => {
  expect(followingEntries(entries, 'b')).toEqual([
    { label: 'Page A', link: '/blog/a' },
    { label: 'Page C', link: '/blog/c' },
  ]);
  expect(followingEntries(entries, 'a').map(({ link }) => link)).toEqual(['/blog/b', '/blog/c']);
});

test('shows the stage of a product in its link', () => {
  const products = entries.map((entry, index) => ({ ...entry, stage: index + 1 }));
  expect(followingEntries(products, 'b').map(({ stage }) => stage)).toEqual([1, 3]);
});
