/**
 * `npm run changes -- [commit, folder or URL]`: writes what publishing would change, in at most 30 lines. Default: HEAD.
 * A commit and the working tree are built. An export and the pages of a live site are compared with out/.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '../lib/shared/base-path';
import { compareExports } from './changes/compare';
import { describeChanges } from './changes/describe';
import { findExports } from './changes/exports';
import { pickPages, renderReport, takeScreenshots } from './changes/report';
import { takeSnapshot } from './changes/snapshot';
import { fixDay, takeDay } from './support/day';

const MAX_LINES = 30;
const options = { json: { type: 'string' }, html: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ args: takeDay(), allowPositionals: true, options });
fixDay();

const { before, after, dispose } = await findExports(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  const changes = compareExports(takeSnapshot(before), now);
  console.log(describeChanges(changes, now.pages.size, MAX_LINES));
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`);
  if (values.html) {
    const figures = await takeScreenshots(before, after, BASE_PATH, pickPages(changes, now.pages.keys()));
    fs.writeFileSync(values.html, renderReport(describeChanges(changes, now.pages.size), figures));
  }
} finally {
  dispose();
}
