/**
 * `npm run changes -- [commit or folder]`: what publishing would change, in plain words. Against a commit, HEAD without
 * one, both are built; against the folder of an export, such as what is published now, out/ is compared as it is.
 * --json FILE also writes all of it as data, --day 2026-12-01 builds both for that day.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { compareExports } from './changes/compare';
import { findExports } from './changes/exports';
import { takeSnapshot } from './changes/snapshot';
import { inWords } from './changes/words';
import { holdDay, takeDay } from './support/day';

const { values, positionals } = parseArgs({
  args: takeDay(),
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
// Two builds on both sides of midnight would differ.
holdDay();

const { before, after, dispose } = await findExports(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  const changes = compareExports(takeSnapshot(before), now);
  console.log(inWords(changes, now.pages.size));
  if (values.json !== undefined) fs.writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`);
} finally {
  dispose();
}
