/** A content type with pages: its folder, with a slash at its end, and the path before the name of a page. */
export type Place = { file: string; url?: string | undefined };

/** Returns the path of the page that a file was before it was renamed; undefined if it was not, or never published. */
export function pathBefore(before: string, after: string, isDraft: boolean, places: readonly Place[]) {
  const { file, url } = places.find((place) => place.file.endsWith('/') && before.startsWith(place.file)) ?? {};
  const isRenamed = before !== file && before !== after;
  if (file === undefined || url === undefined || !isRenamed || isDraft) return undefined;
  return `${url}/${before.slice(file.length).replace(/\.md$/, '')}`;
}
