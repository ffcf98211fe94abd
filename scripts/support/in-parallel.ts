import { availableParallelism } from 'node:os';

/**
 * Does work that waits for others.
 * @param most how many pieces at a time; missing: as many as the machine has cores
 * @throws what the first failing piece throws
 */
export async function inParallel<T>(
  pieces: readonly T[],
  work: (piece: T) => Promise<void>,
  most = availableParallelism(),
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < pieces.length; index = next++) await work(pieces[index] as T);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
