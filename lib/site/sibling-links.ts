import type { LoadedEntry } from '@/lib/definitions/collection';
import type { NamedLink } from '@/lib/definitions/context';
import type { Site } from './types';

type Named = Pick<LoadedEntry, 'slug' | 'path' | 'title' | 'navLabel' | 'stage'>;

const placeOf = (entries: readonly Named[], slug: string): number => entries.findIndex((entry) => entry.slug === slug);

const MAX_LINKS = 5;

/** Returns links to the following entries, in a circle. Each entry is linked, and no page lists a whole collection. */
export function followingEntries(entries: readonly Named[], slug: string): NamedLink[] {
  const place = placeOf(entries, slug);
  const after = entries.slice(place + 1, place + 1 + MAX_LINKS);
  const before = entries.slice(0, Math.max(0, Math.min(place, MAX_LINKS - after.length)));
  return [...before, ...after].map(linkTo);
}

function newerAndOlder(entries: readonly LoadedEntry[], slug: string, labels: { newer: string; older: string }) {
  const place = placeOf(entries, slug);
  const newer = entries[place - 1];
  const older = entries[place + 1];
  return [
    ...(newer ? [{ ...linkTo(newer), rel: 'prev' as const, note: labels.newer }] : []),
    ...(older ? [{ ...linkTo(older), rel: 'next' as const, note: labels.older }] : []),
  ];
}

const linkTo = ({ navLabel, title, path, stage }: Named): NamedLink => ({
  label: navLabel ?? title,
  link: path,
  ...(stage && { stage }),
});

/** Returns links to the newer and the older entry, or to the next entries of a collection with another order. */
export function siblingLinks({ collections, company }: Site, entry: LoadedEntry): NamedLink[] {
  const loaded = collections.find(({ entries }) => entries.includes(entry));
  if (!loaded) return [];
  const { collection, entries } = loaded;
  if (collection.sort === 'newest first') return newerAndOlder(entries, entry.slug, company.labels);
  return followingEntries(entries, entry.slug);
}
