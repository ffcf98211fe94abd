/**
 * content/published.txt: every published URL on a line, with the day its page last changed, a content hash and the file.
 * URLs of lists have no more. `npm run content -- --record` adds to it.
 */
export const PUBLISHED_FILE = 'published.txt';

export type PublishedPage = { day: string; words: string; file: string; line?: number };
/** By URL; undefined for a page of a list. */
export type PublishedUrls = ReadonlyMap<string, PublishedPage | undefined>;

const HEAD = `# Every URL the website was published at, so that none is lost by mistake. \`npm run content -- --record\` adds to it.
`;

/** Parses published.txt. After a merge a URL may be there twice: the later day counts. */
export function parsePublishedUrls(text: string): PublishedUrls {
  const publishedUrls = new Map<string, PublishedPage | undefined>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [address = '', day, words, file] = line.trim().split(/\s+/);
    if (!address.startsWith('/')) continue;
    const page = day && words && file ? { day, words, file, line: index + 1 } : undefined;
    const known = publishedUrls.get(address);
    if (!known || (page && page.day >= known.day)) publishedUrls.set(address, page);
  }
  return publishedUrls;
}

export function formatPublishedUrls(publishedUrls: PublishedUrls): string {
  const lines = [...publishedUrls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, page]) => [address, ...(page ? [page.day, page.words, page.file] : [])].join(' '));
  return `${HEAD}${lines.join('\n')}\n`;
}
