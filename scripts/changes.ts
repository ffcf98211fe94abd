/**
 * `npm run changes -- [commit, folder or address]`: what publishing would change, in plain words. Against a commit, HEAD
 * without one, both are built; against the folder of an export or the address of the website, out/ is compared as it is.
 * --html FILE writes it with pictures of one page per template, before and after, which needs a browser; --json FILE
 * writes all of it as data; --day 2026-12-01 builds both for that day.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { MODEL } from '../app/model';
import { CONTENT } from '../app/site';
import { loadContent } from '../lib/content/inspect';
import { BASE_PATH } from '../lib/shared/base-path';
import { compareExports, isUnchanged } from './changes/compare';
import { findExports } from './changes/exports';
import { inHtml } from './changes/html';
import { takePictures } from './changes/pictures';
import { takeSnapshot } from './changes/snapshot';
import { pickPages } from './changes/templates';
import { inWords } from './changes/words';
import { reasonOf } from './support/ask';
import { holdDay, takeDay } from './support/day';

const { values, positionals } = parseArgs({
  args: takeDay(),
  allowPositionals: true,
  options: { json: { type: 'string' }, html: { type: 'string' } },
});
// Two builds on both sides of midnight would differ.
holdDay();

const { before, after, dispose } = await findExports(positionals[0] ?? 'HEAD');
try {
  const [was, is] = [takeSnapshot(before), takeSnapshot(after)];
  const changes = compareExports(was, is);
  const words = inWords(changes, is.pages.size);
  console.log(words);
  if (values.json !== undefined) fs.writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`);
  if (values.html !== undefined) {
    const pairs = isUnchanged(changes)
      ? []
      : pickPages(loadContent(CONTENT, MODEL).documents, changes, (address) => was.pages.has(address));
    const pictured = await takePictures(before, after, BASE_PATH, pairs).catch(reasonOf);
    fs.writeFileSync(values.html, inHtml(words, pictured));
  }
} finally {
  dispose();
}
