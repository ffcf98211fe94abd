import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../export/export-files';
import { readSettings } from '../../lib/settings';
import { BASE_PATH } from '../../lib/url/base-path';

/** Folders and files that make an export of content/. */
const SOURCES = [
  'app',
  'components',
  'content',
  'editor',
  'export',
  'hosts',
  'islands',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'scripts',
  'tsconfig.json',
  'ui',
];

/** Other files in these folders: what a build makes, tests and their runner, and what no build reads. */
const IS_OTHER = /^public\/pictures\/|^scripts\/test\/|\.test\.tsx?$|(^|\/)\./;

/** Next's build deletes it with the rest of .next, so an interrupted build leaves none. */
const STAMP = '.next/fingerprint';

/**
 * Returns a hash of all that an export depends on.
 * @param day the day of the build
 * @param content a folder in the place of content/
 */
export function fingerprint(day: string, root = '.', content = path.join(root, 'content')): string {
  const { port, epoch, suite, browser, workflowOutput, ...settings } = readSettings();
  const hash = createHash('sha256').update(JSON.stringify([process.version, BASE_PATH, { ...settings, day }]));
  for (const source of SOURCES) {
    const place = source === 'content' ? content : path.join(root, source);
    const isFolder = fs.statSync(place, { throwIfNoEntry: false })?.isDirectory();
    const names = isFolder ? listFiles(place).map((name) => `/${name}`) : fs.existsSync(place) ? [''] : [];
    for (const name of names.filter((file) => !IS_OTHER.test(source + file)))
      hash.update(`\n${source}${name}\n`).update(fs.readFileSync(place + name));
  }
  return hash.digest('hex');
}

export const writeFingerprint = (day: string): void => fs.writeFileSync(STAMP, fingerprint(day));

/** Whether the folder's out/ is an export of these sources for this day. */
export function isExportFresh(wanted: string, root = '.'): boolean {
  const stamp = path.join(root, STAMP);
  return (
    fs.existsSync(path.join(root, 'out/index.html')) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === wanted
  );
}
