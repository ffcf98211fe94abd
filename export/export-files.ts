import fs from 'node:fs';
import path from 'node:path';

/** Lists every file below a folder, sorted: the order must not depend on the disk. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Lists the site's pages in an export: not the editor's, which have a policy of their own. */
export const listPages = (out: string): string[] =>
  listFiles(out).filter((file) => file.endsWith('.html') && !file.startsWith('admin/'));

export const isErrorPage = (file: string): boolean => /(^|\/)404\.html$|^500\.html$/.test(file);

/** Returns the file of an export for a route: '/about' → 'about.html'. */
export const toExportFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Returns the route of a page's file: 'about.html' → '/about'. */
export const toRoute = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Whether a page only redirects, on a host without redirects (redirect-page.ts). */
export const redirectsOnly = (html: string): boolean => html.includes('<meta http-equiv="refresh"');
