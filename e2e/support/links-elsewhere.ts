/** Another site, with every kind of answer that a link may get; and what tests use of the check of links. */
import http from 'node:http';
import { listen } from '../../scripts/support/listen';

export { checkLinks } from '../../scripts/links/check';
export { collectLinks, describeLinks } from '../../scripts/links/report';

/** @returns its address, what it was asked, and how many questions it had to answer at a time */
export async function startElsewhere() {
  const asked: string[] = [];
  const load = { now: 0, most: 0 };
  const server = http.createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    const times = asked.filter((one) => one.endsWith(` ${url}`)).length;
    const answer = (status: number, headers: http.OutgoingHttpHeaders = {}) => {
      // Before its client may ask again.
      load.now -= 1;
      response.writeHead(status, headers).end();
    };
    if (url.startsWith('/status/')) answer(Number(url.slice(8)));
    else if (url === '/moved') answer(301, { location: '/works' });
    else if (url === '/only-get') answer(method === 'HEAD' ? 405 : 200);
    else if (url === '/tired') answer(times <= 2 ? 503 : 200);
    else if (url !== '/hangs') answer(200);
  });
  const { port, close } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, asked, load, close };
}
