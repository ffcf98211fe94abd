/** What is new in a list of texts: for the marks on a page of the preview. */

/**
 * @param before the texts of a page, in their order
 * @param after those of its next version
 * @returns the places in `after` of what was not there before. Where nothing is new: of what has moved, and where
 * something is only gone, of what stands in its place
 */
export function changedPlaces(before: readonly string[], after: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const text of before) counts.set(text, (counts.get(text) ?? 0) + 1);
  const fresh = after.flatMap((text, place) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left > 0 ? [] : [place];
  });
  if (fresh.length > 0) return fresh;
  const start = after.findIndex((text, place) => text !== before[place]);
  if (start === -1) return before.length > after.length && after.length > 0 ? [after.length - 1] : [];
  if (before.length > after.length) return [start];
  const end = after.findLastIndex((text, place) => text !== before[place]);
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}
