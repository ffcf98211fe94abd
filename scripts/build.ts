/**
 * `npm run build [-- --day 2026-12-01] [-- --drafts]`: makes out/ of content/. With `--drafts`, the site contains drafts and
 * scheduled pages, marked, and no search engine indexes it.
 */
import './support/production';
import path from 'node:path';
import { createSite } from '../app/site';
import { finish } from '../export/finish';
import { replaceFolder } from '../export/replace-folder';
import type { Content } from '../lib/content/content-file';
import { prepareImages } from '../lib/images/prepare';
import { formatCount } from '../lib/model/problems';
import { FLAG, fixDay, readCommand, TEXT } from './support/command';
import { writeFingerprint } from './support/fingerprint';
import { inspectAll } from './support/inspect';
import { reportContent } from './support/report-content';
import { runNode } from './support/run-node';

const { drafts } = readCommand({ day: TEXT, drafts: FLAG }).values;
fixDay();
if (drafts) process.env.DRAFTS = 'on';

const EXPORTED = path.resolve('.next/out');

const content = await prepare();
await runNext();
await finish(createSite(content, { withDrafts: drafts }), content, EXPORTED);
replaceFolder(path.resolve('out'), EXPORTED);
writeFingerprint(content.day);
console.log('The website is in out/.');

async function prepare(): Promise<Content> {
  const root = path.resolve('content');
  const inspection = await inspectAll(root);
  if (!reportContent(inspection)) process.exit(1);
  console.log(`${formatCount(await prepareImages(inspection.images, root), 'new image variant')}.`);
  return inspection;
}

async function runNext(): Promise<void> {
  const code = await runNode([path.resolve('node_modules/next/dist/bin/next'), 'build']);
  if (code !== 0) process.exit(code);
}
