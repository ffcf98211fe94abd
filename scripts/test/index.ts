/**
 * `npm test` runs the fast suite, with `--all` everything: lint and types, then the build next to the units, then Playwright
 * with the other arguments. A pattern such as `npm test -- home` skips the build if out/ is newer than its sources.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { getContent } from '../../app/site';
import { listFiles } from '../../export/export-files';
import { fixDay } from '../support/command';
import { fingerprint, isExportFresh } from '../support/fingerprint';
import { runNode, scriptArgs } from '../support/run-node';
import { runPlaywright } from './playwright';
import { listUnits, NONE, runUnits } from './units';

const { values, positionals: patterns } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g' },
    project: { type: 'string', multiple: true },
  },
});
// Tests compare builds.
fixDay();
process.env.TEST_SUITE = values.all ? 'all' : 'fast';

/** Whether a path matches, with the number of a line behind it or not. */
const isWanted = (file: string) =>
  patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern.replace(/(:\d+)+$/, ''), 'i').test(file));
const units = values.project ? [] : listUnits().filter(isWanted);
const hasSpecs = listFiles('e2e').some((file) => file.endsWith('.spec.ts') && isWanted(`e2e/${file}`));
if (units.length === 0 && !hasSpecs) {
  console.error(`No test file matches ${patterns.join(' ')}.`);
  process.exit(1);
}
const isPart = patterns.length > 0 || values.grep !== undefined || values.project !== undefined;
const needsBuild = hasSpecs && !(isPart && isExportFresh(fingerprint(getContent().day)));

if (needsBuild) exitUnless(await runNode(scriptArgs('scripts/install.ts', ...(values.all ? ['--servers'] : []))));
// Before the build: they find a mistake in seconds.
if (!isPart) {
  const options = { shell: true, stdio: 'inherit' } as const;
  exitUnless(spawnSync('npm run --silent lint && npm run --silent types', options).status);
}
const build = async () => needsBuild && exitUnless(await runNode(scriptArgs('scripts/build.ts')));
const [ofUnits] = await Promise.all([runUnits(units, String(values.grep ?? '')), build()]);
const ofSpecs = hasSpecs ? await runPlaywright(process.argv.slice(2).filter((argument) => argument !== '--all')) : NONE;

const failed = ofUnits.failed + ofSpecs.failed;
// CI reads this line.
console.log(`${ofUnits.passed + ofSpecs.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function exitUnless(code: number | null): void {
  if (code !== 0) process.exit(code ?? 1);
}
