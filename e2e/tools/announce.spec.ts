/** `npm run announce`: IndexNow receives the URLs that have changed, and nothing before it is switched on. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { announce, changedPaths } from '../../scripts/announce/announce';
import { submit } from '../../scripts/announce/indexnow';
import { listen } from '../../scripts/support/listen';
import { copyContent, edit, line, SITE } from '../support/content';
import { expect, test } from '../support/test';

const KEY = '0123456789abcdef0123456789abcdef';
const ORIGIN = 'https://www.spanwell.example';

async function startEngine(status: number) {
  const received: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push([request.method, request.headers['content-type'], JSON.parse(body)]);
    response.writeHead(status).end();
  });
  const { port, close } = await listen(server);
  return { to: `http://127.0.0.1:${port}/indexnow`, received, close };
}

test('is off without a key; with one it lists changed pages, and sends the list when asked to', async ({ site }) => {
  using content = copyContent();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'announce-'));
  const [before, out, list] = ['before', 'after', 'list.txt'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const engine = await startEngine(202);
  const printed: string[] = [];
  const run = (options: { compareWith?: string; save?: string; send?: string }) =>
    announce(content.site(), { ...options, to: engine.to, out }, (words) => printed.push(words));
  fs.writeFileSync(list, '/about\n');
  await run({ send: list });
  expect(printed.join('\n')).toMatch(/^IndexNow is off\. .*content\/site\.md.*: indexnow: "[0-9a-f]{32}"$/);
  const [advice = ''] = /indexnow: "\w+"/.exec(printed.join()) ?? [];
  content.edit(SITE, /^labels:/m, `${advice}\nlabels:`);
  expect(content.site().company.indexnow).toMatch(/^[0-9a-f]{32}$/);

  content.edit(SITE, line('indexnow'), `indexnow: "${KEY}"`);
  for (const copy of [before, out]) {
    fs.mkdirSync(copy);
    for (const file of ['index.html', 'about.html', 'contact.html', '404.html'])
      fs.writeFileSync(path.join(copy, file), site.read(file));
  }
  fs.writeFileSync(path.join(before, 'about.html'), edit(site.read('about.html'), '>Our Directions<', '>Our Aims<'));
  printed.length = 0;
  await run({ compareWith: before, save: list });
  expect(printed).toEqual(['1 URL would be submitted (dry run).', '  /about']);
  expect(engine.received, 'nothing is sent').toEqual([]);

  await run({ send: list });
  expect(printed.at(-1)).toBe('1 URL submitted to IndexNow.');
  const submission = { host: 'www.spanwell.example', key: KEY, keyLocation: `${ORIGIN}/${KEY}.txt` };
  expect(engine.received).toEqual([
    ['POST', 'application/json; charset=utf-8', { ...submission, urlList: [`${ORIGIN}/about`] }],
  ]);
  await engine.close();
  fs.rmSync(folder, { recursive: true });
});

test('sends nothing without changed URLs, and long lists in several requests', async () => {
  const engine = await startEngine(200);
  await submit(`${ORIGIN}/folder`, KEY, [], engine.to);
  expect(engine.received).toEqual([]);
  await submit(`${ORIGIN}/folder`, KEY, ['/', ...Array.from({ length: 10_000 }, (_, index) => `/${index}`)], engine.to);
  await engine.close();
  const bodies = engine.received.map((one) => (one as [string, string, { urlList: string[]; keyLocation: string }])[2]);
  expect(bodies.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(bodies[0]?.urlList.slice(0, 2)).toEqual([`${ORIGIN}/folder`, `${ORIGIN}/folder/0`]);
  expect(bodies[0]?.keyLocation).toBe(`${ORIGIN}/folder/${KEY}.txt`);
});

test('takes a URL as changed for its copy, not for markup, weight, metadata or a change on every page', () => {
  const changedIn = (changed: { kind: string; pages: string[] }[], pages = {}) =>
    changedPaths(
      { pages: { new: [], removed: [], moved: [], ...pages }, changed } as Parameters<typeof changedPaths>[0],
      4,
      new Set(['/', '/about', '/new']),
    );
  const change = (kind: string, ...pages: string[]) => ({ kind, pages, removed: 'a', added: 'b' });
  const unseen = ['markup', 'weight', 'head'].map((kind) => change(kind, '/'));
  expect(changedIn([change('text', '/about'), ...unseen])).toEqual(['/about']);
  expect(changedIn([change('links', '/', '/about', '/404', '/blog/404')])).toEqual([]);
  const pages = { new: [{ path: '/new' }], moved: [{ from: '/old', to: '/about' }], removed: [{ path: '/gone' }] };
  expect(changedIn([change('text', '/404')], pages)).toEqual(['/about', '/gone', '/new', '/old']);
});
