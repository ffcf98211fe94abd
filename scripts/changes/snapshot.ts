import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '../images/file';
import { isSitePage, listFiles, routeOf } from '../support/export-files';
import { type Lines, type Page, readPage } from './page';

/** Contains the pages by path, also not-found pages; headers, redirects and all other files as lines. */
export type Snapshot = { pages: ReadonlyMap<string, Page>; site: Lines };

/** Whether a file is made of others, or is Next's copy of the 404 page. */
const isDerived = (file: string) => /\.(br|gz)$|^_(headers|redirects)$/.test(file);

/** Reads an export as lines of text, so that two exports can be compared. */
export function takeSnapshot(out: string): Snapshot {
  const pages = new Map<string, Page>();
  const files: string[] = [];
  for (const file of listFiles(out).filter((name) => !isDerived(name))) {
    const bytes = fs.readFileSync(path.join(out, file));
    const page = isSitePage(file) && readPage(bytes.toString());
    if (page) pages.set(routeOf(file), page);
    else if (page === false) files.push(`${file} ${hashOf(bytes)}`);
  }
  const linesOf = (name: string, separator: string | RegExp) => {
    const file = path.join(out, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(separator).filter(Boolean) : [];
  };
  const site = new Map([
    ['headers', linesOf('_headers', /; ?|\n */)],
    ['redirects', linesOf('_redirects', '\n')],
    ['files', files],
  ]);
  return { pages, site };
}
