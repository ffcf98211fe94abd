import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './export-files';

/**
 * Deletes Next's client runtime, its RSC payloads, which are text files next to a page, and its second not-found page.
 */
export function prune(out: string): void {
  const files = listFiles(out);
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  const isPayload = (file: string) =>
    file.endsWith('.txt') && (pages.has(file.replace(/txt$/, 'html')) || path.basename(file).startsWith('__next.'));
  const isScript = (file: string) => file.startsWith('_next/static/') && /\.js(\.map)?$/.test(file);
  const deleted = files.filter((file) => isPayload(file) || isScript(file) || /^_not-found[./]/.test(file));
  for (const file of deleted) fs.rmSync(path.join(out, file));
  for (const entry of fs.readdirSync(out, { recursive: true, withFileTypes: true }).reverse()) {
    const folder = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  }
}
