type Named = { slug: string } & ({ navLabel: string } | { title: string });

/**
 * Links to the other pages of a collection.
 * @param entries the collection, sorted
 * @param slug the page that shows the links
 * @param folder what stands before the slug in an address: '/blog', '' for none
 */
export function neighbours(entries: readonly Named[], slug: string, folder: string) {
  return entries
    .filter((entry) => entry.slug !== slug)
    .map((entry) => ({ label: 'navLabel' in entry ? entry.navLabel : entry.title, link: `${folder}/${entry.slug}` }));
}
