/**
 * `npm run dev [-- --port 3001]`: Next renders the last valid content. A proxy redirects old URLs, and adds to each page the
 * list of problems and a script that reloads it.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import { CONTENT } from '../app/site';
import { BASE_PATH, withBasePath } from '../lib/shared/base-path';
import { additionsFor, EVENTS, problemList, type Update, waitingPage } from './preview/additions';
import { LAST_VALID, watchContent } from './preview/watch-content';
import { endForUsage, explainBusyPort, parsePort, readCommand, TEXT } from './support/command';
import { freePort } from './support/listen';
import { environment, packageCommand } from './support/node-command';

const { values } = readCommand({
  day: TEXT,
  port: TEXT,
});
const port = readPort();
const RETRY_MS = 100;
/** Carries the version when a page was requested: a later one may be valid before Next responds. */
const VERSION = 'x-preview-version';

const nextPort = await freePort();
const target = `http://127.0.0.1:${nextPort}`;
const url = `http://localhost:${port}`;
const proxy = createProxyServer({ target });
const ready = waitForNext();
const openPages = new Set<http.ServerResponse>();
const content = watchContent(CONTENT, () => {
  for (const page of openPages) page.write(update());
});

function update(): string {
  const { version, problems } = content;
  return `data: ${JSON.stringify({ version, list: problemList(problems) } satisfies Update)}\n\n`;
}

const requestsPage = ({ method, url = '', headers }: http.IncomingMessage) =>
  method === 'GET' && !url.startsWith('/_next/') && Boolean(headers.accept?.includes('text/html'));

const server = http.createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', target);
  response.setHeader('cache-control', 'no-store');
  if (pathname === EVENTS) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(update());
    openPages.add(response);
    response.on('close', () => openPages.delete(response));
    return;
  }
  const isPage = requestsPage(request);
  if (isPage || content.version === 0) await content.validate();
  if (content.version === 0) {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(waitingPage + additionsFor(0, content.problems));
  }
  const redirect = content.redirects.get(pathname.slice(BASE_PATH.length));
  if (redirect) return response.writeHead(301, { location: withBasePath(redirect) + search }).end();
  await ready;
  // Uncompressed, so that the list and the script can be added.
  if (isPage) {
    request.headers['accept-encoding'] = 'identity';
    request.headers[VERSION] = String(content.version);
  }
  await proxy.web(request, response, { selfHandleResponse: isPage }).catch(() => response.destroy());
});

proxy.on('proxyRes', (answer, request, response) => {
  if (!requestsPage(request)) return;
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response, { end: !isHtml });
  if (isHtml) answer.on('end', () => response.end(additionsFor(Number(request.headers[VERSION]), content.problems)));
});

server.on('upgrade', (request, socket, head) => {
  proxy.ws(request, socket as never, {}, head).catch(() => socket.destroy());
});

server.once('error', (error) => endForUsage(explainBusyPort(error, port, 'npm run dev')));
await new Promise<void>((resolve) => server.listen(port, resolve));
console.log(`\nThe preview: ${url}\n`);
// Next compiles the first page while a person opens the browser.
fetch(url, { headers: { accept: 'text/html' } }).catch(() => {});

const child = spawn(process.execPath, packageCommand('next', 'dev', '-p', String(nextPort), '-H', '127.0.0.1'), {
  env: {
    ...environment(),
    PREVIEW_CONTENT: LAST_VALID,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
child.stdout.on('data', (data: Buffer) =>
  process.stdout.write(data.toString().replaceAll(String(nextPort), String(port))),
);
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));

function readPort(): number {
  try {
    return parsePort(values.port);
  } catch (error) {
    return endForUsage(error);
  }
}

async function waitForNext() {
  while (!(await fetch(`${target}/favicon.ico`).catch(() => undefined))) await setTimeout(RETRY_MS);
}
