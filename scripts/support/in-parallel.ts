import { availableParallelism } from 'node:os';

/**
 * Processes items in parallel, for work that waits for the disk, the network or other processes.
 * @param most how many at a time; default: the number of cores
 * @throws the first error
 */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  most = availableParallelism(),
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
