/**
 * How many cards stand side by side on a wide screen, so that none is alone in the last row where that can be helped.
 * @param count how many cards there are
 * @returns 1 to 4
 */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  if (count % 3 === 0) return 3;
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3;
}

/**
 * How many bays or piers of one bridge stand side by side on a wide screen: as many as fit, and all rows alike.
 * @param count how many there are
 * @returns 3 to 6: with fewer than three the bridge is as much shorter
 */
export function baysFor(count: number): number {
  return Math.max(3, Math.ceil(count / Math.ceil(count / 6)));
}
