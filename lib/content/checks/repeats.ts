import { memoize } from '../../shared/memoize';
import { type Document, type Documents, type TextPart, textPartsOf } from '../document';
import { countOf, describeValue, type Problem } from '../problems';

/** Two pages may share a shorter sentence by chance. */
const MAX_WORDS = 8;

type Sentence = { words: string } & Pick<TextPart, 'place'>;

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

const sentencesOf = memoize((document: Document): Sentence[] =>
  textPartsOf(document)
    // One image on two pages has one alt text.
    .filter(({ path }) => !/alt$/i.test(String(path.at(-1))))
    .flatMap(({ text, place }) => sentencesIn(text).map((words) => ({ words, place }))),
);

function sentencesIn(text: string): string[] {
  return text
    .replace(/\]\([^)]*\)|[[\]*_]/g, '')
    .split(/(?<=[.?!]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > MAX_WORDS);
}
