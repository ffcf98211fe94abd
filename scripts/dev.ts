/**
 * `npm run dev`: Next's preview behind a small gateway. Before each page the gateway checks the content and prepares
 * its pictures. Next is shown the last version that had no problems, so that every page stays while content is wrong; what is
 * wrong stands in a panel on it, or alone while no version has been good yet. An open page loads itself anew when a good
 * version follows, and marks what is different.
 * `npm run dev -- --day 2026-12-01` shows the site of another day.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { CONTENT } from '../app/site';
import { CHANGES, LISTENER, LISTENER_CODE, listenerTag, type News } from './preview/listen-code';
import { problemPage, problemPanel, writtenPanel } from './preview/problem-page';
import { LAST_GOOD, watchContent } from './preview/watch-content';
import { takeDay } from './support/day';
import { freePort } from './support/free-port';

takeDay();
const PORT = Number(process.env.PORT ?? 3000);

/** Pages that are open, which hear of news. */
const listeners = new Set<http.ServerResponse>();
const content = watchContent(CONTENT, () => {
  for (const listener of listeners) listener.write(news());
});

function news(): string {
  const told: News = { version: content.version(), panel: problemPanel(content.problems()) };
  return `data: ${JSON.stringify(told)}\n\n`;
}

/** A page, or the data of one that a link within the site requests; not a script, a style or a picture. */
const asksForPage = ({ method, url = '/', headers }: http.IncomingMessage) =>
  method === 'GET' &&
  !url.startsWith('/_next/') &&
  (headers.rsc !== undefined || (headers.accept?.includes('text/html') ?? false));

const inner = await freePort();

function listen(response: http.ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(news());
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

const server = http.createServer(async (request, response) => {
  const [place] = request.url?.split('?') ?? [];
  if (place === CHANGES) return listen(response);
  if (place === LISTENER) {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return response.end(LISTENER_CODE);
  }
  const isPage = asksForPage(request);
  // Until there is a good version, Next has nothing to make a feed or a picture of either.
  if (isPage || !content.hasGood()) await content.look();
  if (isPage) {
    if (!content.hasGood()) {
      // Next's router takes an answer that is no data for a reason to load the page anew.
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      return response.end(problemPage(content.problems()));
    }
  }
  forward(request, response);
});

function forward(request: http.IncomingMessage, response: http.ServerResponse, attempt = 0) {
  const { url, method } = request;
  const seen = content.version();
  // A page comes uncompressed, so that more can be written behind it.
  const headers = asksForPage(request) ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const onward = http.request({ host: '127.0.0.1', port: inner, path: url, method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response, { end: !isPage });
    if (!isPage) return;
    answer.on('end', () => response.end(writtenPanel(problemPanel(content.problems())) + listenerTag(seen)));
  });
  onward.on('error', () => {
    // Next takes a second to start listening.
    if (attempt < 100 && !response.headersSent) setTimeout(() => forward(request, response, attempt + 1), 200);
    else response.destroy();
  });
  if (method === 'GET' || method === 'HEAD') onward.end();
  else request.pipe(onward);
}

/** Next tells the browser of changes through a socket. */
server.on('upgrade', (request, socket, head) => {
  const onward = net.connect(inner, '127.0.0.1', () => {
    const { method, url, rawHeaders } = request;
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
});

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `\nAnother program answers at http://localhost:${PORT}: perhaps a preview that is still open.\nClose it, or choose another number: PORT=${PORT + 1} npm run dev\n`
      : `\nThe preview cannot start: ${error.message}\n`,
  );
  process.exit(1);
});
server.listen(PORT, () => {
  console.log(`\nThe preview: http://localhost:${PORT}\n`);
  startNext();
});

function startNext() {
  const next = spawn('next', ['dev', '-p', String(inner), '-H', '127.0.0.1'], {
    env: { ...process.env, PREVIEW_CONTENT: LAST_GOOD },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  next.stdout.on('data', (data: Buffer) =>
    process.stdout.write(data.toString().replaceAll(String(inner), String(PORT))),
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
}
