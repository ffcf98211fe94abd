import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listFiles } from '../../export/export-files';
import { scriptArgs } from '../support/run-node';

export type Results = { passed: number; failed: number };
export const NONE: Results = { passed: 0, failed: 0 };

const ROOMS = ['app', 'components', 'editor', 'export', 'hosts', 'islands', 'lib', 'scripts', 'ui'];

/** Lists the tests that are next to the code. They need neither a build nor a browser. */
export const listUnits = (): string[] =>
  ROOMS.flatMap((room) =>
    listFiles(room)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  );

/**
 * Runs tests with Node's runner, and prints its report at the end: the build prints meanwhile.
 * @param name a pattern of the names of tests; '' for all
 */
export async function runUnits(files: readonly string[], name: string): Promise<Results> {
  if (files.length === 0) return NONE;
  const names = name === '' ? [] : [`--test-name-pattern=${name}`];
  const args = ['--test-reporter=spec', ...names, ...scriptArgs('scripts/test/run-units.ts', ...files)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  console.log(output);
  const count = (kind: string) => Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  // An error outside of a test ends the process without a count.
  return { passed: count('pass'), failed: count('fail') + count('cancelled') || Number(code !== 0) };
}
