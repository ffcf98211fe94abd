/** What of a photo every crop keeps. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { focusClasses } from '../../lib/shared/focus';

test('a focus becomes two classes, the middle without one', () => {
  expect(focusClasses('30% 20%')).toBe('focus-x-3 focus-y-2');
  expect(focusClasses('0% 100%')).toBe('focus-x-0 focus-y-10');
  expect(focusClasses('34% 66%')).toBe('focus-x-3 focus-y-7');
  expect(focusClasses(undefined)).toBe('focus-x-5 focus-y-5');
});

test('the style sheet has every class there may be', () => {
  const css = fs.readFileSync('app/styles/photos.css', 'utf8');
  for (let share = 0; share <= 100; share++) {
    for (const name of focusClasses(`${share}% ${share}%`).split(' ')) {
      const axis = name.includes('-x-') ? 'x' : 'y';
      const tenth = name.split('-').at(-1);
      expect(css).toContain(`.${name} {\n  --focus-${axis}: ${Number(tenth) * 10}%;`);
    }
  }
});
