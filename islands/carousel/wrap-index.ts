/** Returns an index of a circular list: the first follows the last. @param length at least 1 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
