/** The content check reads the outline of every text; those of texts that have not changed are kept between builds. */
import fs from 'node:fs';
import path from 'node:path';
import type { KnownOutlines } from '../../lib/content/known-outlines';
import { writeWhole } from '../pictures/file';
import { codeStamp, KEPT } from './kept';

const FILE = path.join(KEPT, 'outlines.json');

/** What the last run has kept: nothing where the code is another. */
export function keptOutlines(): KnownOutlines {
  const kept = fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : undefined;
  return { before: new Map(kept?.stamp === codeStamp() ? kept.outlines : []), now: new Map() };
}

/** Keeps what this run has used. */
export function keepOutlines({ before, now }: KnownOutlines): void {
  if (now.size === before.size && [...now.keys()].every((hash) => before.has(hash))) return;
  writeWhole(FILE, JSON.stringify({ stamp: codeStamp(), outlines: [...now] }));
}
