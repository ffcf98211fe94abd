/** Outlines that an earlier run has made. */
import { createHash } from 'node:crypto';
import { outlineOfSource, rememberOutline } from './document';
import type { SourceFile } from './front-matter';
import type { Outline } from './outline';

/** Outlines of texts, by the hash of the text. */
export type KnownOutlines = {
  /** What an earlier run has made. */
  before: ReadonlyMap<string, Outline>;
  /** Gets those of this run. */
  now: Map<string, Outline>;
};

/** The outline of a file's text, which may be known from an earlier run. */
export function recallOutline(source: SourceFile, { before, now }: KnownOutlines): void {
  const hash = createHash('sha256').update(source.body).digest('base64');
  const outline = before.get(hash) ?? outlineOfSource(source);
  rememberOutline(source, outline);
  now.set(hash, outline);
}
