import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { environment, type NodeCommand } from './node-command';

export type Task = {
  name: string;
  command: NodeCommand;
};

const IS_WINDOWS = process.platform === 'win32';

/** A process group does not receive Ctrl+C from the terminal, nor what ends its parent. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs programs of Node in parallel, and prints the name of each when it starts and its output when it has ended. After the
 * first that fails, or a signal, it ends the others with all that they have started. @returns the exit code of the first that
 * failed, 128 and the number of a signal, or 0
 */
export async function runInParallel(tasks: readonly Task[]): Promise<number> {
  const running = new Set<ChildProcess>();
  let exitCode = 0;
  const endAll = (code: number) => {
    exitCode ||= code;
    for (const child of running) endTree(child);
  };
  const onSignal = (signal: (typeof SIGNALS)[number]) => endAll(128 + constants.signals[signal]);
  for (const signal of SIGNALS) process.on(signal, onSignal);

  const run = async ({ name, command }: Task) => {
    console.log(`== ${name} …`);
    const started = performance.now();
    const child = spawn(process.execPath, command, {
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group contains all that the program starts. On Windows it would open a window.
      detached: !IS_WINDOWS,
    });
    running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.on('exit', (code) => {
      if (code !== 0) endAll(code ?? 1);
    });
    await new Promise((resolve) => child.on('close', resolve));
    running.delete(child);
    // This one was ended because another has failed.
    if (exitCode !== 0 && child.exitCode === null) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`== ${name}: ${seconds} s\n${Buffer.concat(output)}`);
  };
  await Promise.all(tasks.map(run));
  for (const signal of SIGNALS) process.off(signal, onSignal);
  return exitCode;
}

/** Runs lists of tasks one after another. @returns the exit code of the first that fails, or 0 */
export async function runSteps(steps: readonly (readonly Task[])[]): Promise<number> {
  for (const tasks of steps) {
    const exitCode = await runInParallel(tasks);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/** Ends a program and all that it has started. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The group has ended.
  }
}
