import { spawnSync } from 'node:child_process';

export type Step = readonly [name: string, command: string];

/** Runs commands one after another, each with its name above it; the first that fails ends the process with its exit code. */
export function runSteps(steps: readonly Step[]): void {
  for (const [name, command] of steps) {
    console.log(`\n== ${name}: ${command}`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
