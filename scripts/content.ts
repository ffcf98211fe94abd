/**
 * `npm run content`: checks all content and lists its problems. `--images` makes the image variants. `--fix-links` first adds the
 * former URLs of renamed pages to their aliases, and rewrites the links to them.
 */
import path from 'node:path';
import { prepareImages } from '../export/images/prepare';
import { countOf, formatNote, formatProblem, shortened } from '../lib/content/problems';
import { FLAG, readCommand, TEXT } from './support/command';
import { EARLIER_COMMIT, readEarlierContent } from './support/earlier-content';
import { fixLinks } from './support/fix-links';
import { inspectAll } from './support/inspect';
import { scheduledAfter } from './support/scheduled';

const { values, positionals } = readCommand(
  {
    day: TEXT,
    images: FLAG,
    'fix-links': FLAG,
  },
  1,
);
const root = path.resolve(positionals[0] ?? 'content');
if (values['fix-links']) for (const change of fixLinks(root, readEarlierContent(root))) console.log(change);
const { problems, notes, images, documents, day, hasEarlier } = await inspectAll(root);
for (const note of notes) console.warn(formatNote(note));
for (const problem of shortened(problems)) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${countOf(problems.length, 'problem')} to fix in ${countOf(files, 'file')}.`);
  if (!values['fix-links'] && problems.some(({ field }) => field.startsWith('/')))
    console.error('For a renamed page: `npm run content -- --fix-links` writes its redirect, and the links to it.');
  process.exitCode = 1;
} else {
  console.log('Content is valid.');
  if (!hasEarlier) console.log(`Earlier URLs are not checked: Git has no content of ${EARLIER_COMMIT} in this folder.`);
  for (const { file, day: on } of scheduledAfter(day, documents)) console.log(`${file} appears on ${on}.`);
  if (values.images) {
    const made = await prepareImages(images, root);
    console.log(`${countOf(new Set(images.map(({ key }) => key)).size, 'image')}, ${countOf(made, 'new variant')}.`);
  }
}
