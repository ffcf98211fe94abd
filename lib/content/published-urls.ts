/** Lists all published URLs, one per line: day of the last change, content hash, file. */
export const PUBLISHED_FILE = 'published.txt';

export type PublishedPage = { day: string; hash: string; file: string; line?: number };
/** By URL. A page of a list is undefined. */
export type PublishedUrls = ReadonlyMap<string, PublishedPage | undefined>;

const HEAD = `# Every URL the website was published at, so that none is lost by mistake. \`npm run content -- --record\` adds to it.
`;

/** Parses published.txt. After a merge a URL may be there twice: the later day counts. */
export function parsePublishedUrls(text: string): PublishedUrls {
  const publishedUrls = new Map<string, PublishedPage | undefined>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [url = '', day, hash, file] = line.trim().split(/\s+/);
    if (!url.startsWith('/')) continue;
    const page = day && hash && file ? { day, hash, file, line: index + 1 } : undefined;
    const other = publishedUrls.get(url);
    if (!other || (page && page.day >= other.day)) publishedUrls.set(url, page);
  }
  return publishedUrls;
}

export function formatPublishedUrls(publishedUrls: PublishedUrls): string {
  const lines = [...publishedUrls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, page]) => [url, ...(page ? [page.day, page.hash, page.file] : [])].join(' '));
  return `${HEAD}${lines.join('\n')}\n`;
}
