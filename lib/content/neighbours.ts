type Named = { slug: string } & ({ navLabel: string } | { title: string });

/** Most links a page shows to others of its kind. */
const LIMIT = 5;

/**
 * Links to the pages of a collection that follow one, from its end on to its start: so every page is linked by the
 * one before it, and no page lists a collection of any size.
 * @param entries the collection, sorted
 * @param slug the page that shows the links
 * @param folder what stands before the slug in an address: '/blog', '' for none
 */
export function neighbours(entries: readonly Named[], slug: string, folder: string) {
  const place = entries.findIndex((entry) => entry.slug === slug);
  const after = entries.slice(place + 1, place + 1 + LIMIT);
  const before = entries.slice(0, Math.max(0, Math.min(place, LIMIT - after.length)));
  return [...before, ...after].map((entry) => linkTo(entry, folder));
}

/** A link that carries an entry's own name. */
export const linkTo = (entry: Named, folder: string) => ({
  label: 'navLabel' in entry ? entry.navLabel : entry.title,
  link: `${folder}/${entry.slug}`,
});
