/** Where something stands, in words: page by page as long as these are few. @param pageCount how many pages there are */
export function placeOf(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount && pageCount > 1) return 'On every page';
  if (pages.length <= 3) return `On ${pages.join(', ')}`;
  return `On ${pages.length} pages: ${pages.slice(0, 3).join(', ')} and others`;
}
