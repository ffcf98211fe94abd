/** What the content check knows of each file: kept between builds for files that have not changed. */
import fs from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { KnownOutlines } from '../../lib/content/known-outlines';
import { areAsBefore, type KnownSources } from '../../lib/content/known-sources';
import { KNOWN_SOURCES, readKnownSources } from '../../lib/content/read';
import { writeWhole } from '../pictures/file';
import { codeStamp, KEPT } from './kept';

const OUTLINES = path.join(KEPT, 'outlines.json');

export type KnownTexts = { sources: Omit<KnownSources, 'soundOn'>; outlines: KnownOutlines };

/** What the last run has kept: nothing where the code is another. */
export function keptTexts(): KnownTexts {
  const sources = readKnownSources();
  const outlines = fs.existsSync(OUTLINES) ? JSON.parse(fs.readFileSync(OUTLINES, 'utf8')) : undefined;
  return {
    sources: { before: new Map(sources.stamp === codeStamp() ? sources.sources : []), now: new Map() },
    outlines: { before: new Map(outlines?.stamp === codeStamp() ? outlines.outlines : []), now: new Map() },
  };
}

/** Keeps what this run has used. @param soundOn the day it has found all content in order for, if it has */
export function keepTexts({ sources, outlines }: KnownTexts, soundOn: string | undefined): void {
  const stamp = codeStamp();
  writeWhole(KNOWN_SOURCES, serialize({ stamp, sources: sources.now, soundOn }));
  if (!areAsBefore(outlines)) writeWhole(OUTLINES, JSON.stringify({ stamp, outlines: [...outlines.now] }));
}
