/** `npx tsx scripts/announce.ts`: IndexNow receives the URLs that have changed, and nothing before it is switched on. */
import http from 'node:http';
import { announce } from '../../scripts/announce/announce';
import { submit } from '../../scripts/announce/indexnow';
import { listen } from '../../scripts/support/listen';
import { recordPublishedUrls } from '../../scripts/support/published-urls';
import { copyContent, line, SITE } from '../support/content';
import { expect, test } from '../support/test';

const KEY = '0123456789abcdef0123456789abcdef';
const ORIGIN = 'https://www.spanwell.example';
const DAY = '2027-02-01';
const DAY_BEFORE = '2027-01-31';

async function startEngine(status: number) {
  const received: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push([request.method, request.headers['content-type'], JSON.parse(body)]);
    response.writeHead(status).end();
  });
  const { port, close } = await listen(server);
  return { endpoint: `http://127.0.0.1:${port}/indexnow`, received, close };
}

test('lists changed, redirected and removed pages of the day, and submits them on request', async () => {
  using content = copyContent();
  const engine = await startEngine(202);
  const printed: string[] = [];
  const run = async (send: boolean) => {
    printed.length = 0;
    await announce(content.site({ day: DAY }), { day: DAY, send, endpoint: engine.endpoint }, (words) =>
      printed.push(words),
    );
    return printed;
  };
  expect(await run(true)).toEqual([
    expect.stringMatching(/^IndexNow is off\. .*content\/site\.md.*: indexnow: "[0-9a-f]{32}"$/),
  ]);
  const [advice = ''] = /indexnow: "\w+"/.exec(printed.join()) ?? [];
  content.edit(SITE, /^labels:/m, `${advice}\nlabels:`);
  expect(content.site({ day: DAY }).company.indexnow).toMatch(/^[0-9a-f]{32}$/);

  content.edit(SITE, line('indexnow'), `indexnow: "${KEY}"`);
  recordPublishedUrls(content.root, content.inspect(DAY_BEFORE));
  expect(await run(true), 'nothing has changed since the last deployment').toEqual(['0 URLs submitted to IndexNow.']);
  content.edit('pages/about.md', 'Our Directions', 'Our Aims');
  content.edit('pages/about.md', /^title:/m, 'aliases: [/who-we-are]\ntitle:');
  content.edit(SITE, /^labels:/m, 'gone: [/old-offer]\nlabels:');
  const paths = ['  /about', '  /old-offer', '  /who-we-are'];
  expect(await run(false)).toEqual([`3 URLs of ${DAY}. To submit them: npx tsx scripts/announce.ts --send`, ...paths]);
  expect(engine.received, 'nothing is sent').toEqual([]);

  expect(await run(true)).toEqual(['3 URLs submitted to IndexNow.', ...paths]);
  const submission = {
    host: 'www.spanwell.example',
    key: KEY,
    keyLocation: `${ORIGIN}/${KEY}.txt`,
    urlList: [`${ORIGIN}/about`, `${ORIGIN}/old-offer`, `${ORIGIN}/who-we-are`],
  };
  expect(engine.received).toEqual([['POST', 'application/json; charset=utf-8', submission]]);
  await engine.close();
});

test('sends nothing without changed URLs, and long lists in several requests', async () => {
  const engine = await startEngine(200);
  await submit(`${ORIGIN}/folder`, KEY, [], engine.endpoint);
  expect(engine.received).toEqual([]);
  const paths = ['/', ...Array.from({ length: 10_000 }, (_, index) => `/${index}`)];
  await submit(`${ORIGIN}/folder`, KEY, paths, engine.endpoint);
  await engine.close();
  const bodies = engine.received.map(
    (request) => (request as [string, string, { urlList: string[]; keyLocation: string }])[2],
  );
  expect(bodies.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(bodies[0]?.urlList.slice(0, 2)).toEqual([`${ORIGIN}/folder`, `${ORIGIN}/folder/0`]);
  expect(bodies[0]?.keyLocation).toBe(`${ORIGIN}/folder/${KEY}.txt`);
});
