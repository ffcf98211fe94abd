/**
 * `npm test` runs the fast suite, with `--all` everything: Biome and TypeScript, a build if out/ is older than its sources,
 * then Node's tests next to Playwright's, which takes the other arguments. A pattern such as `npm test -- home` runs its tests.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getContent } from '../../app/site';
import { listFiles } from '../../export/export-files';
import { fixDay } from '../support/command';
import { fingerprint, isExportFresh } from '../support/fingerprint';
import { runNode, scriptArgs, waitFor } from '../support/run-node';
import { RESULTS_FILE } from './roots';

const { values, positionals: patterns } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g' },
    project: { type: 'string', multiple: true },
  },
});
/** https://playwright.dev/docs/test-reporters#json-reporter */
const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
// Tests compare builds.
fixDay();
process.env.TEST_SUITE = values.all ? 'all' : 'fast';

/** Whether a path matches, with the number of a line behind it or not. */
const isWanted = (file: string) =>
  patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern.replace(/(:\d+)+$/, ''), 'i').test(file));
const hasSpecs = listFiles('e2e').some((file) => file.endsWith('.spec.ts') && isWanted(`e2e/${file}`));
const units = values.project ? [] : listUnits().filter(isWanted);
if (units.length === 0 && !hasSpecs) {
  console.error(`No test file matches ${patterns.join(' ')}.`);
  process.exit(1);
}

// First: they find a mistake in seconds.
if (patterns.length === 0 && !values.grep && !values.project) {
  console.log('Checking format, rules and types.');
  const checks = await Promise.all(['lint', 'types'].map((name) => run('npm', ['run', '--silent', name])));
  exitUnless(
    checks.every(({ code }) => code === 0),
    checks.map(({ output }) => output).join(''),
  );
}
if (hasSpecs) {
  exitUnless((await runNode(scriptArgs('scripts/install.ts', ...(values.all ? ['--servers'] : [])))) === 0);
  if (!isExportFresh(fingerprint(getContent().day))) {
    console.log('Building out/.');
    const { code, output } = await run(process.execPath, scriptArgs('scripts/build.ts'));
    exitUnless(code === 0, output);
  }
}
const results = await Promise.all([runUnits(), hasSpecs ? runPlaywright() : { passed: 0, failed: 0 }]);
const sum = (kind: 'passed' | 'failed') => results.reduce((total, result) => total + result[kind], 0);
// CI reads this line.
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Lists the tests that are next to the code. They need neither a build nor a browser. */
function listUnits(): string[] {
  const folders = fs
    .readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\..*|e2e|node_modules|out|tools)$/.test(entry.name))
    .map(({ name }) => name);
  return folders.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** Runs the units in one process, and prints those that failed. */
async function runUnits() {
  if (units.length === 0) return { passed: 0, failed: 0 };
  const names = values.grep ? [`--test-name-pattern=${values.grep}`] : [];
  const args = ['--test-reporter=spec', ...names, ...scriptArgs('scripts/test/run-units.ts', ...units)];
  const { code, output } = await run(process.execPath, args);
  const count = (kind: string) => Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  if (code !== 0) console.error(output.slice(Math.max(0, output.indexOf('✖ failing tests:'))));
  // An error outside of a test ends the process without a count.
  return { passed: count('pass'), failed: count('fail') + count('cancelled') || Number(code !== 0) };
}

async function runPlaywright() {
  fs.rmSync(RESULTS_FILE, { force: true });
  const args = process.argv.slice(2).filter((argument) => argument !== '--all');
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...args]);
  if (!fs.existsSync(RESULTS_FILE)) return { passed: 0, failed: 1 };
  const { stats } = report.parse(JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8')));
  // An error outside of a test fails Playwright, too.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || Number(code !== 0) };
}

/** Runs a program. @returns its exit code, and all that it has printed */
async function run(command: string, args: readonly string[]) {
  // npm is a script on Windows.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: command === 'npm' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  return { code: await waitFor(child), output };
}

function exitUnless(isGood: boolean, output = ''): void {
  if (isGood) return;
  console.error(output);
  process.exit(1);
}
