/** What a search result shows of a page: whole sentences around the words that were found. */

export type ExcerptPart = { text: string; marked: boolean };

/** As many words as two lines of the list hold. */
const LENGTH = 28;
/** A sentence longer than this is cut. */
const LONGEST = 40;
/** Fewer words are a heading or the label of a link, which says less than a sentence does. */
const SENTENCE = 5;

/** The words of a page's text as Pagefind counts them. */
export const splitWords = (content: string): string[] => content.split(/[^\S\uFEFF]+/);

type Sentence = { start: number; end: number; hits: number };

/**
 * @param content a page's text; every block ends with a full stop, as Pagefind writes it
 * @param locations the words that were found, by their place among the words of the text
 */
export function excerptOf(content: string, locations: readonly number[]): ExcerptPart[] {
  const words = splitWords(content);
  const found = new Set(locations.filter((location) => location < words.length));
  const sentences = sentencesOf(words, found);
  const [best] = [...sentences].sort((a, b) => worth(b) - worth(a));
  if (!best) return [];
  let { end } = best;
  for (const next of sentences.slice(sentences.indexOf(best) + 1)) {
    if (next.end - best.start > LENGTH) break;
    end = next.end;
  }
  const { start } = best;
  if (end - start <= LONGEST) return partsOf(words, start, end, found);
  // Too long to be shown whole: from a little before the first found word on.
  const [first = start] = [...found].filter((at) => at >= start && at < end).sort((a, b) => a - b);
  const from = Math.max(start, Math.min(first - 4, end - LENGTH));
  const to = Math.min(end, from + LENGTH);
  return [
    ...(from > start ? [{ text: '… ', marked: false }] : []),
    ...partsOf(words, from, to, found),
    ...(to < end ? [{ text: ' …', marked: false }] : []),
  ];
}

function sentencesOf(words: readonly string[], found: ReadonlySet<number>): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let hits = 0;
  for (const [index, word] of words.entries()) {
    if (found.has(index)) hits += 1;
    if (!/[.!?…]["'”’)\]]*$/.test(word) && index < words.length - 1) continue;
    sentences.push({ start, end: index + 1, hits });
    start = index + 1;
    hits = 0;
  }
  return sentences;
}

/** A sentence with found words first; of those the one with most of them, and whole sentences before headings. */
const worth = ({ start, end, hits }: Sentence) =>
  (hits > 0 ? 10 : 0) + (end - start >= SENTENCE ? 4 : 0) + Math.min(hits, 3);

function partsOf(words: readonly string[], start: number, end: number, found: ReadonlySet<number>): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const add = (text: string, marked: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last && last.marked === marked) last.text += text;
    else parts.push({ text, marked });
  };
  for (let index = start; index < end; index += 1) {
    const word = words[index] ?? '';
    if (index > start) add(' ', false);
    if (!found.has(index)) add(word, false);
    else {
      // A comma or a bracket belongs to the sentence, not to the word.
      const [, before = '', bare = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
      add(before, false);
      add(bare, true);
      add(after, false);
    }
  }
  return parts;
}
