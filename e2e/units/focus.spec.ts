/** The focal point of a photo, which every crop keeps. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { focusClasses } from '../../lib/shared/focus';

test('turns a focal point into two classes, which the style sheet has', () => {
  const css = fs.readFileSync('app/styles/photos.css', 'utf8');
  for (const [point, x, y] of [
    ['30% 20%', 3, 2],
    ['0% 100%', 0, 10],
    ['34% 66%', 3, 7],
    [undefined, 5, 5],
  ] as const)
    expect(focusClasses(point)).toBe(`focus-x-${x} focus-y-${y}`);
  for (const axis of ['x', 'y'])
    for (let tenth = 0; tenth <= 10; tenth++)
      expect(css).toContain(`.focus-${axis}-${tenth} {\n  --focus-${axis}: ${tenth * 10}%;`);
});
