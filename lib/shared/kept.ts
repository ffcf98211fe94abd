/** What is made of a value that never changes is made once, and goes with the value. */

/**
 * @param make asked once for each value
 * @returns the same, that remembers
 */
export function kept<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
