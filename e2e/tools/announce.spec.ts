/** `npm run announce`: search engines are told just what has changed, and nothing unless they are meant to be. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { addressesOf, announce, newsOf, submissionsOf, submit } from '../support/announce';
import { copyContent, edit } from '../support/content-folder';
import { expect, test } from '../support/test';

const KEY = '0123456789abcdef0123456789abcdef';
const SITE = 'https://www.spanwell.example';

/** Stands in for a search engine. */
async function startEngine(status: number) {
  const heard: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push([request.method, request.headers['content-type'], JSON.parse(body)]);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return { to, heard, close: () => void server.close() };
}

test('off without a key; with one, an altered page is told of once it is asked to be', async ({ site }) => {
  const content = copyContent();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'announce-'));
  const [before, out] = [path.join(folder, 'before'), path.join(folder, 'after')];
  const engine = await startEngine(202);
  const siteNow = () => createSite({ root: content.root, pictures: readPictures(), ...MODEL });
  const said: string[] = [];
  const run = (errand: { what?: string; save?: string; send?: string }) =>
    announce(siteNow(), { ...errand, to: engine.to, out }, (line) => said.push(line));
  const list = path.join(folder, 'list.txt');
  try {
    fs.writeFileSync(list, '/about\n');
    await run({ send: list });
    expect(said.join('\n')).toMatch(/^IndexNow is off: .*\n.*content\/site\.md.*: indexnow: "[0-9a-f]{32}"$/);
    // The line it makes up is one that content/site.md may have.
    const line = /indexnow: "\w+"/.exec(said.join()) ?? [''];
    content.write('site.md', edit(content.read('site.md'), /^labels:/m, `${line[0]}\nlabels:`));
    expect(siteNow().company.indexnow).toMatch(/^[0-9a-f]{32}$/);

    content.write('site.md', edit(content.read('site.md'), /^indexnow: .*$/m, `indexnow: "${KEY}"`));
    for (const copy of [before, out]) {
      fs.mkdirSync(copy);
      for (const file of ['index.html', 'about.html', 'contact.html', '404.html', 'sitemap.xml'])
        fs.copyFileSync(path.join(site.root, file), path.join(copy, file));
    }
    const about = fs.readFileSync(path.join(before, 'about.html'), 'utf8');
    fs.writeFileSync(path.join(before, 'about.html'), about.replace('>Our Directions<', '>Our Aims<'));
    said.length = 0;
    await run({ what: before, save: list });
    expect(said).toEqual(['1 address(es) to tell of. Nothing is sent.', '  /about']);
    expect(engine.heard, 'nothing is sent').toEqual([]);

    await run({ send: list });
    expect(said.at(-1)).toMatch(/ is told of 1 address\(es\)\.$/);
    const submission = { host: 'www.spanwell.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` };
    expect(engine.heard).toEqual([
      ['POST', 'application/json; charset=utf-8', { ...submission, urlList: [`${SITE}/about`] }],
    ]);
  } finally {
    engine.close();
    content.dispose();
    fs.rmSync(folder, { recursive: true });
  }
});

test('no news is sent to nobody', () => {
  expect(submissionsOf(SITE, KEY, [])).toEqual([]);
});

test('long lists go in parts; home has no slash; a site below a folder has its key there', () => {
  const parts = submissionsOf(`${SITE}/folder`, KEY, ['/', '/about', '/blog'], 2);
  expect(parts.map(({ urlList }) => urlList)).toEqual([
    [`${SITE}/folder`, `${SITE}/folder/about`],
    [`${SITE}/folder/blog`],
  ]);
  expect(parts[0]?.keyLocation).toBe(`${SITE}/folder/${KEY}.txt`);
});

test('what an engine refuses is told in words', async () => {
  const [submission] = submissionsOf(SITE, KEY, ['/about']);
  if (!submission) throw new Error('no submission');
  for (const [status, words] of [
    [400, 'the request is not understood'],
    [403, 'the key is not valid'],
    [422, 'not of this host'],
    [429, 'told too often'],
    [500, 'it does not say why'],
  ] as const) {
    const engine = await startEngine(status);
    await expect(submit(submission, engine.to)).rejects.toThrow(new RegExp(`answers ${status}: .*${words}`));
    engine.close();
  }
});

test.describe('news', () => {
  const none = { new: [], gone: [], moved: [] };
  const news = (changes: object) =>
    newsOf({ pages: none, changed: [], ...changes }, 4, new Set(['/', '/about', '/new']));
  const change = (what: string, ...pages: string[]) => ({ what, pages, removed: ['a'], added: ['b'] });

  test('are words, not markup, weight or policy', () => {
    expect(news({ changed: [change('words', '/about'), change('markup', '/'), change('weight', '/')] })).toEqual([
      '/about',
    ]);
    expect(news({ changed: [change('head', '/')], headers: { removed: ['x'], added: [] } })).toEqual([]);
  });

  test('are not what every page has, such as a line of the footer', () => {
    expect(news({ changed: [change('links', '/', '/about', '/404', '/blog/404')] })).toEqual([]);
  });

  test('are pages that come, move and go, and none that search engines are not meant to know', () => {
    const pages = {
      new: [{ address: '/new', title: '' }],
      moved: [{ from: '/old', to: '/about' }],
      gone: [{ address: '/gone', title: '', status: 410 }],
    };
    expect(news({ pages, changed: [change('words', '/404')] })).toEqual(['/about', '/gone', '/new', '/old']);
  });
});

test('addresses are read from the sitemap', () => {
  const xml = `<urlset><url><loc>${SITE}</loc></url><url><loc>${SITE}/a&amp;b</loc></url><url><loc>https://x.example/</loc></url></urlset>`;
  expect(addressesOf(xml, SITE)).toEqual(['/', '/a&b']);
});
