/**
 * `npm run changes -- [commit, folder or URL]`: writes what publishing would change, in at most 30 lines. Default: HEAD. A commit is
 * built, and so is the working tree. A folder with an export and the pages of a live site are compared with out/. `--html FILE`
 * writes all changes with pictures, `--json FILE` writes them as data, `--day 2026-12-01` builds both for that day.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '../lib/shared/base-path';
import { compareExports } from './changes/compare';
import { findExports } from './changes/exports';
import { inHtml, pickPages, takePictures } from './changes/report';
import { takeSnapshot } from './changes/snapshot';
import { inWords } from './changes/words';
import { holdDay, takeDay } from './support/day';

const MAX_LINES = 30;
const options = { json: { type: 'string' }, html: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ args: takeDay(), allowPositionals: true, options });
holdDay();

const { before, after, dispose } = await findExports(positionals[0] ?? 'HEAD');
try {
  const now = takeSnapshot(after);
  const changes = compareExports(takeSnapshot(before), now);
  console.log(inWords(changes, now.pages.size, MAX_LINES));
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`);
  if (values.html) {
    const pictures = await takePictures(before, after, BASE_PATH, pickPages(changes, now.pages.keys()));
    fs.writeFileSync(values.html, inHtml(inWords(changes, now.pages.size), pictures));
  }
} finally {
  dispose();
}
