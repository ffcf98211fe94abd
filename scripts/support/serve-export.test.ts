/** Sends requests that no browser sends by itself, but that any website can make one send. */
import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { writeFiles } from '../../e2e/support/content';
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
  const page = '<!doctype html><title>Page</title>';
  const root = writeFiles({ 'index.html': page, '404.html': page });
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

test('responds with the status of each redirect, and 410 for a deleted page', async (t) => {
  const root = writeFiles({
    'index.html': 'Home',
    '404.html': 'Oops! Page not found',
    'blog/404.html': 'Blog Post Not Found',
    'admin/index.html': 'Editor',
    _redirects:
      '/services /it-services 301\n/old /new 308\n/blog/gone /blog/404.html 410\n/blog/* /blog/404.html 404\n',
  });
  for (const base of ['', '/folder']) {
    const { origin, close } = await serveExport(root, base);
    t.after(close);
    const expectResponse = async (url: string, status: number, textOrLocation: string) => {
      const response = await fetch(origin + base + url, { redirect: 'manual' });
      const location = response.headers.get('location');
      assert.deepEqual([response.status, location ?? (await response.text())], [status, textOrLocation], base + url);
      if (location) assert.equal(response.headers.get('cache-control'), 'no-store', base + url);
    };
    await expectResponse('/services?from=mail', 301, `${base}/it-services?from=mail`);
    await expectResponse('/services/', 301, `${base}/it-services`);
    await expectResponse('/old', 308, `${base}/new`);
    await expectResponse('/blog/gone', 410, 'Blog Post Not Found');
    await expectResponse('/unknown', 404, 'Oops! Page not found');
    await expectResponse('/blog/unknown', 404, 'Blog Post Not Found');
    for (const url of ['/admin', '/admin/']) await expectResponse(url, 200, 'Editor');
  }
});
