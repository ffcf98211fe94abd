import { expect, test } from '@playwright/test';
import { wrapIndex } from '../../lib/shared/wrap-index';

test('wraps an index in both directions: (index + 1) modulo 3', () => {
  expect([0, 1, 2, 3, -1, -7, -3, 7, 300].map((index) => wrapIndex(index, 3))).toEqual([0, 1, 2, 0, 2, 2, 0, 1, 0]);
  expect(wrapIndex(5, 1)).toBe(0);
});
