/**
 * `npm run dev [-- --port 3001]`: Next renders the last valid content. A proxy redirects old URLs, adds to each page the
 * list of problems and a script that reloads it, and serves the editor of the last build.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import { CONTENT } from '../app/site';
import { BASE_PATH, withBasePath } from '../lib/shared/base-path';
import { additionsFor, EVENTS, problemList, type Update, waitingPage } from './preview/additions';
import { LAST_VALID, watchContent } from './preview/watch-content';
import { endForUsage, explainBusyPort, parsePort, readCommand, TEXT } from './support/command';
import { freePort } from './support/listen';
import { environment, packageCommand } from './support/node-command';
import { serveExport } from './support/serve-export';

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
const OUT = path.resolve('out');
const editor = await proxyOfEditor();
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

/** Returns the proxy of the last build; undefined if there is none with an editor. */
async function proxyOfEditor() {
  if (!fs.existsSync(path.join(OUT, 'admin/index.html'))) return undefined;
  const { origin } = await serveExport(OUT, BASE_PATH);
  return createProxyServer({ target: origin });
}

/** Returns whether the last build responds: with the editor, or with the style sheet and fonts of its preview. */
function isOfEditor(pathname: string): boolean {
  const name = pathname.slice(BASE_PATH.length);
  return /^\/admin(\/|$)/.test(name) || (name.startsWith('/_next/static/') && fs.existsSync(path.join(OUT, name)));
}

const server = http.createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', target);
  response.setHeader('cache-control', 'no-store');
  if (pathname === EVENTS) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(update());
    openPages.add(response);
    response.on('close', () => openPages.delete(response));
    return;
  }
  if (editor && isOfEditor(pathname)) return editor.web(request, response).catch(() => response.destroy());
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
console.log(`\nThe preview: ${url}`);
console.log(editor ? `The editor: ${url}${BASE_PATH}/admin/\n` : 'For the editor, run npm run build once before.\n');
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
