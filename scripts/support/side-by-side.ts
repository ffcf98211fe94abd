import { type ChildProcess, spawn } from 'node:child_process';

export type Task = readonly [name: string, command: string];

export type Options = {
  /** Where the commands run; missing: here. */
  cwd?: string;
  /** Their environment; missing: this process's own. */
  env?: NodeJS.ProcessEnv;
  /** Gets what a command printed, in one piece; missing: it is printed. */
  print?: (text: string) => void;
};

/**
 * Runs commands at the same time; each one's output comes in one piece, when it ends. The first that fails ends the
 * others.
 * @returns the exit code of the first that failed, 0 when none did
 */
export async function sideBySide(tasks: readonly Task[], options: Options = {}): Promise<number> {
  const { cwd, env, print = console.log } = options;
  const running = new Set<ChildProcess>();
  let failed = 0;
  const run = ([name, command]: Task) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      // A group of its own, so that what it starts can be ended with it.
      const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: true, cwd, env });
      running.add(child);
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
      child.on('close', (code) => {
        running.delete(child);
        const took = (performance.now() - started) / 1000;
        if (failed === 0 || code === 0) {
          print(`\n== ${name}: ${command} (${took.toFixed(1)} s)\n${Buffer.concat(output).toString().trimEnd()}`);
        }
        if (code !== 0 && failed === 0) {
          failed = code ?? 1;
          for (const other of running) if (other.pid !== undefined) process.kill(-other.pid, 'SIGTERM');
        }
        resolve();
      });
    });
  await Promise.all(tasks.map(run));
  return failed;
}
