import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Fewer pieces than this are not worth a process more. */
const WORTH_IT = 100;

/**
 * Shares out work that keeps a processor busy among processes, as many as the machine has cores; without a piece, none
 * is started.
 * @param file the module that does it: see `serve`
 * @returns all answers, in the order of the processes
 * @throws when one of them ends without an answer
 */
export async function inProcesses<T, Answer = string>(file: URL, pieces: readonly T[]): Promise<Answer[]> {
  const count = Math.min(availableParallelism(), Math.ceil(pieces.length / WORTH_IT));
  const shares = Array.from({ length: count }, (_, share) => pieces.filter((_, index) => index % count === share));
  const answers = shares.map(
    (share) =>
      new Promise<Answer[]>((resolve, reject) => {
        const child = fork(file);
        child.on('message', (answer: Answer[]) => resolve(answer));
        child.on('error', reject);
        child.on('exit', (code) => reject(new Error(`${file.pathname} ended with code ${code}`)));
        child.send(share);
      }),
  );
  return (await Promise.all(answers)).flat();
}

/** In the module: takes its share of the pieces, does the work and answers with what it has to say. */
export function serve<T, Answer = string>(work: (pieces: readonly T[]) => Answer[] | Promise<Answer[]>): void {
  process.once('message', async (pieces: readonly T[]) => {
    const answer = await work(pieces);
    process.send?.(answer, () => process.disconnect());
  });
}
