/**
 * `npm run changes -- [commit or folder]`: writes what publishing would change. Default: HEAD. A commit and the working
 * tree are built; the folder of an export is compared with out/.
 */
import { compareExports } from './changes/compare';
import { describeChanges } from './changes/describe';
import { findExports } from './changes/exports';
import { takeSnapshot } from './changes/snapshot';
import { endForUsage, fixDay, readCommand, TEXT } from './support/command';

const { positionals } = readCommand({ day: TEXT }, 1);
fixDay();

const { before, after, dispose } = findBoth(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  console.log(describeChanges(compareExports(takeSnapshot(before), now), now.pages.size));
} finally {
  dispose();
}

function findBoth(folderOrCommit: string): ReturnType<typeof findExports> {
  try {
    return findExports(folderOrCommit);
  } catch (error) {
    return endForUsage(error);
  }
}
