import { availableParallelism } from 'node:os';

/** Processes items in parallel, for work that waits for the disk, the network or other threads. @throws the first error */
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
