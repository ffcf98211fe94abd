/** A command that fails or is interrupted leaves no program running. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Task } from '../../scripts/support/run-in-parallel';

const RUNNER = pathToFileURL('scripts/support/run-in-parallel.ts').href;

/** Runs until it is ended, and writes its process id. */
const RUNS_ON = `
  fs.writeFileSync(process.argv[1] + '.new', String(process.pid));
  fs.renameSync(process.argv[1] + '.new', process.argv[1]);
  setInterval(() => {}, 1000);
`;

/** Runs tasks with runInParallel, as `npm run build` does. */
const nested = (tasks: readonly Task[]): readonly string[] => [
  '--import',
  'tsx',
  '--input-type=module',
  '-e',
  `import { runInParallel } from '${RUNNER}'; process.exit(await runInParallel(${JSON.stringify(tasks)}));`,
];

/** Waits for the file, and fails. */
const failsOnce = (file: string) => [
  '-e',
  `setInterval(() => { if (fs.existsSync(process.argv[1])) process.exit(3) }, 20)`,
  file,
];

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const childOfChild = (file: string): Task => ({
  name: 'Build',
  command: nested([{ name: 'Pages', command: ['-e', RUNS_ON, file] }]),
});

let command: ChildProcessByStdio<null, Readable, null> | undefined;

function start(tasks: readonly Task[]) {
  const child = spawn(process.execPath, nested(tasks), { stdio: ['ignore', 'pipe', 'inherit'] });
  command = child;
  return { child, exitCode: new Promise((resolve) => child.on('exit', resolve)) };
}

test.afterEach(() => command?.kill());

test('ends the programs of a long task when the task next to it fails', async () => {
  const file = test.info().outputPath('pid');
  const { exitCode } = start([childOfChild(file), { name: 'Lint', command: failsOnce(file) }]);
  expect(await exitCode).toBe(3);
  expect(isRunning(Number(fs.readFileSync(file, 'utf8')))).toBe(false);
});

// A program cannot send Ctrl+C to another on Windows: https://nodejs.org/api/process.html#signal-events
if (process.platform !== 'win32') {
  test('ends the programs of a long task on Ctrl+C, after it has printed the name of the task', async () => {
    const file = test.info().outputPath('pid');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const written = new Promise<void>((resolve) => {
      const watcher = fs.watch(path.dirname(file), () => {
        if (!fs.existsSync(file)) return;
        watcher.close();
        resolve();
      });
    });
    const { child, exitCode } = start([childOfChild(file)]);
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    await written;
    expect(output, 'while it runs').toContain('== Build …');
    child.kill('SIGINT');
    expect(await exitCode).toBe(130);
    expect(isRunning(Number(fs.readFileSync(file, 'utf8')))).toBe(false);
  });
}
