/** A command that fails or is interrupted leaves no program running. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
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

test('ends the programs of a long task when the task next to it fails', async () => {
  const file = test.info().outputPath('pid');
  const tasks = [childOfChild(file), { name: 'Lint', command: failsOnce(file) }];
  const command = spawn(process.execPath, nested(tasks), { stdio: ['ignore', 'pipe', 'inherit'] });
  const code = new Promise((resolve) => command.on('exit', resolve));
  expect(await code).toBe(3);
  expect(isRunning(Number(fs.readFileSync(file, 'utf8')))).toBe(false);
});

test('ends the programs of a long task on Ctrl+C, after it has printed the name of the task', async () => {
  const file = test.info().outputPath('pid');
  const command = spawn(process.execPath, nested([childOfChild(file)]), { stdio: ['ignore', 'pipe', 'inherit'] });
  const code = new Promise((resolve) => command.on('exit', resolve));
  let output = '';
  command.stdout.on('data', (part) => {
    output += part;
  });
  await expect.poll(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8')).toBeTruthy();
  expect(output, 'while it runs').toContain('== Build …');
  command.kill('SIGINT');
  expect(await code).toBe(130);
  expect(isRunning(Number(fs.readFileSync(file, 'utf8')))).toBe(false);
});
