import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../e2e/support/unit';
import { linkFault } from './link-fault';

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

const INVALID: readonly (readonly [url: string, expected: RegExp])[] = [
  ['', /^a URL$/],
  ['/about us', /without spaces/],
  ['https://exam\u200bple.com', /invisible characters/],
  ['https:/guide.example/one', /two slashes/],
  ['https://https://guide.example', /https:\/\/ once/],
  ['https://guide,example', /a dot and no other signs/],
  ['https://exa mple.com', /without spaces/],
  ['https://user@guide.example', /no name and @/],
  ['http://localhost:3000/about', /that visitors can open/],
  ['https://127.0.0.1/about', /that visitors can open/],
  ['mailto:', /an e-mail address/],
  ['mailto:a@b', /an e-mail address/],
  ['tel:call-us', /a phone number/],
  ['javascript:alert(1)', /^a link that starts with \/, #, https:/],
  ['//evil.example', /https:\/\/ before the name of another site/],
  ['npmjs.com', /a website: https:\/\/npmjs\.com$/],
  ['about', /such as \/about$/],
  ['team.pdf', /such as \/team\.pdf$/],
  [`/${'a'.repeat(2000)}`, /at most 2000 characters/],
  ['a@b.example', /mailto:a@b\.example$/],
];

test('accepts what browsers open, however many links a site has', () => {
  for (let times = 0; times < 1000; times++)
    for (const url of VALID) if (linkFault(url) !== undefined) assert.fail(`${url}, read ${times + 1} times`);
});

test('describes each fault by one sentence', () => {
  for (const [url, expected] of INVALID) assert.match(linkFault(url) ?? '', expected, url);
});

test('reads 100 kB of any sign in linear time', () => {
  const parts = ['a', '.', '-', '1', '@', '/', ':', '%', ',', ';ext=', 'a.', 'https://'];
  assertLinear(linkFault, parts, ['', 'https://', 'mailto:', 'tel:', '#', '/']);
});
