/**
 * `npm test` runs the fast suite, `npm run test:all` everything: format, lint, the build, Playwright with the arguments.
 * A filter such as `npm test -- home` skips the build if out/ is newer than its sources.
 */
import { spawnSync } from 'node:child_process';
import { fixDay } from '../support/day';
import { runInParallel } from '../support/run-in-parallel';
import { isExportFresh } from './fresh';
import { IS_ALL } from './suites';

const run = (command: string, args: readonly string[] = []) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// Tests compare builds.
fixDay();

const filters = process.argv.slice(2);
const isPart = filters.some((one) => !one.startsWith('--shard'));
if (!isPart || !isExportFresh()) {
  run('tsx', ['scripts/browser.ts']);
  if (IS_ALL) run('tsx', ['scripts/servers.ts']);
  const failed = await runInParallel([
    ...(isPart
      ? []
      : ([
          ['Format', 'npm run format'],
          ['Lint', 'npm run lint'],
        ] as const)),
    // The build checks types.
    ['Build', 'npm run build'],
  ]);
  if (failed !== 0) process.exit(failed);
}
run('playwright', ['test', ...filters]);
