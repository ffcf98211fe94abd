/** Content files that an earlier run has taken apart. */
import { createHash } from 'node:crypto';
import { type ParsedSource, parseSource, placeOf, plainText } from './front-matter';
import { markOfWords } from './published';

/** What a sound file says, beside its text, and the mark of its words. */
export type KnownSource = { data: unknown; bodyLine: number; bodyLength: number; words: string };

/** Sound files by the hash of their name and all they hold. */
export type KnownSources = {
  /** What an earlier run has taken apart. */
  before: ReadonlyMap<string, KnownSource>;
  /** Gets those of this run. */
  now: Map<string, KnownSource>;
  /** The day for which an earlier step of this build has held the files against the schemas and each other, and found nothing. */
  soundOn?: string | undefined;
};

type Known = { before: ReadonlyMap<string, unknown>; now: ReadonlyMap<string, unknown> };

/** Whether this run has read the very files of an earlier one. */
export const areAsBefore = ({ before, now }: Known): boolean =>
  now.size === before.size && [...now.keys()].every((hash) => before.has(hash));

/**
 * Takes one file apart, which an earlier run may have done, or this one.
 * @param file its path, for messages
 * @param raw its text
 */
export function recallSource(file: string, raw: string, { before, now }: KnownSources): ParsedSource {
  const hash = createHash('sha256').update(`${file}\n`).update(raw).digest('base64');
  const known = before.get(hash) ?? now.get(hash);
  const parsed = known ? { source: recalled(file, raw, known), problems: [] } : parseSource(file, raw);
  const { source, problems } = parsed;
  if (source && problems.length === 0) {
    const { data, bodyLine, body } = source;
    now.set(hash, known ?? { data, bodyLine, bodyLength: body.length, words: markOfWords({ source }) });
  }
  return parsed;
}

function recalled(file: string, raw: string, { data, bodyLine, bodyLength, words }: KnownSource) {
  const text = plainText(raw);
  return {
    ...placeOf(file),
    data,
    body: text.slice(text.length - bodyLength),
    bodyLine,
    words,
    lineOf: (path: readonly PropertyKey[]) => parseSource(file, raw).source?.lineOf(path) ?? 1,
  };
}
