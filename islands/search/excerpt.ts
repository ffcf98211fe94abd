export type ExcerptPart = { text: string; isMarked: boolean };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Splits Pagefind's excerpt at its marks, and adds … where it cuts a sentence: https://pagefind.app/docs/api/ */
export function parseExcerpt(html: string): ExcerptPart[] {
  const text = html.replace(/<\/?mark>/g, '');
  const startsInSentence = /^\p{Ll}/u.test(text);
  const endsSentence = text === '' || /[.!?…]$/.test(text);
  const start = startsInSentence ? '… ' : '';
  const end = endsSentence ? '' : ' …';
  return `${start}${html}${end}`.split(/<\/?mark>/).flatMap((part, index) => {
    const plain = part.replace(/&([a-z]+|#39);/g, (_, name) => ENTITIES[name] ?? '');
    return plain === '' ? [] : [{ text: plain, isMarked: index % 2 === 1 }];
  });
}
