/** Links between the entries of a collection. */
import { expect, test } from '@playwright/test';
import { followingEntries } from '../../lib/site/navigation';

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
