/**
 * `npm test` runs the fast suite, with `--all` everything: format, lint, the build, Playwright with the other arguments.
 * A filter such as `npm test -- home` skips the build if out/ is newer than its sources.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fixDay } from '../support/day';
import { runInParallel, type Task } from '../support/run-in-parallel';

/** The sources of an export. */
const SOURCES = ['app', 'components', 'content', 'editor', 'hosts', 'lib', 'public', 'scripts', 'package-lock.json'];
const MADE = 'out/index.html';

/** Returns whether no source has changed since the last build. A deleted file changes its folder. */
function isExportFresh(): boolean {
  if (!fs.existsSync(MADE)) return false;
  const built = fs.statSync(MADE).mtimeMs;
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...SOURCES]);
  const files = String(stdout)
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('scripts/test/'));
  return files.every((file) => fs.existsSync(file) && fs.statSync(file).mtimeMs < built);
}

const run = (command: string, args: readonly string[] = []) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// Tests compare builds.
fixDay();

const isAll = process.argv.includes('--all');
process.env.TEST_SUITE = isAll ? 'all' : 'fast';
const filters = process.argv.slice(2).filter((argument) => argument !== '--all');
const isPart = filters.some((one) => !one.startsWith('--shard'));
if (!isPart || !isExportFresh()) {
  run('tsx', ['scripts/install.ts', ...(isAll ? ['--servers'] : [])]);
  const checks: readonly Task[] = [
    ['Format', 'npm run format'],
    ['Lint', 'npm run lint'],
  ];
  // The build checks types.
  const failed = await runInParallel([...(isPart ? [] : checks), ['Build', 'npm run build']]);
  if (failed !== 0) process.exit(failed);
}
run('playwright', ['test', ...filters]);
