/** Pagefind gives its excerpts as HTML. They become plain parts here, as innerHTML is closed by Trusted Types. */

export type ExcerptPart = { text: string; marked: boolean };

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const plain = (html: string) => html.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Takes an excerpt apart at its <mark> elements, the only ones Pagefind writes.
 * @param html text with < and > escaped, found words between <mark> and </mark>
 */
export function excerptParts(html: string): ExcerptPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/)
    .flatMap((part): ExcerptPart[] => {
      const found = /^<mark>(.*)<\/mark>$/.exec(part)?.[1];
      if (found === undefined) return [{ text: plain(part), marked: false }];
      // Pagefind marks up to the next space: a comma or a bracket belongs to the sentence, not to the word.
      const [, before = '', word = '', after = ''] =
        /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(plain(found)) ?? [];
      return [
        { text: before, marked: false },
        { text: word, marked: true },
        { text: after, marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
