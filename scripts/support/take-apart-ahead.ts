import type { SourceFile } from '../../lib/content/front-matter';
import { hashOfText, type KnownText } from '../../lib/content/known-texts';
import { inProcesses } from './in-processes';
import type { KnownContent } from './kept-content';

/** Below so many new texts, starting processes takes longer than they save. */
const WORTH_IT = 200;

/**
 * Takes the texts of a large site apart in several processes: it is most of what a check does with content it does not know.
 * @returns texts by their hashes; none where few are new
 */
export async function takeApartAhead(
  files: readonly SourceFile[],
  texts: KnownContent['texts'],
): Promise<Map<string, KnownText>> {
  const bodies = files.map(({ body }) => body);
  const unknown = bodies.filter((body) => !texts.before.has(hashOfText(body)));
  if (unknown.length < WORTH_IT) return new Map();
  return new Map(await inProcesses<string, [string, KnownText]>(new URL('take-apart.ts', import.meta.url), unknown));
}
