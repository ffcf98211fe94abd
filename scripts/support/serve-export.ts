/** Serves an export as a plain host does: clean addresses, one not-found page, the headers and twins of the build. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listFiles } from './list-files';
import { listen } from './listen';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** Meant for TLS: over plain HTTP the browser would ask for https addresses that nobody answers. */
const forPlainHttp = (value: string) => value.replace(/;? ?upgrade-insecure-requests/, '');

type Block = { pattern: string; headers: readonly [name: string, value: string][] };

/** The headers of an export by the paths they are for, as Netlify reads out/_headers. */
export function readHeaderBlocks(root: string): Block[] {
  const file = path.join(root, '_headers');
  const blocks = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n\n') : [];
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^ {2}([^:!]+): (.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    });
    return { pattern, headers };
  });
}

/** Those that plain HTTP can keep. A page that carries its policy is for hosts that set no headers. */
function headerBlocks(root: string): Block[] {
  const blocks = readHeaderBlocks(root);
  const carriesPolicy = () =>
    fs.readFileSync(path.join(root, 'index.html'), 'utf8').includes('http-equiv="Content-Security-Policy"');
  if (blocks.length === 0 || carriesPolicy()) return [];
  return blocks.map(({ pattern, headers }) => ({
    pattern,
    headers: headers.flatMap(([name, value]): [string, string][] =>
      name === 'Strict-Transport-Security' ? [] : [[name, forPlainHttp(value)]],
    ),
  }));
}

/**
 * The file a host answers an address with; undefined where it has none.
 * @param files of the export, relative to its root
 * @param base the folder the site lies below, '' for none
 * @param pathname without query and fragment
 */
export function findFile(files: ReadonlySet<string>, base: string, pathname: string): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  const name = decodeURIComponent(pathname.slice(base.length + 1));
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, path.posix.join(name, 'index.html')];
  return candidates.find((candidate) => files.has(candidate));
}

export type Watch = {
  /** Milliseconds until a script is answered, as on a slow line; missing: none. */
  late?: number;
  /** Told of each answer: what was asked for, and the bytes of its body. */
  onAnswer?: (request: http.IncomingMessage, bytes: number) => void;
};

/**
 * Starts a server for an export on a free port of the loopback.
 * @param root the folder of the export
 * @param base the folder the site lies below, '' for none
 * @returns its address, without a slash at its end, and a way to stop it
 */
export async function serveExport(
  root: string,
  base: string,
  { late = 0, onAnswer }: Watch = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = new Set(listFiles(root));
  const blocks = headerBlocks(root);
  const headersFor = (pathname: string) =>
    Object.fromEntries(
      blocks
        .filter(({ pattern }) =>
          pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
        )
        .flatMap(({ headers }) => headers),
    );

  const server = http.createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const own = pathname.slice(base.length) || '/';
    const clean = own.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
    // As clean hosts do; a folder with an index of its own keeps its slash.
    if (clean !== own && !files.has(`${own.slice(1)}index.html`)) {
      response.writeHead(301, { location: (base + clean).replace(/(?<=.)\/$/, '') + search }).end();
      return;
    }
    const found = findFile(files, base, pathname);
    const file = found ?? '404.html';
    if (late > 0 && file.endsWith('.js')) await setTimeout(late);
    const twin = request.headers['accept-encoding']?.includes('br') && files.has(`${file}.br`);
    response.writeHead(found ? 200 : 404, {
      // Written as the export's own headers are: two spellings would be sent both.
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFor(own),
      'content-type': TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream',
      ...(twin && { 'content-encoding': 'br' }),
    });
    if (request.method === 'HEAD') response.end();
    else {
      const body = path.join(root, twin ? `${file}.br` : file);
      onAnswer?.(request, fs.statSync(body).size);
      fs.createReadStream(body).pipe(response);
    }
  });
  const { port, close } = await listen(server);
  return { origin: `http://localhost:${port}`, close };
}
