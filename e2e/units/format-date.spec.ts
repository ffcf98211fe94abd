import { expect, test } from '@playwright/test';
import { formatDate } from '../../lib/shared/format-date';

test('formats dates as the specification does, or as another language, the same day in every time zone', () => {
  const zone = process.env.TZ;
  for (const place of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    process.env.TZ = place;
    for (const [day, words] of [
      ['2024-03-15', 'March 15, 2024'],
      ['2024-01-01', 'January 1, 2024'],
      ['2023-12-31', 'December 31, 2023'],
    ] as const)
      expect.soft(formatDate(day, 'en-US')).toBe(words);
    expect.soft(formatDate('2019-12-30', 'en-US', 'short')).toBe('Dec 30, 2019');
    expect.soft(formatDate('2018-11-21', 'en-US', 'short')).toBe('Nov 21, 2018');
    expect.soft(formatDate('2026-11-23', 'en-AU')).toBe('23 November 2026');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
