import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './export-files';
import { elementsOf } from './html';

/** Lists the islands of a page by name, each with the URLs of its files. */
export type IslandPage = { route: string; islands: ReadonlyMap<string, readonly string[]> };

/** Lists islands in main that need the longest script: other pages have those of the header. */
const LARGE_ISLANDS = ['Carousel', 'ContactForm'];

/** Reads the islands of each page of an export; not-found pages are left out. */
export function readIslandPages(out: string): IslandPage[] {
  const pages: { path: string }[] = JSON.parse(fs.readFileSync(path.join(out, 'pages.json'), 'utf8'));
  return pages.map(({ path: route }) => {
    const elements = elementsOf(fs.readFileSync(path.join(out, fileOf(route)), 'utf8'));
    const islands = elements.flatMap(({ attribs: { 'data-island': name, 'data-files': files = '' } }) =>
      name === undefined ? [] : [[name, files.split(' ')] as const],
    );
    return { route, islands: new Map(islands) };
  });
}

/** Returns the pages without a large island. */
export const quietPages = (pages: readonly IslandPage[]): IslandPage[] =>
  pages.filter(({ islands }) => !LARGE_ISLANDS.some((name) => islands.has(name)));
