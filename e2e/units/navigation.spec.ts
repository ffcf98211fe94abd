import { expect, test } from '@playwright/test';
import { currentLink } from '../../lib/shared/navigation';

const LINKS = {
  items: [
    { link: '/' },
    { link: '/about' },
    { items: [{ link: '/recruitment' }, { link: '/blog/archive' }] },
    { link: '/case-study' },
    { link: '/blog' },
  ],
  action: { link: '/contact' },
};

const CASES: readonly [path: string, current: string | undefined][] = [
  ['/', '/'],
  ['/about', '/about'],
  ['/about-us', undefined],
  ['/recruitment', '/recruitment'],
  ['/blog', '/blog'],
  ['/blog/a-post', '/blog'],
  ['/blog/archive/2019', '/blog/archive'],
  ['/blogging', undefined],
  ['/case-study/a-study', '/case-study'],
  ['/contact', '/contact'],
  ['', undefined],
];

for (const [path, current] of CASES) {
  test(`currentLink: marks ${current ?? 'no link'} on '${path}'`, () => {
    expect(currentLink(LINKS, path)).toBe(current);
  });
}
