/** Runs a function at its first call and remembers what it returned; in `next dev` it runs every time. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (!made || process.env.NODE_ENV === 'development') made = { value: make() };
    return made.value;
  };
}
