import { expect, test } from '@playwright/test';
import { wrapIndex } from '../../lib/shared/wrap-index';

test('wrapIndex stays within the ring', () => {
  expect([0, 1, 2].map((index) => wrapIndex(index, 3))).toEqual([0, 1, 2]);
});

test('wrapIndex goes from the last to the first: (index + 1) modulo 3', () => {
  expect(wrapIndex(3, 3)).toBe(0);
});

test('wrapIndex goes from the first to the last', () => {
  expect(wrapIndex(-1, 3)).toBe(2);
});

test('wrapIndex takes any whole number', () => {
  expect([-7, -3, 7, 300].map((index) => wrapIndex(index, 3))).toEqual([2, 0, 1, 0]);
  expect(wrapIndex(5, 1)).toBe(0);
});
