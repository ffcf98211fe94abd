/** Reads an export as a host does. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isErrorPage, listFiles, redirectsOnly, toExportFile, toRoute } from '../../export/export-files';
import { parsePage } from './html';

export { toExportFile, toRoute };

/** The editor is an application of its own. */
const isForeign = (file: string) => file.startsWith('admin/');

/**
 * An export and the way to its pages. Routes are as the project knows them; a site below a folder has that folder's
 * name in front of each URL.
 */
export class Export {
  /** All files, relative to the root. */
  readonly files: readonly string[];
  private readonly names: ReadonlySet<string>;
  private readonly weights = new Map<string, number>();
  /** Pages with their own URL and error pages: files, as hosts name them. */
  readonly pageFiles: readonly string[];
  /** Every URL that responds with a page, error pages aside. */
  readonly routes: readonly string[];
  /** The full URL of home, without a slash at its end: https://www.example.org or https://example.org/site. */
  readonly home: string;
  /** The folder the site lies below, '' for none. */
  readonly base: string;

  /** @param root the folder of the export */
  constructor(readonly root: string) {
    this.files = listFiles(root);
    this.names = new Set(this.files);
    const pages = this.files.filter((file) => file.endsWith('.html') && !isForeign(file));
    this.pageFiles = pages.filter((file) => !redirectsOnly(this.read(file)));
    this.routes = this.pageFiles.filter((file) => !isErrorPage(file)).map(toRoute);
    const home = readCanonical(this.page('/'));
    if (!home) throw new Error(`${root}: home names no canonical URL`);
    this.home = home;
    this.base = new URL(home).pathname.replace(/\/$/, '');
  }

  read = (file: string) => fs.readFileSync(path.join(this.root, file), 'utf8');
  bytes = (file: string) => fs.readFileSync(path.join(this.root, file));
  has = (file: string) => this.names.has(file);
  page = (route: string) => this.read(toExportFile(route));

  /** Returns the path of a route on its host. */
  path = (route: string) => (this.base === '' ? route : route === '/' ? this.base : this.base + route);

  full = (route: string) => (route === '/' ? this.home : this.home + route);

  /** Returns whether a route is the canonical URL of its page. */
  isCanonical = (route: string) => readCanonical(this.page(route)) === this.full(route);

  /** The site's name, as link previews show it. */
  get name() {
    return readMeta(this.page('/'), 'og:site_name');
  }

  /** The file that a host returns for a URL, the folder of the site included; undefined where it has none. */
  fileFor(pathname: string): string | undefined {
    if (pathname !== this.base && !pathname.startsWith(`${this.base}/`)) return undefined;
    const name = decodeURIComponent(pathname.slice(this.base.length + 1));
    const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, path.posix.join(name, 'index.html')];
    return candidates.find(this.has);
  }

  /** Weighs the file of a URL as a host sends it: with brotli, or as it is if that is smaller. */
  weigh(url: string): number {
    const file = this.fileFor(url);
    if (file === undefined) throw new Error(`${url}: expected a file of the export`);
    const source = this.bytes(file);
    const bytes = this.weights.get(file) ?? Math.min(source.length, brotliCompressSync(source).length);
    this.weights.set(file, bytes);
    return bytes;
  }
}

/** All values an attribute has in a page, in order. Parsed: a text may show what looks like an attribute. */
export function attributeValues(html: string, name: string): string[] {
  const values: string[] = [];
  new Parser({
    onattribute: (attribute, value) => {
      if (attribute === name) values.push(value);
    },
  }).end(html);
  return values;
}

export const imageSets = (html: string) =>
  attributeValues(html, 'srcset').flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? ''));

export const readCanonical = (html: string) => parsePage(html).all('link', { rel: 'canonical' })[0]?.attribute('href');
/** Returns '' where a page has none of this name. */
export function readMeta(html: string, name: string): string {
  const page = parsePage(html);
  const [meta] = [...page.all('meta', { name }), ...page.all('meta', { property: name })];
  return meta?.attribute('content') ?? '';
}
