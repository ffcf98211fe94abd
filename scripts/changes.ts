/**
 * `npm run changes -- [commit or folder]`: writes what publishing would change. Default: HEAD. A commit and the working
 * tree are built, and drafts are listed; the folder of an export is compared with out/.
 */
import { compareExports } from './changes/compare';
import { describeChanges } from './changes/describe';
import { listDrafts } from './changes/drafts';
import { findExports } from './changes/exports';
import { takeSnapshot } from './changes/snapshot';
import { endForUsage, fixDay, readCommand, TEXT } from './support/command';

const { positionals } = readCommand({ day: TEXT }, 1);
fixDay();

const { before, after, contents, dispose } = findBoth(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  const drafts = contents ? listDrafts(contents.before, contents.after) : [];
  console.log(describeChanges(compareExports(takeSnapshot(before), now), now.pages.size, drafts));
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
