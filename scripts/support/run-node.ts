import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Waits for a program. A signal that ends this process also ends the program. @returns its exit code */
export async function waitFor(child: ChildProcess): Promise<number> {
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, end);
  await once(child, 'close');
  for (const signal of SIGNALS) process.off(signal, end);
  return child.exitCode ?? 1;
}

/**
 * Runs a program of Node in this terminal.
 * @param args as of `node`: the path of a script, and its arguments
 * @returns its exit code
 */
export const runNode = (args: readonly string[]): Promise<number> =>
  waitFor(spawn(process.execPath, args, { stdio: 'inherit' }));

/** Returns Node's arguments for a script of this project, from its root. */
export const scriptArgs = (file: string, ...args: readonly string[]) => ['--import', 'tsx', file, ...args];
