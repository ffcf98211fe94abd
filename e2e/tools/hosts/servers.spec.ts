/** The site as a real nginx serves it, with the configuration that the build writes. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SERVER_ERRORS } from '../../../hosts/policy';
import { BROTLI_MODULE } from '../../../scripts/support/nginx';
import { compareDeployed } from '../../../scripts/verify/compare';
import type { Export } from '../../support/export';
import { OLD_URLS, readPolicy } from '../../support/hosts';
import { parsePage } from '../../support/html';
import { expect, test } from '../../support/test';
import { failingPath, startNginx, type WebServer } from './web-server';

const readHeading = (html: Buffer) => parsePage(html.toString()).first('h1').text;
const findStyles = (site: Export) => `/${site.files.find((file) => file.endsWith('.css'))}`;
const SPELLINGS = { '/about/': '/about', '/about.html?a=b': '/about?a=b', '/blog/': '/blog', '/index.html': '/' };
/** What no browser requests. */
const REFUSED =
  `/../../../../etc/passwd /%2e%2e/%2e%2e/%2e%2e/etc/passwd /drawings/../../site.key /%2e%2e%5csite.key /about%00.html
  // //elsewhere.example/about.html /.git/config /%2egit/config /_headers /about.html.gz`.split(/\s+/);
/** Files of types that the export has none of, as marketing may add them to public/. */
const DOCUMENTS = ['a.pdf', 'a.GIF', 'a.jpeg', 'a.csv', 'a.docx'].map((name) => `files/${name}`);
const IMAGE = 'pictures/a-0123456789ab-800.avif';

test.describe('nginx', { tag: '@all' }, () => {
  test.describe.configure({ mode: 'default' });
  let server: WebServer;
  test.beforeAll(async ({ site }) => {
    const more = Object.fromEntries([IMAGE, ...DOCUMENTS].map((file) => [file, 'a file']));
    server = await startNginx(site.root, readPolicy(site), OLD_URLS, more);
  });
  test.afterAll(() => server.stop());

  test('responds with every file and page as built, with its type and headers, also over IPv6', async () => {
    const { count, differences } = await compareDeployed(server.root, server.ask);
    expect(count).toBeGreaterThan(100);
    // The page of a study that OLD_URLS moves.
    expect(differences.map(({ path, found }) => `${path}: ${found}`)).toEqual([
      '/case-study/application-migration-iris: a redirect (301) to /case-study/iris',
    ]);
    expect((await server.ask('/about', { host: '::1' })).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await server.ask('/files/a.csv')).headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  test('responds with the right not-found page and 404', async () => {
    for (const [heading, ...paths] of [
      ['Blog Post Not Found', '/blog/unknown', '/blog/a/b', '/blog/404', '/blog/x.png'],
      ['Oops! Page not found', '/unknown', '/a/b', '/404', '/_not-found', '/_next/static/gone.js', '/about/unknown'],
    ])
      for (const path of paths) {
        const { status, body, headers } = await server.ask(path);
        expect.soft([status, readHeading(body)], path).toEqual([404, heading]);
        expect.soft(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
        expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
      }
  });

  test('responds to its own errors with their status and the page for them', async () => {
    for (const status of SERVER_ERRORS) {
      const response = await server.ask(failingPath(status));
      expect(response.status).toBe(status);
      expect(readHeading(response.body)).toBe('Unexpected Application Error!');
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await server.ask('/500')).status).toBe(404);
  });

  test('compresses a page that nobody has precompressed', async ({ site }) => {
    fs.rmSync(path.join(server.root, 'contact.html.gz'));
    const { headers, body } = await server.ask('/contact', { headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toBe(site.page('/contact'));
  });

  test('responds with 304 to a cached file', async ({ site }) => {
    for (const path of ['/', '/llms.txt', findStyles(site)]) {
      const { headers } = await server.ask(path);
      const etag = headers.etag ?? '';
      expect.soft(etag, path).not.toBe('');
      const byTag = await server.ask(path, { headers: { 'if-none-match': etag } });
      expect.soft(byTag.status, path).toBe(304);
      expect.soft(byTag.headers['content-security-policy'], path).toBe(headers['content-security-policy']);
      const since = headers['last-modified'] ?? '';
      expect.soft((await server.ask(path, { headers: { 'if-modified-since': since } })).status, path).toBe(304);
    }
  });

  test('sends precompressed files', async ({ site }) => {
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const coding of BROTLI_MODULE ? (['gzip', 'br'] as const) : (['gzip'] as const)) {
      const paths = ['/', '/about', '/llms.txt', '/unknown', findStyles(site)];
      for (const path of paths) {
        const plain = await server.ask(path);
        const { headers, body } = await server.ask(path, { headers: { 'accept-encoding': coding } });
        expect.soft(plain.headers['content-encoding'], path).toBeUndefined();
        expect.soft(headers['content-encoding'], path).toBe(coding);
        expect.soft(headers.vary, path).toContain('Accept-Encoding');
        expect.soft(headers['content-type'], path).toBe(plain.headers['content-type']);
        expect.soft(unpack[coding](body).equals(plain.body), path).toBe(true);
      }
    }
  });

  test('redirects other spellings of a URL', async () => {
    for (const [from, to] of Object.entries(SPELLINGS)) {
      const { status, headers } = await server.ask(from);
      expect.soft([status, headers.location], from).toEqual([301, to]);
    }
    const options = { port: server.ports.http, path: '/about', headers: { host: 'localhost' } };
    const [plain]: http.IncomingMessage[] = await once(http.get(options), 'response');
    plain?.resume();
    expect([plain?.statusCode, plain?.headers.location]).toEqual([301, 'https://localhost/about']);
  });

  test('redirects the name without www, or with it, and serves no other', async () => {
    const askAs = (host: string) => server.ask('/about?a=b', { headers: { host } });
    const { status, headers } = await askAs('www.localhost');
    expect([status, headers.location]).toEqual([301, 'https://localhost/about?a=b']);
    for (const host of ['elsewhere.example', '127.0.0.1', 'localhost.elsewhere.example']) {
      const refused = await askAs(host);
      expect.soft(refused.status, host).toBe(421);
      expect.soft(refused.body.toString(), host).not.toContain('<main');
    }
    await expect(server.ask('/', { servername: 'elsewhere.example' })).rejects.toThrow(/unrecognized name/);
  });

  test('redirects with the query, and responds with 410 for deleted pages', async () => {
    for (const [from, to] of OLD_URLS.permanent) {
      const query = '?utm_source=mail&q=a%20b';
      const moved = await server.ask(from + query);
      expect.soft([moved.status, moved.headers.location], from).toEqual([301, to + query]);
      // Another spelling is redirected to the URL first, as everywhere.
      const { status, headers } = await server.ask(`${from}/?a=b`);
      expect.soft([status, headers.location], `${from}/`).toEqual([301, `${from}?a=b`]);
      expect.soft((await server.ask(`${from}-too`)).status, `${from}-too`).toBe(404);
    }
    for (const path of OLD_URLS.gone) {
      const { status, body, headers } = await server.ask(path);
      expect.soft([status, readHeading(body)], path).toEqual([410, 'Blog Post Not Found']);
      expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect.soft(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
  });

  test('refuses requests that no browser sends', async () => {
    for (const path of [...REFUSED, `/${'a'.repeat(6000)}`]) {
      const { status, headers, body } = await server.ask(path);
      expect.soft([400, 404, 414], `${path.slice(0, 60)}: ${status} ${headers.location}`).toContain(status);
      expect.soft(body.toString(), path).not.toMatch(/root:|BEGIN/);
    }
    for (const method of ['POST', 'DELETE', 'PROPFIND']) {
      expect.soft((await server.ask('/about', { method })).status, method).toBe(405);
    }
    const head = await server.ask('/about', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.server ?? '').not.toMatch(/\d/);
  });
});
