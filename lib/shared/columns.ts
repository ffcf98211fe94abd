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
