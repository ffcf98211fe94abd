export type ExcerptPart = { text: string; marked: boolean };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/**
 * Parses Pagefind's excerpt, and begins it with a sentence: https://pagefind.app/docs/api/
 * @param content the text of the whole page
 */
export function parseExcerpt(html: string, content: string): ExcerptPart[] {
  const texts = html
    .split(/<\/?mark>/)
    .map((text) => text.replace(/&([a-z]+|#39);/g, (_, name) => ENTITIES[name] ?? ''));
  for (let index = 1; index < texts.length; index += 2) {
    // A full stop belongs to the sentence, not to the word.
    const [, word = '', rest = ''] = /^(.*?)([^\p{L}\p{N}]*)$/u.exec(texts[index] ?? '') ?? [];
    texts.splice(index, 2, word, rest + (texts[index + 1] ?? ''));
  }
  const text = texts.join('').trim();
  if (text !== '' && !endsSentence(text)) texts.push(`${texts.pop()?.trimEnd()} …`);
  const parts = texts.map((part, index) => ({ text: part, marked: index % 2 === 1 }));
  const before = content.slice(0, Math.max(0, content.indexOf(text))).trimEnd();
  const isWhole = before === '' || endsSentence(before);
  return (isWhole ? parts : cutStart(parts)).filter((part) => part.text !== '');
}

const endsSentence = (text: string) => /[.!?…]["'”’)\]]*$/.test(text);

/** Removes the end of a sentence if a mark follows it, or shows with … that the marked sentence is cut. */
function cutStart([first = { text: '', marked: false }, ...others]: ExcerptPart[]): ExcerptPart[] {
  const parts = [first, ...others];
  const sentenceEnd = /^.*?[.!?…]["'”’)\]]*\s+/s;
  const index = parts.findIndex(({ text, marked }) => !marked && sentenceEnd.test(text));
  const [last = first, ...rest] = parts.slice(index);
  if (index === -1 || !rest.some(({ marked }) => marked)) return [{ ...first, text: `… ${first.text}` }, ...others];
  return [{ ...last, text: last.text.replace(sentenceEnd, '') }, ...rest];
}
