/** No published address may die by mistake: each is a page still, or leads to one, or is gone on purpose. */
import { distance } from 'fastest-levenshtein';
import type { Document } from '../document';
import { LEDGER, type Ledger, markOfWords, type PublishedPage } from '../ledger';
import type { Problem } from '../problems';

export type LedgerCheck = {
  ledger: Ledger;
  /** Whether an address needs nobody's care: a page, an old address, gone on purpose, or its file has mistakes of its own. */
  isKnown: (address: string, file: string) => boolean;
  /** A file as it was before it was renamed or deleted, where somebody knows. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

/** @param documents all content files that could be read */
export function checkLedger(documents: readonly Document[], { ledger, isKnown, lastVersion }: LedgerCheck): Problem[] {
  return [...ledger].flatMap(([address, page]): Problem[] => {
    if (page === undefined || isKnown(address, page.file)) return [];
    const hidden = documents.find((document) => document.address === address);
    const near = nearest(address, page, documents, ledger, lastVersion);
    const place = near ? near.source.file : 'the file of the page that stands in for it';
    const expected = `a page, or the line "aliases: [${address}]" in ${place}, or "gone: [${address}]" in content/site.md`;
    const found = hidden ? hiddenAs(hidden) : 'nothing';
    return [{ file: `content/${LEDGER}`, line: page.line ?? 1, field: address, expected, found }];
  });
}

/** Why a page that is there is not shown. */
const hiddenAs = ({ isDraft, from }: Document) => (isDraft ? 'a draft' : `a page that waits until ${from}`);

/** Less in common than this is no likeness. */
const LEAST_ALIKE = 0.3;

/** The page that most likely has the words of one that has lost its address. New pages come first. */
function nearest(
  address: string,
  page: PublishedPage,
  documents: readonly Document[],
  ledger: Ledger,
  lastVersion?: (file: string) => string | undefined,
): Document | undefined {
  const live = documents.filter((document) => document.address !== undefined && document.isShown);
  const added = live.filter((document) => !ledger.has(document.address ?? ''));
  const same = [...added, ...live].find((document) => markOfWords(document) === page.words);
  if (same) return same;
  const text = lastVersion?.(page.file);
  const alike = text === undefined ? undefined : best(live, (document) => likeness(text, textOf(document)));
  return alike ?? best(added, (document) => closeness(address, document.address ?? ''));
}

function best(documents: readonly Document[], score: (document: Document) => number): Document | undefined {
  const [first] = documents
    .map((document) => ({ document, points: score(document) }))
    .filter(({ points }) => points >= LEAST_ALIKE)
    .sort((a, b) => b.points - a.points);
  return first?.document;
}

const textOf = ({ source }: Document) => `${JSON.stringify(source.data)} ${source.body}`;
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** How much of two texts is the same words: 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

/** How near two addresses are: 0 to 1. */
const closeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length);
