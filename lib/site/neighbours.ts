import type { LoadedEntry } from '@/lib/definitions/collection';
import type { NamedLink } from '@/lib/definitions/context';
import { kept } from '@/lib/shared/kept';
import type { Site } from './types';

type Named = Pick<LoadedEntry, 'slug' | 'path' | 'title' | 'navLabel' | 'stage'>;

/** Every page asks, so the answers are made once. */
const placesOf = kept((entries: readonly Named[]) => new Map(entries.map(({ slug }, index) => [slug, index])));

/** Where an entry stands in its collection, -1 where it does not. */
const placeOf = (entries: readonly Named[], slug: string): number => placesOf(entries).get(slug) ?? -1;

/** Most links a page shows to others of its kind. */
const LIMIT = 5;

/**
 * Links to the pages of a collection that follow one, from its end on to its start: so every page is linked by the
 * one before it, and no page lists a collection of any size.
 * @param entries the collection, sorted
 * @param slug the page that shows the links
 */
export function neighbours(entries: readonly Named[], slug: string): NamedLink[] {
  const place = placeOf(entries, slug);
  const after = entries.slice(place + 1, place + 1 + LIMIT);
  const before = entries.slice(0, Math.max(0, Math.min(place, LIMIT - after.length)));
  return [...before, ...after].map(linkTo);
}

/** Links to the entries before and after one, each with what it is to it. */
function newerAndOlder(entries: readonly LoadedEntry[], slug: string, labels: { newer: string; older: string }) {
  const place = placeOf(entries, slug);
  const [newer, older] = [entries[place - 1], entries[place + 1]];
  return [
    ...(newer ? [{ ...linkTo(newer), rel: 'prev' as const, note: labels.newer }] : []),
    ...(older ? [{ ...linkTo(older), rel: 'next' as const, note: labels.older }] : []),
  ];
}

/** A link that carries an entry's own name, and how far what it is about has been built. */
export const linkTo = ({ navLabel, title, path, stage }: Named): NamedLink => ({
  label: navLabel ?? title,
  link: path,
  ...(stage && { stage }),
});

/** What the page of an entry leads on to: the newer and the older one, or the next of its kind. */
export function linksToOthers({ collections, company }: Site, entry: LoadedEntry): NamedLink[] {
  const own = collections.find(({ entries }) => entries[placeOf(entries, entry.slug)] === entry);
  if (!own) return [];
  const { collection, entries } = own;
  if (collection.sort === 'by order') return neighbours(entries, entry.slug);
  return newerAndOlder(entries, entry.slug, company.labels);
}
