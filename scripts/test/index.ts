/**
 * `npm test` runs the fast suite, with `--all` everything: format, lint, the build, Playwright with the other arguments.
 * A filter such as `npm test -- home` skips the build if out/ is newer than its sources.
 */
import { spawnSync } from 'node:child_process';
import { isExportFresh } from '../support/build-sources';
import { BUILD_STEPS, LINT } from '../support/build-steps';
import { fixDay } from '../support/command';
import { environment, type NodeCommand, packageCommand, scriptCommand } from '../support/node-command';
import { runSteps } from '../support/run-in-parallel';

function run(command: NodeCommand): void {
  const { status } = spawnSync(process.execPath, command, { env: environment(), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Tests compare builds.
fixDay();

const isAll = process.argv.includes('--all');
process.env.TEST_SUITE = isAll ? 'all' : 'fast';
const filters = process.argv.slice(2).filter((argument) => argument !== '--all');
const isPart = filters.some((filter) => !filter.startsWith('--shard'));
if (!isPart || !isExportFresh()) {
  run(scriptCommand('scripts/install.ts', ...(isAll ? ['--servers'] : [])));
  const [firstStep = [], ...steps] = BUILD_STEPS;
  // A mistake that lint finds in seconds ends the build before its long steps.
  const failed = await runSteps(isPart ? BUILD_STEPS : [[...LINT, ...firstStep], ...steps]);
  if (failed !== 0) process.exit(failed);
}
run(packageCommand('playwright', 'test', ...filters));
