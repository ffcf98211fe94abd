import { expect, test } from '@playwright/test';
import { currentLink } from '../../lib/shared/navigation';

const LINKS = {
  items: [
    ...[{ link: '/' }, { link: '/about' }, { items: [{ link: '/recruitment' }, { link: '/blog/archive' }] }],
    ...[{ link: '/case-study' }, { link: '/blog' }],
  ],
  action: { link: '/contact' },
};

test('marks the link of a page, or of the nearest page above it', () => {
  for (const path of ['/', '/about', '/recruitment', '/blog', '/contact']) expect(currentLink(LINKS, path)).toBe(path);
  for (const path of ['/about-us', '/blogging', '']) expect(currentLink(LINKS, path), path).toBeUndefined();
  expect(currentLink(LINKS, '/blog/a-post')).toBe('/blog');
  expect(currentLink(LINKS, '/blog/archive/2019')).toBe('/blog/archive');
  expect(currentLink(LINKS, '/case-study/a-study')).toBe('/case-study');
});
