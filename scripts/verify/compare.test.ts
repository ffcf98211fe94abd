import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeFiles } from '../../e2e/support/content';
import { compareDeployed } from './compare';

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff

/drawings/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; sandbox
`;

const makeExport = () =>
  writeFiles({ 'index.html': 'Home', _headers: HEADERS, 'drawings/a.svg': '<svg/>', 'feed.xml': '<rss/>' });

/** Responds as the host should. @param change alters the headers of a response */
const respond =
  (out: string, change: (headers: Record<string, string>, url: string) => void) => async (url: string) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    const headers: Record<string, string> = {
      'content-type': { '/': 'text/html; charset=utf-8', '/drawings/a.svg': 'image/svg+xml' }[url] ?? 'text/xml',
      'content-security-policy': `default-src 'none'; ${file.endsWith('.svg') ? 'sandbox' : 'upgrade-insecure-requests'}`,
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    };
    change(headers, url);
    return { status: 200, headers, body: fs.readFileSync(path.join(out, file)) };
  };

test('accepts promised headers and types, and reports each file whose type or header is missing or another one', async () => {
  const out = makeExport();
  const foundWith = async (change: (headers: Record<string, string>, url: string) => void) =>
    (await compareDeployed(out, respond(out, change))).differences.map(({ path: url, found }) => [url, found]);
  assert.deepEqual(await foundWith(() => {}), []);
  const all = ['/drawings/a.svg', '/feed.xml', '/'];
  const another = (name: string) => `another ${name} than that of the build: install the new configuration of the host`;
  assert.deepEqual(
    await foundWith((headers) => delete headers['strict-transport-security']),
    all.map((url) => [url, another('Strict-Transport-Security')]),
  );
  assert.deepEqual(
    await foundWith((headers, url) => {
      if (url.endsWith('.svg')) headers['content-type'] = 'text/html';
    }),
    [['/drawings/a.svg', 'Content-Type text/html instead of image/svg+xml']],
  );
  assert.deepEqual(
    await foundWith((headers) => {
      headers['content-security-policy'] = "default-src 'none'; upgrade-insecure-requests";
    }),
    [['/drawings/a.svg', another('Content-Security-Policy')]],
  );
});

test('reports altered and missing files, and a site that does not respond', async () => {
  const out = makeExport();
  const answer = respond(makeExport(), () => {});
  const missing = { status: 404, headers: {}, body: Buffer.from('') };
  fs.writeFileSync(path.join(out, 'feed.xml'), '<rss />');
  fs.writeFileSync(path.join(out, 'new page.txt'), 'Not there yet.');
  const request = async (url: string) => (url === '/new%20page.txt' ? missing : answer(url));
  assert.deepEqual((await compareDeployed(out, request)).differences, [
    { file: 'feed.xml', path: '/feed.xml', found: 'another body from byte 5 on (6 bytes instead of 7)' },
    { file: 'new page.txt', path: '/new%20page.txt', found: 'status 404 instead of 200' },
  ]);
  const refused = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  const { count, differences } = await compareDeployed(out, refused);
  assert.equal(differences.length, count);
  assert.equal(differences[0]?.found, 'no response: connect ECONNREFUSED');
});
