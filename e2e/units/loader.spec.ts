import { expect, test } from '@playwright/test';
import { createLoader, LOADER } from '../../export/loader-code';

test('keeps the loader below 2.5 kB', () => {
  expect(Buffer.byteLength(LOADER)).toBeLessThanOrEqual(2500);
});

test('appends at most 700 bytes for the counting of page views, its three values aside, and none without it', () => {
  const origin = 'https://www.spanwell.example';
  expect(createLoader({ origin })).toBe(LOADER);
  const measure = { url: 'https://plausible.io', site: 'spanwell.example' };
  const loader = createLoader({ origin, measure });
  expect(loader.startsWith(LOADER)).toBe(true);
  const values = [measure.url, measure.site, new URL(origin).host].join('').length;
  expect(loader.length - LOADER.length - values).toBeLessThanOrEqual(700);
});
