/**
 * An index on a ring: one past the last is the first, one before the first is the last.
 * @param index any whole number
 * @param length how many items the ring has, at least 1
 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
