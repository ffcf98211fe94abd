import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { MEDIA_TYPES, REVALIDATED } from '../../hosts/policy';
import { findHeaders, isText } from '../../hosts/rules';
import { parseUrl } from '../../lib/url/parse-url';
import { listen } from './listen';
import { hasPolicyInPages, readHeaders, withoutHttps } from './read-headers';
import { describeFailure } from './request';

type Redirect = {
  to: string;
  status: number;
};

/** Parses out/_redirects by old path. A rule with an asterisk names the not-found page of a folder. */
function readRedirects(root: string): ReadonlyMap<string, Redirect> {
  const file = path.join(root, '_redirects');
  const lines = hasPolicyInPages(root) || !fs.existsSync(file) ? [] : fs.readFileSync(file, 'utf8').split('\n');
  const rules = lines.map((line) => line.split(' ')).filter(([from]) => from !== '');
  return new Map(rules.map(([from = '', to = '', status]) => [from, { to, status: Number(status) }]));
}

/** Parses the URL of a request; undefined for a target that is no path, such as `//host`: a redirect to it leaves the site. */
function parseTarget({ url = '/' }: http.IncomingMessage): URL | undefined {
  const parsed = url.startsWith('/') ? parseUrl(`http://localhost${url}`) : undefined;
  return parsed?.pathname.startsWith('//') ? undefined : parsed;
}

/** Browsers remember a permanent redirect, and would follow it in what another command serves on the same port. */
const NOT_CACHED = { 'Cache-Control': 'no-store' };

/**
 * Serves an export as a host does: clean URLs, and the headers, redirects and not-found pages of the build.
 * @param base the path the site is below, '' for none
 * @param wantedPort default: a free one
 */
export async function serveExport(
  root: string,
  base: string,
  wantedPort?: number,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = readHeaders(root).map(withoutHttps);
  const redirects = readRedirects(root);
  const isFile = (name: string) => {
    const file = path.join(root, name);
    // A path below a file has no entry that statSync could find.
    return fs.existsSync(file) && fs.statSync(file).isFile();
  };
  const setHeaders = (response: http.ServerResponse, pathname: string, type: string) => {
    const headers = { 'Cache-Control': REVALIDATED, ...findHeaders(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', isText(type) ? `${type}; charset=utf-8` : type);
  };
  const files = sirv(root, {
    // An export may be built again.
    dev: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const extension = path.extname(pathname).slice(1).toLowerCase() || 'html';
      setHeaders(response, pathname, MEDIA_TYPES[extension] ?? 'application/octet-stream');
    },
  });
  const sendPage = (request: http.IncomingMessage, response: http.ServerResponse, page: string, status: number) => {
    setHeaders(response, request.url ?? '/', 'text/html');
    const body = fs.readFileSync(path.join(root, page));
    response.writeHead(status, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  };

  const respond = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = parseTarget(request);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = url;
    const isOnSite = pathname === base || pathname.startsWith(`${base}/`);
    const sitePath = isOnSite ? pathname.slice(base.length) || '/' : pathname;
    const clean = sitePath.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
    const redirect = isOnSite ? redirects.get(clean) : undefined;
    if (redirect && redirect.status >= 400) return sendPage(request, response, redirect.to, redirect.status);
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
    const sendNotFound = () => {
      const page = redirects.get(`/${clean.split('/')[1]}/*`)?.to ?? '404.html';
      sendPage(request, response, page, 404);
    };
    if (isOnSite) files(request, response, sendNotFound);
    else sendNotFound();
    request.url = requested;
  };
  const server = http.createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(`A request failed: ${describeFailure(error).slice(0, 200)}`);
      response.writeHead(500).end();
    }
  });
  // A connection that the server ends at the moment of its next request is reset: a client may keep it.
  server.keepAliveTimeout = 0;
  const { port, close } = await listen(server, wantedPort);
  return { origin: `http://localhost:${port}`, close };
}
