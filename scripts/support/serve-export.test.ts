/** Sends requests that no browser sends by itself, but that any website can make one send. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isLocal } from './local-host';
import { serveExport } from './serve-export';

/** Requests a target as it is: fetch() would normalise it. */
const request = (origin: string, target: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http
      .get({ hostname, port, path: target }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
      .on('error', reject);
  });

test('takes only names of this computer for local hosts', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
    assert.equal(isLocal({ headers: { host } }), true, host);
  for (const host of ['', 'site.example:3000', 'localhost.site.example', '127.0.0.1.site.example', '192.168.0.2'])
    assert.equal(isLocal({ headers: { host } }), false, host);
  assert.equal(isLocal({ headers: {} }), false);
});

test('responds to hostile request targets, redirects none of them to another host, and goes on', async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  for (const file of ['index.html', '404.html'])
    fs.writeFileSync(path.join(root, file), '<!doctype html><title>Page</title>');
  const { origin, close } = await serveExport(root, '');
  t.after(close);
  const targets = ['//', '//[', '//host/', '/.//host/', '/a/..//host/', '/\\host/', 'http://host/', '*'];
  for (const target of targets)
    assert.deepEqual(await request(origin, target), { status: 400, location: undefined }, target);
  const requestStatus = async (target: string) => (await request(origin, target)).status;
  assert.equal(await requestStatus(`/${'a'.repeat(5000)}/`), 301, 'longer than a file name may be');
  assert.deepEqual([await requestStatus('/%'), await requestStatus('/')], [404, 200]);
  assert.deepEqual(await request(origin, '/index.html/'), { status: 301, location: '/index.html' });
});
