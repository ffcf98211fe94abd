/** `npm run check:links`: the state of links to other sites. */
import http from 'node:http';
import { checkLinks } from '../../scripts/links/check';
import { collectLinks } from '../../scripts/links/report';
import { freePort, listen } from '../../scripts/support/listen';
import { expect, test } from '../support/test';

const PATIENT = { timeoutMs: 30_000, retries: 0 };

async function startElsewhere() {
  const requested: string[] = [];
  const load = { now: 0, most: 0 };
  const server = http.createServer(({ method, url = '' }, response) => {
    requested.push(url);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    const isFirst = requested.filter((one) => one === url).length <= 2;
    const statuses = { '/moved': 301, '/only-get': method === 'HEAD' ? 405 : 200, '/tired': isFirst ? 503 : 200 };
    if (url === '/hangs') return;
    load.now -= 1;
    const status =
      Object.entries(statuses).find(([path]) => path === url)?.[1] ?? (Number(url.split('/status/')[1]) || 200);
    response.writeHead(status, url === '/moved' ? { location: '/works' } : {}).end();
  });
  const { port, close } = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  const check = async (paths: readonly string[], options = PATIENT) =>
    (
      await checkLinks(
        paths.map((path) => new URL(path, origin).href),
        options,
      )
    ).map(({ url, state, detail }) => [new URL(url).pathname, state, detail.replaceAll(origin, '')] as const);
  return { check, load, [Symbol.asyncDispose]: close };
}

test('names each response, requests one link of a host at a time, and a failing server again', async () => {
  await using elsewhere = await startElsewhere();
  const paths = ['/works', ...[404, 410, 500, 403, 429].map((status) => `/status/${status}`), '/moved', '/only-get'];
  expect(await elsewhere.check(paths)).toEqual([
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
  expect(await elsewhere.check(['/tired'], { ...PATIENT, retries: 1 })).toEqual([['/tired', 'works', '']]);
  const hanging = await elsewhere.check(['/hangs'], { timeoutMs: 300, retries: 0 });
  expect(hanging).toEqual([['/hangs', 'silent', expect.stringMatching(/timeout/)]]);
  const missing = await elsewhere.check([`http://127.0.0.1:${await freePort()}/`]);
  expect(missing).toEqual([['/', 'silent', expect.stringMatching(/ECONNREFUSED/)]]);
});

test('collects the links of pages, without those to the site itself', ({ site }) => {
  const links = collectLinks(site.root, 'https://www.spanwell.example');
  const urls = [...links.keys()];
  expect(urls).toContain('https://osmfoundation.org/wiki/Privacy_Policy');
  expect(links.get('https://osmfoundation.org/wiki/Privacy_Policy')).toEqual(['/privacy']);
  expect(urls.filter((url) => /#|spanwell\.example|^(?!https?:)/.test(url))).toEqual([]);
  expect(urls.filter((url) => url.includes('/export/embed.html'))).toHaveLength(1);
});
