import { availableParallelism } from 'node:os';

/**
 * Does work that waits for other threads, as many pieces at a time as the machine has cores.
 * @throws what the first failing piece throws
 */
export async function inParallel<T>(pieces: readonly T[], work: (piece: T) => Promise<void>): Promise<void> {
  const rest = [...pieces];
  const worker = async () => {
    for (let piece = rest.shift(); piece !== undefined; piece = rest.shift()) await work(piece);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
