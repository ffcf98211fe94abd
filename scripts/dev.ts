/**
 * `npm run dev`: Next's preview behind a small gateway. Before each page the gateway checks the content and prepares
 * its pictures; what is wrong is shown as a page to read, which gives way by itself when the file is mended. An open
 * page loads itself anew when a content file is saved: Next does not know that it was made from one.
 * `npm run dev -- --day 2026-12-01` shows the site of another day.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { CONTENT } from '../app/site';
import type { Problem } from '../lib/content/problems';
import { preparePictures } from './pictures/prepare';
import { problemPage } from './preview/problem-page';
import { takeDay } from './support/day';
import { freePort } from './support/free-port';
import { inspectAll } from './support/inspect';

takeDay();
const PORT = Number(process.env.PORT ?? 3000);

async function check(): Promise<Problem[]> {
  const { problems, pictures } = await inspectAll(CONTENT);
  if (problems.length === 0) await preparePictures(pictures, CONTENT);
  return problems;
}

/** One check at a time: a page and its parts ask at once. */
let running: Promise<Problem[]> | undefined;
function checkOnce(): Promise<Problem[]> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/** A page, or the data of one that a link within the site requests; not a script, a style or a picture. */
const asksForPage = ({ method, url = '/', headers }: http.IncomingMessage) =>
  method === 'GET' &&
  !url.startsWith('/_next/') &&
  (headers.rsc !== undefined || (headers.accept?.includes('text/html') ?? false));

const inner = await freePort();

/** Where open pages hear of saved files, and the script by which they listen. */
const CHANGES = '/_preview/changes';
const LISTENER = '/_preview/listen.js';
const SAVED = 'data: saved\n\n';
const listenerCode = (seen: string) => `new EventSource('${CHANGES}?${seen}').onmessage = () => location.reload();\n`;

/** How often content was saved since the start. A page says which of them it has seen: it may miss one while it loads. */
let saves = 0;
const listeners = new Set<http.ServerResponse>();

/** An editor saves in several steps, each a change: the last of them counts. */
let announcement: NodeJS.Timeout | undefined;
fs.watch(CONTENT, { recursive: true }, () => {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    saves += 1;
    for (const listener of listeners) listener.write(SAVED);
  }, 200);
});

function listen(response: http.ServerResponse, seen: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  if (Number(seen) !== saves) response.write(SAVED);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

const server = http.createServer(async (request, response) => {
  const [place, seen = ''] = request.url?.split('?') ?? [];
  if (place === CHANGES) return listen(response, seen);
  if (place === LISTENER) {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return response.end(listenerCode(seen));
  }
  if (asksForPage(request)) {
    const problems = await checkOnce().catch((error: unknown): Problem[] => [
      { file: 'content', line: 1, field: 'check', expected: 'to read all files', found: String(error) },
    ]);
    if (problems.length > 0) {
      // Next's router takes an answer that is no data for a reason to load the page anew.
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(problemPage(problems));
      return;
    }
  }
  forward(request, response);
});

function forward(request: http.IncomingMessage, response: http.ServerResponse, attempt = 0) {
  const { url, method } = request;
  const seen = saves;
  // A page comes uncompressed, so that the listener can be written behind it.
  const headers = asksForPage(request) ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const onward = http.request({ host: '127.0.0.1', port: inner, path: url, method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response, { end: !isPage });
    if (isPage) answer.on('end', () => response.end(`<script src="${LISTENER}?${seen}"></script>`));
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
  const next = spawn('next', ['dev', '-p', String(inner), '-H', '127.0.0.1'], { stdio: ['ignore', 'pipe', 'inherit'] });
  next.stdout.on('data', (data: Buffer) =>
    process.stdout.write(data.toString().replaceAll(String(inner), String(PORT))),
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
}
