/** What the content check knows of each file: kept between builds for files that have not changed. */
import { serialize } from 'node:v8';
import { areAsBefore, type KnownSources } from '../../lib/content/known-sources';
import type { KnownTexts } from '../../lib/content/known-texts';
import { KNOWN_SOURCES, KNOWN_TEXTS, readKnownSources, readKnownTexts } from '../../lib/content/read';
import { writeWhole } from '../pictures/file';
import { codeStamp } from './kept';

export type KnownContent = { sources: Omit<KnownSources, 'soundOn'>; texts: KnownTexts };

/** What the last run has kept: nothing where the code is another. */
export function keptContent(): KnownContent {
  const [sources, texts] = [readKnownSources(), readKnownTexts()];
  return {
    sources: { before: new Map(sources.stamp === codeStamp() ? sources.sources : []), now: new Map() },
    texts: { before: new Map(texts.stamp === codeStamp() ? texts.texts : []), now: new Map() },
  };
}

/** Keeps what this run has used. @param soundOn the day it has found all content in order for, if it has */
export function keepContent({ sources, texts }: KnownContent, soundOn: string | undefined): void {
  const stamp = codeStamp();
  writeWhole(KNOWN_SOURCES, serialize({ stamp, sources: sources.now, soundOn }));
  if (!areAsBefore(texts)) writeWhole(KNOWN_TEXTS, serialize({ stamp, texts: texts.now }));
}
