/** `npm run check:links`: the state of links to other sites, and the issue that the workflow keeps about them. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { checkLinks } from '../../scripts/links/check';
import { collectLinks, describeLinks } from '../../scripts/links/report';
import { freePort, listen } from '../../scripts/support/listen';
import { expect, test } from '../support/test';

const PATIENT = { timeoutMs: 30_000, retries: 0 };

async function startElsewhere() {
  const requested: string[] = [];
  const load = { now: 0, most: 0 };
  const server = http.createServer((request, response) => {
    const { method = '', url = '' } = request;
    requested.push(`${method} ${url}`);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    const times = requested.filter((one) => one.endsWith(` ${url}`)).length;
    const respond = (status: number, headers: http.OutgoingHttpHeaders = {}) => {
      load.now -= 1;
      response.writeHead(status, headers).end();
    };
    if (url.startsWith('/status/')) respond(Number(url.slice(8)));
    else if (url === '/moved') respond(301, { location: '/works' });
    else if (url === '/only-get') respond(method === 'HEAD' ? 405 : 200);
    else if (url === '/tired') respond(times <= 2 ? 503 : 200);
    else if (url !== '/hangs') respond(200);
  });
  const { port, close } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, requested, load, close };
}

test.describe('of another site', () => {
  test.describe.configure({ mode: 'default' });
  let elsewhere: Awaited<ReturnType<typeof startElsewhere>>;
  test.beforeAll(async () => {
    elsewhere = await startElsewhere();
  });
  test.afterAll(() => elsewhere.close());
  const at = (...paths: string[]) => paths.map((name) => elsewhere.origin + name);
  const without = (list: { url: string; state: string; detail: string }[]) =>
    list.map(({ url, state, detail }) => [new URL(url).pathname, state, detail.replaceAll(elsewhere.origin, '')]);

  test('names each response, and requests one link of a host at a time', async () => {
    const checked = await checkLinks(
      at('/works', '/status/404', '/status/410', '/status/500', '/status/403', '/status/429', '/moved', '/only-get'),
      PATIENT,
    );
    expect(without(checked)).toEqual([
      ['/moved', 'redirected', '/works'],
      ['/only-get', 'works', ''],
      ['/status/403', 'refused', 'status 403'],
      ['/status/404', 'broken', 'status 404'],
      ['/status/410', 'broken', 'status 410'],
      ['/status/429', 'refused', 'status 429'],
      ['/status/500', 'broken', 'status 500'],
      ['/works', 'works', ''],
    ]);
    expect(elsewhere.load.most).toBe(1);
  });

  test('reports a site that hangs or is not there as silent', async () => {
    const check = async (url: string, timeoutMs: number) => {
      const [checked] = await checkLinks([url], { timeoutMs, retries: 0 });
      return [checked?.state, checked?.detail];
    };
    const [hanging = ''] = at('/hangs');
    expect(await check(hanging, 300)).toEqual(['silent', expect.stringMatching(/timeout/)]);
    const nobody = `http://127.0.0.1:${await freePort()}/`;
    expect(await check(nobody, 30_000)).toEqual(['silent', expect.stringMatching(/ECONNREFUSED/)]);
  });

  test('requests a failing server again', async () => {
    expect(without(await checkLinks(at('/tired'), { timeoutMs: 30_000, retries: 1 }))).toEqual([
      ['/tired', 'works', ''],
    ]);
  });
});

test('collects the links of pages, without those to the site itself', ({ site }) => {
  const links = collectLinks(site.root, 'https://www.spanwell.example');
  const urls = [...links.keys()];
  expect(urls).toContain('https://osmfoundation.org/wiki/Privacy_Policy');
  expect(links.get('https://osmfoundation.org/wiki/Privacy_Policy')).toEqual(['/privacy']);
  expect(urls.filter((url) => /#|spanwell\.example|^(?!https?:)/.test(url))).toEqual([]);
  expect(urls.filter((url) => url.includes('/export/embed.html'))).toHaveLength(1);
});

test('lists links by state, with the pages that have them, and reports this machine as offline', () => {
  const pagesOf = new Map([
    ['https://a.example/', ['/', '/about', '/blog', '/contact']],
    ...['b', 'c', 'd', 'e'].map((name) => [`https://${name}.example/`, ['/about']] as const),
  ] as [string, string[]][]);
  const checked = [
    { url: 'https://a.example/', state: 'broken', detail: 'status 404' },
    { url: 'https://b.example/', state: 'silent', detail: 'ENOTFOUND' },
    { url: 'https://c.example/', state: 'refused', detail: 'status 403' },
    { url: 'https://d.example/', state: 'redirected', detail: 'https://dd.example/' },
    { url: 'https://e.example/', state: 'works', detail: '' },
  ] as const;
  const { state, text } = describeLinks(checked, pagesOf, 9);
  expect(state).toBe('broken');
  expect(text).toMatch(/^5 links to other sites, 2 broken\./);
  for (const part of [
    'Broken\n  https://a.example/  status 404\n    On 4 pages: /, /about, /blog and others\n',
    'No response\n  https://b.example/  ENOTFOUND\n    On /about\n',
    'Refuse programs\n  https://c.example/  status 403\n',
    'Redirected\n  https://d.example/  https://dd.example/\n',
  ])
    expect(text).toContain(part);
  expect(describeLinks(checked.slice(2), pagesOf, 9).state).toBe('works');
  expect(describeLinks([], pagesOf, 9).text).toBe('0 links to other sites, 0 broken.\n');
  const offline = describeLinks([{ ...checked[1], detail: 'EAI_AGAIN' }], new Map(), 9);
  expect(offline.state).toBe('offline');
  expect(offline.text).toContain('most likely offline');
});

test('opens one issue, updates it, and closes it once all links work', () => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/links.yml', 'utf8'));
  const [step] = jobs.issue.steps;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  try {
    // A stub of GitHub's command, which has one open issue or none.
    fs.writeFileSync(
      path.join(folder, 'gh'),
      '#!/bin/sh\n[ "$2" = list ] && { echo "$OPEN"; exit; }\necho "$*"\n[ -t 0 ] || cat\n',
      { mode: 0o755 },
    );
    const run = (state: string, open: string) =>
      spawnSync('bash', ['-e', '-c', step.run], {
        env: {
          ...process.env,
          ...step.env,
          PATH: `${folder}:${process.env.PATH}`,
          STATE: state,
          REPORT: 'R',
          OPEN: open,
        },
        input: '',
        encoding: 'utf8',
      }).stdout.trim();
    expect(run('broken', '')).toMatch(/^issue create --title Links to other sites that do not work --body-file -\n/);
    expect(run('broken', '')).toContain('R');
    expect(run('broken', '7')).toMatch(/^issue edit 7 --body-file -\n/);
    expect(run('works', '7')).toMatch(/^issue close 7 --comment /);
    expect(run('works', '')).toBe('');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  expect(jobs.issue.if).toContain("needs.check.outputs.state != 'offline'");
  expect(jobs.issue.permissions).toEqual({ issues: 'write' });
  expect(jobs.check.permissions).toEqual({ contents: 'read' });
});
