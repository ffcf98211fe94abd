/** Returns 1 to 4 columns for cards, so that no card is alone in the last row if possible. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  if (count % 3 === 0) return 3;
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3;
}

/** Returns 3 to 6 columns for a row of items below a viaduct. */
export function viaductColumnsFor(count: number): number {
  return Math.max(3, Math.ceil(count / Math.ceil(count / 6)));
}
