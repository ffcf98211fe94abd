/**
 * `npm test`: every check of the project, in one order everywhere. What needs no export runs beside the build; then
 * the tests of e2e/ on it. Arguments go to Playwright: `npm test -- --project=islands`.
 */
import { spawnSync } from 'node:child_process';
import { holdDay } from '../support/day';
import { runInParallel } from '../support/run-in-parallel';

const run = (command: string, args: readonly string[] = []) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// Tests compare builds.
holdDay();

run('tsx', ['scripts/browser.ts']);
run('tsx', ['scripts/servers.ts']);
const failed = await runInParallel([
  ['Format', 'npm run format'],
  ['Lint', 'npm run lint'],
  // Types are checked by the build.
  ['Build', 'npm run build'],
]);
if (failed !== 0) process.exit(failed);
run('playwright', ['test', ...process.argv.slice(2)]);
