/** Returns an index on a ring: after the last item is the first. @param length at least 1 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
