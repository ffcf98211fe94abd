/** Names the pages of a change or a link: each of a few, or all. */
export function placeOf(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount && pageCount > 1) return 'On every page';
  if (pages.length <= 3) return `On ${pages.join(', ')}`;
  return `On ${pages.length} pages: ${pages.slice(0, 3).join(', ')} and others`;
}
