import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLoader, LOADER } from './loader-code';

test('keeps the loader below 2.8 kB', () => {
  assert.ok(Buffer.byteLength(LOADER) <= 2800);
});

test('appends at most 700 bytes for the counting of page views, its three values aside, and none without it', () => {
  const origin = 'https://www.spanwell.example';
  assert.equal(createLoader({ origin }), LOADER);
  const measure = { url: 'https://plausible.io', site: 'spanwell.example' };
  const loader = createLoader({ origin, measure });
  assert.ok(loader.startsWith(LOADER));
  const values = [measure.url, measure.site, new URL(origin).host].join('').length;
  assert.ok(loader.length - LOADER.length - values <= 700);
});
