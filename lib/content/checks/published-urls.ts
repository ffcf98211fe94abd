import { distance } from 'fastest-levenshtein';
import type { Document, Documents } from '../document';
import type { Problem } from '../problems';
import { PUBLISHED_FILE, type PublishedPage, type PublishedUrls } from '../published-urls';
import { expiredUrlsOf, goneUrlsOf, redirectsOf } from '../redirects';

export const PUBLISHED_PATH = `content/${PUBLISHED_FILE}`;

/** The editor has neither hashes nor earlier versions. */
type Options = {
  hashOf?: ((document: Document) => string) | undefined;
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

type Content = { documents: Documents; problems: readonly Problem[] };

/**
 * Finds published URLs that have neither a page nor a redirect, and are not listed as gone. Each problem names the lines to
 * write, with all lost URLs that belong into the same line: a revert can lose several at once.
 */
export function checkPublishedUrls(content: Content, publishedUrls: PublishedUrls, options: Options = {}): Problem[] {
  const { documents } = content;
  const isFound = finderIn(content);
  const live = documents.filter((document) => document.url !== undefined && document.isShown);
  const added = live.filter((document) => !publishedUrls.has(document.url ?? ''));
  const lost = [...publishedUrls].flatMap(([url, page]): LostUrl[] => {
    if (page === undefined || isFound(url, page.file)) return [];
    const hidden = documents.find((document) => document.url === url);
    return [{ url, page, hidden, near: nearest(url, page, { live, added }, options) }];
  });
  const gone = goneUrlsOf(documents);
  return lost.map(({ url, page, hidden, near }) => {
    const deleted = lost.filter((other) => other.url === url || !(other.near || other.hidden));
    const moved = lost.filter((other) => other.url === url || (near && other.near === near));
    const place = near ? near.source.file : 'the file of the page that replaces it';
    const aliases = lineOf('aliases', near?.aliases ?? [], moved);
    const expected = `a page, or the line ${aliases} in ${place}, or ${lineOf('gone', gone, deleted)} in content/site.md`;
    const found = hidden ? (hidden.isDraft ? 'a draft' : `a page that is scheduled for ${hidden.from}`) : 'nothing';
    return { file: PUBLISHED_PATH, line: page.line ?? 1, field: url, expected, found };
  });
}

type LostUrl = { url: string; page: PublishedPage; hidden: Document | undefined; near: Document | undefined };

/** Returns the whole line, because YAML allows a field once: it replaces the present one. */
const lineOf = (field: string, present: readonly string[], lost: readonly Pick<LostUrl, 'url'>[]) =>
  `"${field}: [${[...present, ...lost.map(({ url }) => url)].join(', ')}]"`;

function finderIn({ documents, problems }: Content): (url: string, file: string) => boolean {
  const shown = documents.filter(({ isShown }) => isShown);
  const urls = new Set([
    ...shown.flatMap(({ url = '', alsoAt }) => [url, ...alsoAt]),
    ...redirectsOf(shown).keys(),
    ...goneUrlsOf(documents),
    ...expiredUrlsOf(documents),
  ]);
  const invalid = new Set(problems.map(({ file }) => file));
  return (url, file) => urls.has(url) || invalid.has(file);
}

const MIN_LIKENESS = 0.3;

type Candidates = { live: Documents; added: Documents };

/** Returns the page whose content is most similar to that of a lost URL. New pages come first. */
function nearest(url: string, page: PublishedPage, { live, added }: Candidates, { hashOf, lastVersion }: Options) {
  const same = [...added, ...live].find((document) => hashOf?.(document) === page.hash);
  // If an alternate URL is lost, its page still exists.
  const existing = same ?? live.find(({ source }) => source.file === page.file);
  if (existing) return existing;
  const text = lastVersion?.(page.file);
  const alike = text === undefined ? undefined : best(live, (document) => likeness(text, textOf(document)));
  return alike ?? best(added, (document) => closeness(url, document.url ?? ''));
}

function best(documents: Documents, score: (document: Document) => number): Document | undefined {
  const [first] = documents
    .map((document) => ({ document, points: score(document) }))
    .filter(({ points }) => points >= MIN_LIKENESS)
    .sort((a, b) => b.points - a.points);
  return first?.document;
}

const textOf = ({ source }: Document) => `${JSON.stringify(source.data)} ${source.body}`;
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

function likeness(a: string, b: string): number {
  const first = wordsOf(a);
  const second = wordsOf(b);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

const closeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length);
