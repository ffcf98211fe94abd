/** What the content check knows of each file: kept between builds for files that have not changed. */
import { serialize } from 'node:v8';
import type { KnownSources } from '../../lib/content/known-sources';
import type { KnownTexts } from '../../lib/content/known-texts';
import { KNOWN_SOURCES, KNOWN_TEXTS, readKnownSources, readKnownTexts } from '../../lib/content/read';
import { writeWhole } from '../pictures/file';
import { codeStamp } from './kept';

export type KnownContent = { sources: Required<KnownSources>; texts: KnownTexts };

/** What the last run has kept: nothing where the code is another. */
export function keptContent(): KnownContent {
  const [sources, texts] = [readKnownSources(), readKnownTexts()];
  return {
    sources: { before: new Map(sources.stamp === codeStamp() ? sources.sources : []), now: new Map() },
    texts: { before: new Map(texts.stamp === codeStamp() ? texts.texts : []), now: new Map() },
  };
}

/** Keeps what this run has used. */
export function keepContent({ sources, texts }: KnownContent): void {
  const stamp = codeStamp();
  if (isNew(sources)) writeWhole(KNOWN_SOURCES, serialize({ stamp, sources: sources.now }));
  if (isNew(texts)) writeWhole(KNOWN_TEXTS, serialize({ stamp, texts: texts.now }));
}

type Known = { before: ReadonlyMap<string, unknown>; now: ReadonlyMap<string, unknown> };

const isNew = ({ before, now }: Known) => now.size !== before.size || [...now.keys()].some((hash) => !before.has(hash));
