import { expect, test } from '@playwright/test';
import { neighbours } from '../../lib/content/neighbours';

test('neighbours lists the other pages of a collection in their order', () => {
  const entries = [
    { slug: 'a', navLabel: 'Page A', title: 'Long title of A' },
    { slug: 'b', title: 'Page B' },
    { slug: 'c', title: 'Page C' },
  ];
  expect(neighbours(entries, 'b', '')).toEqual([
    { label: 'Page A', link: '/a' },
    { label: 'Page C', link: '/c' },
  ]);
  expect(neighbours(entries, 'a', '/blog').map(({ link }) => link)).toEqual(['/blog/b', '/blog/c']);
});
