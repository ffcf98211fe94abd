/** Finds published URLs that have neither a page nor a redirect, and are not listed as gone. */
import { distance } from 'fastest-levenshtein';
import type { Document } from '../document';
import { goneOf, movesOf, overOf } from '../moves';
import type { Problem } from '../problems';
import { PUBLISHED_FILE, type PublishedPage, type PublishedUrls } from '../published-urls';

export const PUBLISHED_PATH = `content/${PUBLISHED_FILE}`;

/** What the editor does not have. */
export type Memory = {
  /** Returns the content hash of a page, as published.txt has it. */
  markOf?: ((document: Document) => string) | undefined;
  /** Returns a file as it was before it was renamed or deleted. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

type Content = { documents: readonly Document[]; problems: readonly Problem[] };

export function checkPublishedUrls(content: Content, publishedUrls: PublishedUrls, memory: Memory = {}): Problem[] {
  const { documents } = content;
  const isKnown = knownIn(content);
  return [...publishedUrls].flatMap(([address, page]): Problem[] => {
    if (page === undefined || isKnown(address, page.file)) return [];
    const hidden = documents.find((document) => document.address === address);
    const near = nearest(address, page, documents, publishedUrls, memory);
    const place = near ? near.source.file : 'the file of the page that stands in for it';
    const expected = `a page, or the line "aliases: [${address}]" in ${place}, or "gone: [${address}]" in content/site.md`;
    const found = hidden ? hiddenAs(hidden) : 'nothing';
    return [{ file: PUBLISHED_PATH, line: page.line ?? 1, field: address, expected, found }];
  });
}

/** Returns whether a URL has a page or a redirect, is gone on purpose, or belongs to a file with problems. */
function knownIn({ documents, problems }: Content): (address: string, file: string) => boolean {
  const published = documents.filter(({ isShown }) => isShown);
  const known = new Set([
    ...published.flatMap(({ address = '', alsoAt }) => [address, ...alsoAt]),
    ...movesOf(published).keys(),
    ...goneOf(documents),
    ...overOf(documents),
  ]);
  const broken = new Set(problems.map(({ file }) => file));
  return (address, file) => known.has(address) || broken.has(file);
}

const hiddenAs = ({ isDraft, from }: Document) => (isDraft ? 'a draft' : `a page that waits until ${from}`);

const MIN_LIKENESS = 0.3;

/** Returns the page that most likely has the content of a lost URL. New pages are preferred. */
function nearest(
  address: string,
  page: PublishedPage,
  documents: readonly Document[],
  publishedUrls: PublishedUrls,
  { markOf, lastVersion }: Memory,
): Document | undefined {
  const live = documents.filter((document) => document.address !== undefined && document.isShown);
  const added = live.filter((document) => !publishedUrls.has(document.address ?? ''));
  const same = [...added, ...live].find((document) => markOf?.(document) === page.words);
  // The page of a lost further URL still exists.
  const there = same ?? live.find(({ source }) => source.file === page.file);
  if (there) return there;
  const text = lastVersion?.(page.file);
  const alike = text === undefined ? undefined : best(live, (document) => likeness(text, textOf(document)));
  return alike ?? best(added, (document) => closeness(address, document.address ?? ''));
}

function best(documents: readonly Document[], score: (document: Document) => number): Document | undefined {
  const [first] = documents
    .map((document) => ({ document, points: score(document) }))
    .filter(({ points }) => points >= MIN_LIKENESS)
    .sort((a, b) => b.points - a.points);
  return first?.document;
}

const textOf = ({ source }: Document) => `${JSON.stringify(source.data)} ${source.body}`;
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Returns the share of equal words: 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

/** Returns the similarity of two URLs: 0 to 1. */
const closeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length);
