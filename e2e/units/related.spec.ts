import { expect, test } from '@playwright/test';
import { nearestTo, subjectsOf } from '../../lib/site/related';

const entry = (title: string, tags: string[] = [], description = '') => ({ title, description, tags });
const titles = (of: ReturnType<typeof entry>, all: ReturnType<typeof entry>[]) =>
  [...nearestTo(of, subjectsOf(all))].map(({ title }) => title);

test('relates texts by shared tags, more of them more closely', () => {
  const [own, near, nearer, far] = [
    entry('One', ['cloud', 'health']),
    entry('Two', ['cloud']),
    entry('Three', ['cloud', 'health']),
    entry('Four', ['hiring']),
  ];
  expect(titles(own, [own, near, nearer, far])).toEqual(['Three', 'Two']);
});

test('relates texts by three words of title and description, but not by two', () => {
  const own = entry('Moving hospital records', [], 'Interfaces between laboratories');
  const three = entry('Hospital laboratories', [], 'Their interfaces');
  const two = entry('Moving house', [], 'Records of meals');
  expect(titles(own, [own, three, two])).toEqual(['Hospital laboratories']);
});

test('ignores a word of many texts', () => {
  const all = Array.from({ length: 12 }, (_, index) => entry(`Bridges between company systems ${index}`));
  const [own] = all;
  expect(own && titles(own, all)).toEqual([]);
});

test('keeps the order of texts that are equally related, without the text itself', () => {
  const all = ['One', 'Two', 'Three'].map((title) => entry(title, ['cloud']));
  const [, own] = all;
  expect(own && titles(own, all)).toEqual(['One', 'Three']);
});
