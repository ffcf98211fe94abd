import { expect, test } from '@playwright/test';
import { formatDate } from '../../lib/shared/format-date';

test('formatDate writes a post date as the specification does', () => {
  expect(formatDate('2024-03-15')).toBe('March 15, 2024');
});

test('formatDate writes a news date as the specification does', () => {
  expect(formatDate('2019-12-30', 'short')).toBe('Dec 30, 2019');
  expect(formatDate('2018-11-21', 'short')).toBe('Nov 21, 2018');
});

test('formatDate drops leading zeros and knows the ends of a year', () => {
  expect(formatDate('2024-01-01')).toBe('January 1, 2024');
  expect(formatDate('2023-12-31')).toBe('December 31, 2023');
});

test('formatDate says the same day west and east of Greenwich', () => {
  const zone = process.env.TZ;
  try {
    for (const place of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      process.env.TZ = place;
      expect(formatDate('2024-03-15')).toBe('March 15, 2024');
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
