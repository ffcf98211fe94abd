/** The excerpt of a search result: Pagefind's own, from the beginning of a sentence. */

export type ExcerptPart = { text: string; marked: boolean };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/**
 * Parses Pagefind's excerpt. https://pagefind.app/docs/api/
 * @param html escaped text with mark elements
 * @param content the text of the whole page
 */
export function parseExcerpt(html: string, content: string): ExcerptPart[] {
  // Every second text is marked.
  const texts = html
    .split(/<\/?mark>/)
    .map((text) => text.replace(/&([a-z]+|#39);/g, (_, name) => ENTITIES[name] ?? ''));
  for (let index = 1; index < texts.length; index += 2) {
    // A full stop belongs to the sentence, not to the word.
    const [, word = '', rest = ''] = /^(.*?)([^\p{L}\p{N}]*)$/u.exec(texts[index] ?? '') ?? [];
    texts.splice(index, 2, word, rest + (texts[index + 1] ?? ''));
  }
  const text = texts.join('').trim();
  const before = content.slice(0, Math.max(0, content.indexOf(text))).trimEnd();
  if (before !== '' && !endsSentence(before)) cutStart(texts);
  // The last text is never marked.
  if (text !== '' && !endsSentence(text)) texts.push(`${texts.pop()?.trimEnd()} …`);
  return texts.map((part, index) => ({ text: part, marked: index % 2 === 1 })).filter((part) => part.text !== '');
}

const endsSentence = (text: string) => /[.!?…]["'”’)\]]*$/.test(text);

/** Removes the end of a sentence before the first mark, or shows with … that the marked sentence is cut. */
function cutStart(texts: string[]): void {
  const [first = ''] = texts;
  const [end] = texts.length > 1 ? first.matchAll(/[.!?…]["'”’)\]]*\s+/g) : [];
  texts[0] = end ? first.slice(end.index + end[0].length) : `… ${first}`;
}
