import { memoize } from '../../shared/memoize';
import type { Document, Documents } from '../document';
import { leaves } from '../fields';
import { countOf, describeValue, formatPath, type Problem } from '../problems';

/** Two pages may share a shorter sentence by chance. */
const MAX_WORDS = 8;

type Place = Pick<Problem, 'file' | 'line' | 'field'>;
type Sentence = { words: string; place: () => Place };

/**
 * Finds sentences that another published page has as well. A visitor who reads both learns nothing new.
 * @returns one note for each pair of pages, at the first sentence
 */
export function checkRepeats(documents: Documents): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document): Problem[] => {
    if (document.url === undefined || !document.isShown) return [];
    const repeated = new Map<Document, Sentence[]>();
    for (const sentence of sentencesOf(document)) {
      const other = first.get(sentence.words) ?? document;
      first.set(sentence.words, other);
      if (other !== document) repeated.set(other, [...(repeated.get(other) ?? []), sentence]);
    }
    return [...repeated].flatMap(([other, [sentence, ...more]]) => {
      if (!sentence) return [];
      const others = more.length > 0 ? `, and ${countOf(more.length, 'more sentence')}` : '';
      const expected = `a sentence that no other page has; ${other.source.file} has it${others}`;
      return [{ ...sentence.place(), expected, found: describeValue(sentence.words) }];
    });
  });
}

const sentencesOf = memoize(({ source, type }: Document): Sentence[] => {
  const { file, body, bodyLine } = source;
  // One image on two pages has one alt text.
  const fields = leaves(type.schema, source.data).filter(({ path }) => !/alt$/i.test(String(path.at(-1))));
  const inFields = fields.flatMap(({ path, value }) =>
    sentencesIn(String(value)).map((words) => {
      const place = () => ({ file, line: source.lineOf(path), field: formatPath(path) });
      return { words, place };
    }),
  );
  const inBody = body.split(BREAK).flatMap((part) =>
    sentencesIn(part).map((words) => {
      const before = () => body.slice(0, body.indexOf(part) + part.search(/\S/)).split('\n');
      return { words, place: () => ({ file, line: bodyLine + before().length - 1, field: 'text' }) };
    }),
  );
  return [...inFields, ...inBody];
});

/** Starts a new paragraph, heading, list item or table cell. */
const BREAK = /\n\s*\n|\n(?=#|-|\d+\. )|\|/;

function sentencesIn(text: string): string[] {
  const plain = text.replace(/\]\([^)]*\)|[[\]*_]/g, '').replace(/\s+/g, ' ');
  return plain
    .split(/(?<=[.?!]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > MAX_WORDS);
}
