import { spawn } from 'node:child_process';

export type Task = readonly [name: string, command: string];

/** Runs shell commands in parallel and prints the output of each. The first that fails ends the others. @returns its exit code, or 0 */
export async function runInParallel(tasks: readonly Task[]): Promise<number> {
  const running = new Set<number>();
  let failed = 0;
  const run = async ([name, command]: Task) => {
    const started = performance.now();
    // A process group each, so that what a command starts ends with it.
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    if (child.pid !== undefined) running.add(child.pid);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
    if (child.pid !== undefined) running.delete(child.pid);
    // Another command has failed and ended this one.
    if (failed !== 0 && code !== 0) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n== ${name}: ${command} (${seconds} s)\n${Buffer.concat(output).toString().trimEnd()}`);
    failed ||= code;
    if (code !== 0) for (const group of running) process.kill(-group, 'SIGTERM');
  };
  await Promise.all(tasks.map(run));
  return failed;
}
