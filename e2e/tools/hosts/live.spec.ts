/** `npm run changes -- https://…`: a deployed site is compared with an export as another export would be. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareExports, downloadSite, isUnchanged, takeSnapshot } from '../../support/changes';
import { edit } from '../../support/content-folder';
import { policyOf, redirectsFile } from '../../support/hosts';
import { ALL_REDIRECTS } from '../../support/redirects';
import { expect, test } from '../../support/test';
import { startServer, type WebServer } from '../../support/web-server';

type Ask = WebServer['ask'];

/** Some pages are enough. */
const isPart = (file: string) =>
  /^(index|about|contact|404|blog|blog\/[^.]*)\.html$|^_headers$|^vercel\.json$|^drawings\/(about|home)|\.css$|^sitemap/.test(
    file,
  );

test.describe.configure({ mode: 'default' });
let root = '';
let server: WebServer;
const at = (...names: string[]) => path.join(root, ...names);

test.beforeAll(async ({ site }) => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'live-'));
  for (const file of site.files.filter(isPart)) {
    for (const copy of ['deployed', 'built']) {
      fs.mkdirSync(path.dirname(at(copy, file)), { recursive: true });
      fs.copyFileSync(path.join(site.root, file), at(copy, file));
    }
  }
  for (const copy of ['deployed', 'built']) fs.writeFileSync(at(copy, '_redirects'), redirectsFile(ALL_REDIRECTS));
  server = await startServer('nginx', at('deployed'), policyOf(site), ALL_REDIRECTS);
});
test.afterAll(async () => {
  await server.stop();
  fs.rmSync(root, { recursive: true });
});

/** What would change on the site that answers, if the built export were published. */
async function changesFrom(ask: Ask) {
  const live = fs.mkdtempSync(at('live-'));
  await downloadSite(ask, at('built'), '', live);
  return compareExports(takeSnapshot(live), takeSnapshot(at('built')));
}

test('a site as it was built: nothing would change', async () => {
  expect(isUnchanged(await changesFrom(server.ask))).toBe(true);
});

test('nor where a host sets no headers, knows one not-found page, and has no word for what is gone', async () => {
  const plain: Ask = async (address) => {
    const answer = await server.ask(address.startsWith('/blog/no-page') ? '/no-page-has-this-name' : address);
    return {
      ...answer,
      status: answer.status === 410 ? 404 : answer.status,
      headers: { location: answer.headers.location },
    };
  };
  expect(isUnchanged(await changesFrom(plain))).toBe(true);
});

test('what differs is found as between two folders, with what the site alone has', async () => {
  const change = (file: string, from: string | RegExp, to: string) =>
    fs.writeFileSync(at('built', file), edit(fs.readFileSync(at('built', file), 'utf8'), from, to));
  change('about.html', />Our Directions</, '>Our Aims<');
  change('_headers', /img-src 'self'/, "img-src 'self' https:");
  change('_headers', /( {2}Permissions-Policy: .*\n)/, '  Another-Header: new\n$1');
  change('_redirects', /^\/our-story .*\n/m, '/new-one /about 301\n');
  fs.rmSync(at('built', 'contact.html'));
  change('sitemap.xml', /<url><loc>[^<]*\/contact<.*\n/, '');
  fs.copyFileSync(at('built', 'blog.html'), at('built', 'new.html'));
  const { pages, changed, headers, redirects, files } = await changesFrom(server.ask);
  expect(pages.new.map(({ address }) => address)).toEqual(['/new']);
  expect(pages.gone.map(({ address }) => address)).toEqual(['/contact']);
  expect(changed).toEqual([
    { what: 'headings', pages: ['/about'], removed: ['h2 Our Directions'], added: ['h2 Our Aims'] },
  ]);
  expect(headers).toEqual({
    removed: ["/*  Content-Security-Policy: img-src 'self'"],
    added: [
      "/*  Content-Security-Policy: img-src 'self' https:",
      expect.stringMatching(/^\/\* {2}Another-Header: new/),
    ],
  });
  expect(redirects).toEqual({ removed: [], added: ['/new-one → /about (301)'] });
  expect(files.map(({ kind }) => kind)).toEqual(['feeds, sitemap and other forms of pages']);
});

test('a site that answers with an error is no site to compare with', async () => {
  const broken: Ask = async (address) => ({ ...(await server.ask(address)), status: 503 });
  await expect(changesFrom(broken)).rejects.toThrow(/ answers 503$/);
  const silent: Ask = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  await expect(changesFrom(silent)).rejects.toThrow('no answer: ECONNREFUSED');
});
