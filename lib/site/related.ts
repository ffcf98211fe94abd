/** Which texts are about the same: by the tags they share, and by the words of their titles and descriptions. */
import type { LoadedEntry } from '@/lib/definitions/collection';
import type { NamedLink } from '@/lib/definitions/context';
import { kept } from '@/lib/shared/kept';
import { linksToOthers, linkTo } from './neighbours';
import type { LoadedCollection, Site } from './types';

/** Most links a page shows to texts on its subject. */
const LIMIT = 3;
/** A tag says as much as so many words: it alone makes a text related. */
const WORDS_A_TAG = 3;
/** Shorter words say little of a subject. */
const SHORTEST = 5;

type Subject = Pick<LoadedEntry, 'title' | 'description' | 'tags'>;

/** What an entry is about: its tags, and the words of its title and description. */
function termsOf({ title, description, tags = [] }: Subject): Set<string> {
  const words = `${title} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set([...tags.map((tag) => `#${tag}`), ...words.filter((word) => word.length >= SHORTEST)]);
}

/** Entries, and by what they are about: the places of those that are about it. */
export type Subjects<T> = { entries: readonly T[]; byTerm: ReadonlyMap<string, readonly number[]> };

export function subjectsOf<T extends Subject>(entries: readonly T[]): Subjects<T> {
  const byTerm = new Map<string, number[]>();
  for (const [place, entry] of entries.entries()) {
    for (const term of termsOf(entry)) (byTerm.get(term) ?? byTerm.set(term, []).get(term))?.push(place);
  }
  return { entries, byTerm };
}

/**
 * The entries nearest to one, the nearest first: those that share a tag, or three words. A word of many texts says
 * nothing of any. Every page asks this of every text, and wants a few of the answers.
 */
export function* nearestTo<T extends Subject>(entry: T, { entries, byTerm }: Subjects<T>): Generator<T> {
  const common = Math.max(2, entries.length / 4);
  const points = new Uint32Array(entries.length);
  for (const term of termsOf(entry)) {
    const sharing = byTerm.get(term) ?? [];
    const isTag = term.startsWith('#');
    if (!isTag && sharing.length > common) continue;
    for (const place of sharing) points[place] = (points[place] ?? 0) + (isTag ? WORDS_A_TAG : 1);
  }
  // Many share a tag, few points are told apart: they are much less to sort than the texts.
  const byPoints = new Map<number, number[]>();
  for (let place = 0; place < points.length; place++) {
    const reached = points[place] ?? 0;
    if (reached < WORDS_A_TAG) continue;
    (byPoints.get(reached) ?? byPoints.set(reached, []).get(reached))?.push(place);
  }
  for (const [, places] of [...byPoints].sort(([a], [b]) => b - a)) {
    for (const place of places) {
      const other = entries[place];
      if (other !== undefined && other !== entry) yield other;
    }
  }
}

const subjectsAmong = kept((collections: readonly LoadedCollection[]) => {
  const written = collections.filter(({ collection }) => collection.hasMarkdown);
  return subjectsOf(written.flatMap(({ entries }) => entries));
});

/** Links to texts on the subject of one, but for those that it leads on to anyway. */
export function relatedTo(site: Site, entry: LoadedEntry): NamedLink[] {
  const known = subjectsAmong(site.collections);
  if (!known.entries.includes(entry)) return [];
  const linked = linksToOthers(site, entry).map(({ link }) => link);
  const related: NamedLink[] = [];
  for (const other of nearestTo(entry, known)) {
    if (linked.includes(other.path)) continue;
    related.push(linkTo(other));
    if (related.length === LIMIT) break;
  }
  return related;
}
