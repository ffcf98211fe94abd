import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../e2e/support/unit';
import { isLink } from './is-link';

const VALID = [
  '/about',
  '#1-what-is',
  '#über',
  'HTTPS://example.com',
  'https://example.com/a,b',
  'http://über.example/ä',
  'https://my_host.example.com:8443/',
  'mailto:?subject=A%20page',
  'mailto:a@b.example,c@d.example?subject=x',
  'tel:+61-2-5550-0100',
  'tel:+61255500100;ext=12',
];

const INVALID = [
  '',
  '/about us',
  'https://exam\u200bple.com',
  'https:/guide.example/one',
  'https://https://guide.example',
  'https://guide,example',
  'https://exa mple.com',
  'https://user@guide.example',
  'http://localhost:3000/about',
  'https://127.0.0.1/about',
  'https://[::1]/about',
  'mailto:',
  'mailto:a@b',
  'tel:call-us',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'npmjs.com',
  'npmjs.com:80',
  'about',
  'team.pdf',
  'a@b.example',
  `/${'a'.repeat(2000)}`,
];

test('accepts what browsers open, and nothing else', () => {
  for (const url of VALID) assert.equal(isLink(url), true, url);
  for (const url of INVALID) assert.equal(isLink(url), false, url);
});

test('reads 100 kB of any sign in linear time', () => {
  const parts = ['a', '.', '-', '1', '@', '/', ':', '%', ',', ';ext=', 'a.', 'https://'];
  assertLinear(isLink, parts, ['', 'https://', 'mailto:', 'tel:', '#', '/']);
});
