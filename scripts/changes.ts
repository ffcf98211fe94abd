/**
 * `npm run changes -- [commit or folder]`: writes what publishing would change. Default: HEAD. A commit and the working
 * tree are built; the folder of an export is compared with out/.
 */
import { parseArgs } from 'node:util';
import { compareExports } from './changes/compare';
import { describeChanges } from './changes/describe';
import { findExports } from './changes/exports';
import { takeSnapshot } from './changes/snapshot';
import { fixDay, takeDay } from './support/day';

const { positionals } = parseArgs({
  args: takeDay(),
  allowPositionals: true,
});
fixDay();

const { before, after, dispose } = findExports(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  console.log(describeChanges(compareExports(takeSnapshot(before), now), now.pages.size));
} finally {
  dispose();
}
