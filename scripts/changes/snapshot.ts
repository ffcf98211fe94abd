/** What an export says, taken apart so that two of them can be compared: nothing that differs goes unseen. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../support/list-files';
import { routeOf } from '../support/page-file';
import { readHeaderBlocks } from '../support/serve-export';
import { elementsOf } from '../support/tree';
import { type Facets, readPage } from './page';

export type Snapshot = {
  /** By address, not-found pages included. */
  pages: ReadonlyMap<string, Page>;
  /** One a line, such as `/* Content-Security-Policy img-src 'self'`. */
  headers: readonly string[];
  /** As hosts are told: what an address that is no page leads to, and with which status. */
  redirects: readonly Redirect[];
  /** Every other file, by name. */
  files: ReadonlyMap<string, { hash: string; bytes: number }>;
};

export type Page = {
  title: string;
  facets: Facets;
  /** Bytes of its first view: itself and its styles as gzip sends them, its pictures and fonts as they are. */
  weight: number;
};

export type Redirect = { from: string; to: string; status: number };

/** Made of the others, or Next's second copy of the 404 page. */
const isForeign = (file: string) => /\.(br|gz)$|^_not-found[./]|^_(headers|redirects)$/.test(file);

/** @param out a finished export */
export function takeSnapshot(out: string): Snapshot {
  const names = listFiles(out).filter((file) => !isForeign(file));
  const read = (file: string) => fs.readFileSync(path.join(out, file));
  const exists = new Set(names);
  const pages = new Map<string, Page>();
  const files = new Map<string, { hash: string; bytes: number }>();
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? weightOf(file, read(file));
    weights.set(file, bytes);
    return bytes;
  };
  for (const file of names) {
    const elements = file.endsWith('.html') && !file.startsWith('admin/') ? elementsOf(read(file).toString()) : [];
    const page = elements.length > 0 ? readPage(elements) : undefined;
    if (page === undefined) {
      const bytes = read(file);
      files.set(file, { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes: bytes.length });
    } else if (!page.leadsOn) {
      const { title, facets, loaded } = page;
      const own = new Set(loaded.flatMap((address) => fileAt(address, exists) ?? []));
      const weight = [file, ...own].map(weigh).reduce((sum, one) => sum + one, 0);
      pages.set(routeOf(file), { title, facets, weight });
    }
  }
  return { pages, headers: headersOf(out), redirects: redirectsOf(out), files };
}

/** The file of an address, whether or not the site lies below a folder. */
const fileAt = (address: string, files: ReadonlySet<string>) =>
  [address.slice(1), address.slice(1).replace(/^[^/]*\//, '')].map(decodeURI).find((name) => files.has(name));

const weightOf = (file: string, bytes: Buffer) =>
  /\.(html|css|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;

/** Each header of each path, policies directive by directive: of a long one only what differs is to be told. */
function headersOf(out: string): string[] {
  return readHeaderBlocks(out).flatMap(({ pattern, headers }) =>
    headers.flatMap(([name, value]) => {
      const parts = /Policy$/.test(name) ? value.split(/[;,] ?/) : [value];
      return parts.filter(Boolean).map((part) => `${pattern}  ${name}: ${part}`);
    }),
  );
}

function redirectsOf(out: string): Redirect[] {
  const file = path.join(out, '_redirects');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [from, to, status] = line.split(' ');
    return from && to ? [{ from, to, status: Number(status) }] : [];
  });
}
