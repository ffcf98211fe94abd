import { expect, test } from '@playwright/test';
import { isCurrent, pathOf } from '../../lib/shared/navigation';

const CASES: readonly [link: string, path: string, current: boolean][] = [
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/about', true],
  ['/about', '/about-us', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/a-post', true],
  ['/blog', '/blogging', false],
  ['/case-study', '/case-study/a-study', true],
  ['/case-study', '/case-study', true],
  ['/cyber-security', '/cyber-security-training', false],
  ['/services', '/services/more', true],
  ['/', '', false],
  ['/blog', '', false],
];

for (const [link, path, current] of CASES) {
  test(`isCurrent: ${link} is ${current ? '' : 'not '}current on '${path}'`, () => {
    expect(isCurrent(link, path)).toBe(current);
  });
}

const PATHS: readonly [segments: string[], path: string][] = [
  [[], '/'],
  [['about'], '/about'],
  [['blog', 'a-post'], '/blog/a-post'],
  [['(group)', 'about'], '/about'],
  [['__PAGE__'], '/'],
  [['/_not-found'], ''],
  [['_not-found'], ''],
  [['blog', '404'], ''],
];

for (const [segments, path] of PATHS) {
  test(`pathOf: [${segments}] is '${path}'`, () => {
    expect(pathOf(segments)).toBe(path);
  });
}
