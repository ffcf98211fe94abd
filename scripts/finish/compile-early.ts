/** Lets the browser compile what it runs while it is still on its way. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../support/list-files';

/**
 * Chromium compiles a function when it is first called, on the thread that answers the visitor; of a file that begins
 * with this, all of them while it is being fetched, on another. Other browsers read a comment.
 * https://developer.chrome.com/blog/explicit-javascript-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Bytes. Smaller files are not compiled on their way. */
const SMALLEST = 30_000;

/**
 * Marks the large files among the scripts of an export. Their names stay: Next's runtime knows them, and the hint says the
 * same in every build.
 * @param out the export
 * @returns the marked files
 */
export function compileEarly(out: string): string[] {
  const folder = path.join(out, '_next/static/chunks');
  return listFiles(folder).filter((name) => {
    const file = path.join(folder, name);
    if (!name.endsWith('.js') || fs.statSync(file).size < SMALLEST) return false;
    fs.writeFileSync(file, HINT + fs.readFileSync(file, 'utf8'));
    return true;
  });
}
