/** Lists of entries, and the pages and topics they are divided into. */
import { expect, test } from '@playwright/test';
import { listHeading, paginateCollection } from '../../lib/shared/paginated-collection';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `p${index}`, tags: index % 2 === 0 ? ['even'] : [] }));
const addresses = (count: number) => paginateCollection('/blog', entries(count)).lists.map(({ url }) => url);

test('puts ten entries on a page, and makes no empty page but the first', () => {
  expect(addresses(0)).toEqual(['/blog']);
  expect(addresses(1)).toEqual(['/blog', '/blog/tag/even']);
  expect(addresses(10)).toEqual(['/blog', '/blog/tag/even']);
  expect(addresses(11)).toEqual(['/blog', '/blog/page/2', '/blog/tag/even']);
  expect(addresses(21)).toEqual(['/blog', '/blog/page/2', '/blog/page/3', '/blog/tag/even', '/blog/tag/even/page/2']);
});

test('links each page of a list to those before and after it', () => {
  const { lists, tags } = paginateCollection('/blog', entries(21));
  expect(tags).toEqual(['even']);
  expect(lists[0]).toMatchObject({ page: 1, pages: 3, previous: undefined, next: '/blog/page/2' });
  expect(lists[1]).toMatchObject({ page: 2, previous: '/blog', next: '/blog/page/3' });
  expect(lists[2]).toMatchObject({ page: 3, previous: '/blog/page/2', next: undefined });
});

test('names a list page by its number and topic', () => {
  const words = { page: 'page', topic: 'Topic' };
  const list = { url: '/blog', entries: [], page: 1, pages: 3 } as const;
  expect(listHeading('Blog', list, words)).toBe('Blog');
  expect(listHeading('Blog', { ...list, page: 2 }, words)).toBe('Blog, page 2');
  expect(listHeading('Blog', { ...list, page: 2, tag: 'cyber-security' }, words)).toBe('Topic: Cyber security, page 2');
});
