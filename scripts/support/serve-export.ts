import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { MEDIA_TYPES, REVALIDATED } from '../../hosts/policy';
import { headersOf, isText, type Rule } from '../../hosts/rules';
import { listen } from './listen';
import { reasonOf } from './request';

/** Reads a file for the host; '' if the pages contain their policy, for a host without headers and redirects. */
function readHostFile(root: string, name: string): string {
  const file = path.join(root, name);
  const home = fs.readFileSync(path.join(root, 'index.html'), 'utf8');
  return home.includes('http-equiv="Content-Security-Policy"') || !fs.existsSync(file)
    ? ''
    : fs.readFileSync(file, 'utf8').trim();
}

/** Names the target of a redirect, or the page of a deleted page, with the status of the response. */
type Redirect = {
  to: string;
  status: number;
};

/** Parses out/_redirects by old path. A rule with an asterisk only names a not-found page. */
function readRedirects(root: string): ReadonlyMap<string, Redirect> {
  const lines = readHostFile(root, '_redirects').split('\n');
  const rules = lines.map((line) => line.split(' ')).filter(([from = '']) => from !== '' && !from.includes('*'));
  return new Map(rules.map(([from = '', to = '', status]) => [from, { to, status: Number(status) }]));
}

/** Parses out/_headers as Netlify does, without what plain HTTP does not support. */
function readRules(root: string): Rule[] {
  const blocks = readHostFile(root, '_headers').split('\n\n').filter(Boolean);
  return blocks.map((block) => {
    const [pattern = ''] = block.split('\n', 1);
    const pairs = [...block.matchAll(/^ {2}([^:!]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
    const { 'Strict-Transport-Security': _, ...headers } = Object.fromEntries(pairs);
    const policy = headers['Content-Security-Policy']?.replace(/;? ?upgrade-insecure-requests/, '');
    return { path: pattern, headers: { ...headers, ...(policy && { 'Content-Security-Policy': policy }) } };
  });
}

/** Parses the URL of a request; undefined for a target that is no path, such as `//host`: a redirect to it leaves the site. */
function parseUrl({ url = '/' }: http.IncomingMessage): URL | undefined {
  const text = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(text)) return undefined;
  const parsed = new URL(text);
  return parsed.pathname.startsWith('//') ? undefined : parsed;
}

/** Browsers remember a permanent redirect, and would follow it in what another command serves on the same port. */
const NOT_CACHED = { 'Cache-Control': 'no-store' };

/**
 * Serves an export as a plain host does: clean URLs, one not-found page, and the headers and redirects of the build.
 * @param base the path the site is below, '' for none
 * @param wantedPort default: a free one
 */
export async function serveExport(
  root: string,
  base: string,
  wantedPort?: number,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = readRules(root);
  const redirects = readRedirects(root);
  const isFile = (name: string) => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const setHeaders = (response: http.ServerResponse, pathname: string, type: string) => {
    const headers = { 'Cache-Control': REVALIDATED, ...headersOf(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', isText(type) ? `${type}; charset=utf-8` : type);
  };
  const files = sirv(root, {
    // An export may be built again.
    dev: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const extension = path.extname(pathname).slice(1) || 'html';
      setHeaders(response, pathname, MEDIA_TYPES[extension] ?? 'application/octet-stream');
    },
  });
  const sendPage = (request: http.IncomingMessage, response: http.ServerResponse, page: string, status: number) => {
    setHeaders(response, request.url ?? '/', 'text/html');
    const body = fs.readFileSync(path.join(root, page));
    response.writeHead(status, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  };

  const respond = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = parseUrl(request);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = url;
    const isOnSite = pathname === base || pathname.startsWith(`${base}/`);
    const sitePath = isOnSite ? pathname.slice(base.length) || '/' : pathname;
    const clean = sitePath.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
    const redirect = isOnSite ? redirects.get(clean) : undefined;
    if (redirect?.status === 410) return sendPage(request, response, redirect.to, 410);
    if (redirect) {
      response.writeHead(redirect.status, { ...NOT_CACHED, location: base + redirect.to + search }).end();
      return;
    }
    // The editor's folder responds with and without a slash, as in the preview.
    if (clean !== sitePath && !isFile(`${sitePath}index.html`)) {
      const location = (base + clean).replace(/(?<=.)\/$/, '');
      response.writeHead(301, { ...NOT_CACHED, location: location + search }).end();
      return;
    }
    const requested = request.url;
    request.url = sitePath + search;
    const sendNotFound = () => sendPage(request, response, '404.html', 404);
    if (isOnSite) files(request, response, sendNotFound);
    else sendNotFound();
    request.url = requested;
  };
  const server = http.createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(`A request failed: ${reasonOf(error).slice(0, 200)}`);
      response.writeHead(500).end();
    }
  });
  // A connection that the server ends at the moment of its next request is reset: a client may keep it.
  server.keepAliveTimeout = 0;
  const { port, close } = await listen(server, wantedPort);
  return { origin: `http://localhost:${port}`, close };
}
