import { expect, test } from '@playwright/test';
import { neighbours } from '../../lib/site/neighbours';

const entries = [
  { slug: 'a', path: '/blog/a', navLabel: 'Page A', title: 'Long title of A' },
  { slug: 'b', path: '/blog/b', title: 'Page B' },
  { slug: 'c', path: '/blog/c', title: 'Page C' },
];

test('neighbours lists the other pages of a collection in their order', () => {
  expect(neighbours(entries, 'b')).toEqual([
    { label: 'Page A', link: '/blog/a' },
    { label: 'Page C', link: '/blog/c' },
  ]);
  expect(neighbours(entries, 'a').map(({ link }) => link)).toEqual(['/blog/b', '/blog/c']);
});
