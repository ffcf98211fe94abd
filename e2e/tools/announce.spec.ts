/** `npm run announce`: IndexNow receives the URLs that have changed, and nothing before it is switched on. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { announce, changedPaths, notify } from '../support/announce';
import { copyContent, edit } from '../support/content-folder';
import { expect, test } from '../support/test';

const KEY = '0123456789abcdef0123456789abcdef';
const SITE = 'https://www.spanwell.example';

/** Starts a stub of a search engine. */
async function startEngine(status: number) {
  const received: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push([request.method, request.headers['content-type'], JSON.parse(body)]);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return { to, received, close: () => void server.close() };
}

test('is off without a key; with one it lists a changed page, and sends the list when asked to', async ({ site }) => {
  const content = copyContent();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'announce-'));
  const [before, out] = [path.join(folder, 'before'), path.join(folder, 'after')];
  const engine = await startEngine(202);
  const siteNow = () => createSite({ root: content.root, pictures: readPictures(), ...MODEL });
  const printed: string[] = [];
  const run = (options: { compareWith?: string; save?: string; send?: string }) =>
    announce(siteNow(), { ...options, to: engine.to, out }, (line) => printed.push(line));
  const list = path.join(folder, 'list.txt');
  try {
    fs.writeFileSync(list, '/about\n');
    await run({ send: list });
    expect(printed.join('\n')).toMatch(/^IndexNow is off\. .*content\/site\.md.*: indexnow: "[0-9a-f]{32}"$/);
    // The suggested line is valid in content/site.md.
    const line = /indexnow: "\w+"/.exec(printed.join()) ?? [''];
    content.write('site.md', edit(content.read('site.md'), /^labels:/m, `${line[0]}\nlabels:`));
    expect(siteNow().company.indexnow).toMatch(/^[0-9a-f]{32}$/);

    content.write('site.md', edit(content.read('site.md'), /^indexnow: .*$/m, `indexnow: "${KEY}"`));
    for (const copy of [before, out]) {
      fs.mkdirSync(copy);
      for (const file of ['index.html', 'about.html', 'contact.html', '404.html'])
        fs.copyFileSync(path.join(site.root, file), path.join(copy, file));
    }
    const about = fs.readFileSync(path.join(before, 'about.html'), 'utf8');
    fs.writeFileSync(path.join(before, 'about.html'), about.replace('>Our Directions<', '>Our Aims<'));
    printed.length = 0;
    await run({ compareWith: before, save: list });
    expect(printed).toEqual(['Changed URLs: 1. IndexNow is not notified yet.', '  /about']);
    expect(engine.received, 'nothing is sent').toEqual([]);

    await run({ send: list });
    expect(printed.at(-1)).toBe('IndexNow is notified. Changed URLs: 1.');
    const submission = { host: 'www.spanwell.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` };
    expect(engine.received).toEqual([
      ['POST', 'application/json; charset=utf-8', { ...submission, urlList: [`${SITE}/about`] }],
    ]);
  } finally {
    engine.close();
    content.dispose();
    fs.rmSync(folder, { recursive: true });
  }
});

test('sends nothing without changed URLs, and long lists in several requests', async () => {
  const engine = await startEngine(200);
  try {
    await notify(`${SITE}/folder`, KEY, [], engine.to);
    expect(engine.received).toEqual([]);
    const paths = ['/', ...Array.from({ length: 10_000 }, (_, index) => `/${index}`)];
    await notify(`${SITE}/folder`, KEY, paths, engine.to);
  } finally {
    engine.close();
  }
  const bodies = engine.received.map((one) => (one as [string, string, { urlList: string[]; keyLocation: string }])[2]);
  expect(bodies.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(bodies[0]?.urlList.slice(0, 2)).toEqual([`${SITE}/folder`, `${SITE}/folder/0`]);
  expect(bodies[0]?.keyLocation).toBe(`${SITE}/folder/${KEY}.txt`);
});

test('explains why a search engine refuses', async () => {
  for (const [status, reason] of [
    [400, 'the request is not valid'],
    [403, 'the key is not valid'],
    [422, 'not of this host'],
    [429, 'too many requests'],
    [500, 'no reason is given'],
  ] as const) {
    const engine = await startEngine(status);
    const sent = notify(SITE, KEY, ['/about'], engine.to);
    await expect(sent).rejects.toThrow(new RegExp(`responds with ${status}: .*${reason}`));
    engine.close();
  }
});

test.describe('changed URLs', () => {
  const none = { new: [], gone: [], moved: [] };
  const changedIn = (changes: object) =>
    changedPaths({ pages: none, changed: [], ...changes }, 4, new Set(['/', '/about', '/new']));
  const change = (what: string, ...pages: string[]) => ({ what, pages, removed: ['a'], added: ['b'] });

  test('are those with changed copy, not with changed markup, weight or policy', () => {
    expect(changedIn({ changed: [change('words', '/about'), change('markup', '/'), change('weight', '/')] })).toEqual([
      '/about',
    ]);
    expect(changedIn({ changed: [change('head', '/')] })).toEqual([]);
  });

  test('leave out a change on every page, such as a line of the footer', () => {
    expect(changedIn({ changed: [change('links', '/', '/about', '/404', '/blog/404')] })).toEqual([]);
  });

  test('are new, moved and deleted pages, without those that are not in the sitemap', () => {
    const pages = {
      new: [{ address: '/new', title: '' }],
      moved: [{ from: '/old', to: '/about' }],
      gone: [{ address: '/gone', title: '', status: 410 }],
    };
    expect(changedIn({ pages, changed: [change('words', '/404')] })).toEqual(['/about', '/gone', '/new', '/old']);
  });
});
