/** Sends requests that no browser sends by itself, but that any website can make one send. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { isLocal } from '../../scripts/support/local-host';
import { serveExport } from '../../scripts/support/serve-export';
import { expect, test } from '../support/test';

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
    expect(isLocal({ headers: { host } }), host).toBe(true);
  for (const host of ['', 'site.example:3000', 'localhost.site.example', '127.0.0.1.site.example', '192.168.0.2'])
    expect(isLocal({ headers: { host } }), host).toBe(false);
  expect(isLocal({ headers: {} })).toBe(false);
});

test('responds to hostile request targets, redirects none of them to another host, and goes on', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  for (const file of ['index.html', '404.html'])
    fs.writeFileSync(path.join(root, file), '<!doctype html><title>Page</title>');
  const { origin, close } = await serveExport(root, '');
  const targets = ['//', '//[', '//host/', '/.//host/', '/a/..//host/', '/\\host/', 'http://host/', '*'];
  for (const target of targets)
    expect(await request(origin, target), target).toEqual({ status: 400, location: undefined });
  expect((await request(origin, `/${'a'.repeat(5000)}/`)).status, 'longer than a file name may be').toBe(500);
  expect((await request(origin, '/%')).status).toBe(404);
  expect((await request(origin, '/')).status).toBe(200);
  await close();
});
