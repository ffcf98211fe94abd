/**
 * `npm run content`: checks all content and lists its problems. `--record` adds the pages of today to
 * content/published.txt; `--images` makes the image variants; `--format` formats all files as the editor saves them.
 */
import path from 'node:path';
import { MODEL } from '../app/model';
import { countOf, formatNote, formatProblem } from '../lib/content/problems';
import { scheduledAfter } from '../lib/content/scheduled';
import { formatFolder } from './forms/format-content';
import { prepareImages } from './images/prepare';
import { takeDay } from './support/day';
import { inspectAll } from './support/inspect';
import { recordPublishedUrls } from './support/published-urls';

const [folder = 'content'] = takeDay().filter((argument) => !argument.startsWith('--'));
const root = path.resolve(folder);
const isFormatting = process.argv.includes('--format');
const unformatted = formatFolder(root, MODEL, isFormatting);
const inspection = await inspectAll(root);
const { problems, notes, images, documents, day } = inspection;
for (const note of notes) console.warn(formatNote(note));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${countOf(problems.length, 'problem')} to fix in ${countOf(files, 'file')}.`);
  process.exitCode = 1;
} else {
  console.log('Content is valid.');
  for (const due of scheduledAfter(day, documents)) console.log(`${due.file} ${due.what} on ${due.day}.`);
  if (unformatted.length > 0) {
    const files = countOf(unformatted.length, 'file');
    console.log(
      isFormatting ? `${files} formatted.` : `The editor would format ${files} otherwise: npm run content -- --format`,
    );
  }
  if (process.argv.includes('--record')) console.log(recordPublishedUrls(root, inspection));
  if (process.argv.includes('--images')) {
    const made = await prepareImages(images, root);
    console.log(`${countOf(new Set(images.map(({ key }) => key)).size, 'image')}, ${countOf(made, 'new variant')}.`);
  }
}
