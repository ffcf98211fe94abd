import type { LoadedEntry } from '@/lib/definitions/collection';
import type { NamedLink } from '@/lib/definitions/context';
import { memoize } from '@/lib/shared/memoize';
import { linkTo, siblingLinks } from './sibling-links';
import type { LoadedCollection, Site } from './types';

const MAX_LINKS = 3;
/** A shared tag counts as this many words: one tag alone makes a text related. */
const WORDS_PER_TAG = 3;
const MIN_WORD_LENGTH = 5;

type Subject = Pick<LoadedEntry, 'title' | 'description' | 'tags'>;

function termsOf({ title, description, tags = [] }: Subject): Set<string> {
  const words = `${title} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set([...tags.map((tag) => `#${tag}`), ...words.filter((word) => word.length >= MIN_WORD_LENGTH)]);
}

/** `byTerm` has the indexes of the entries that contain a term. */
type Subjects<T> = { entries: readonly T[]; byTerm: ReadonlyMap<string, readonly number[]> };

export function subjectsOf<T extends Subject>(entries: readonly T[]): Subjects<T> {
  const byTerm = new Map<string, number[]>();
  for (const [index, entry] of entries.entries()) {
    for (const term of termsOf(entry)) (byTerm.get(term) ?? byTerm.set(term, []).get(term))?.push(index);
  }
  return { entries, byTerm };
}

/** Returns the entries that share a tag or three words, the nearest first. Runs for every page with all entries. */
export function nearestTo<T extends Subject>(entry: T, { entries, byTerm }: Subjects<T>): T[] {
  const common = Math.max(2, entries.length / 4);
  const points = new Uint32Array(entries.length);
  const pointsOf = (index: number) => points[index] ?? 0;
  for (const term of termsOf(entry)) {
    const sharing = byTerm.get(term) ?? [];
    const isTag = term.startsWith('#');
    if (!isTag && sharing.length > common) continue;
    for (const index of sharing) points[index] = pointsOf(index) + (isTag ? WORDS_PER_TAG : 1);
  }
  return [...points.keys()]
    .filter((index) => pointsOf(index) >= WORDS_PER_TAG)
    .sort((a, b) => pointsOf(b) - pointsOf(a))
    .flatMap((index) => entries[index] ?? [])
    .filter((other) => other !== entry);
}

const subjectsAmong = memoize((collections: readonly LoadedCollection[]) => {
  const written = collections.filter(({ collection }) => collection.list !== undefined);
  return subjectsOf(written.flatMap(({ entries }) => entries));
});

/** Returns links to texts on the same subject, without the siblings that the page links to anyway. */
export function relatedTo(site: Site, entry: LoadedEntry): NamedLink[] {
  const subjects = subjectsAmong(site.collections);
  if (!subjects.entries.includes(entry)) return [];
  const linked = siblingLinks(site, entry).map(({ link }) => link);
  const others = nearestTo(entry, subjects).filter(({ path }) => !linked.includes(path));
  return others.slice(0, MAX_LINKS).map(linkTo);
}
