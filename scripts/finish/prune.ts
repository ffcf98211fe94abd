/** Removes what no browser requests. e2e/tools/finish.spec.ts proves that nothing needed is among it. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../support/list-files';

/** Files by name, with the reason each is useless in an export. */
const USELESS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/(^|\/)__next\.[^/]*\.txt$/, 'parts of the data of a soft navigation'],
  [/^_not-found(\.|\/)/, 'a copy of 404.html, and answered with status 200'],
  [
    /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/,
    'the Pages Router’s; the App Router requests none',
  ],
];

/**
 * Deletes from an export what nothing refers to: useless files by name, and chunks no page and no chunk names.
 * @param out the export, its pages finished
 * @returns the deleted files
 */
export function prune(out: string): string[] {
  const deleted: string[] = [];
  const remove = (file: string) => {
    fs.rmSync(path.join(out, file));
    deleted.push(file);
  };
  const exported = new Set(listFiles(out));
  // A page's data for soft navigations, which no link of the site makes.
  const isPayload = (file: string) => file.endsWith('.txt') && exported.has(file.replace(/txt$/, 'html'));
  for (const file of exported) {
    if (isPayload(file) || USELESS.some(([pattern]) => pattern.test(file))) remove(file);
  }

  const files = listFiles(out);
  const isChunk = (file: string) => file.startsWith('_next/static/chunks/');
  const chunks = files.filter(isChunk);
  const wanted = new Set(files.filter((file) => !isChunk(file)));
  const byName = new Map(chunks.map((chunk) => [path.posix.basename(chunk), chunk]));
  // A Set visits what is added while it is read: chunks named by wanted chunks follow.
  for (const file of wanted) {
    if (!/\.(html|txt|js|css)$/.test(file)) continue;
    // Names are plain letters, whatever the text around them is.
    const text = fs.readFileSync(path.join(out, file), 'latin1');
    for (const [, name = ''] of text.matchAll(/static\/chunks\/([\w.~-]+\.(?:js|css))\b/g)) {
      const chunk = byName.get(name);
      if (chunk !== undefined) wanted.add(chunk);
    }
  }
  for (const file of files) if (!wanted.has(file)) remove(file);

  for (const entry of fs.readdirSync(out, { recursive: true, withFileTypes: true }).reverse()) {
    const folder = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  }
  return deleted;
}
