/** Returns the number of columns for cards, 1 to 4, so that no card is alone in the last row if possible. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  if (count % 3 === 0) return 3;
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3;
}

/** Returns the number of bays in a row of a bridge, 3 to 6: all rows have the same number. */
export function baysFor(count: number): number {
  return Math.max(3, Math.ceil(count / Math.ceil(count / 6)));
}
