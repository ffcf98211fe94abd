/**
 * `npm run content`: checks every content file and prints all problems in one list. Exit code 1 when there are any.
 * With --pictures it goes on to prepare the pictures, as the build and `npm run pictures` do.
 */
import path from 'node:path';
import { formatNote, formatProblem } from '../lib/content/problems';
import { preparePictures } from './pictures/prepare';
import { inspectAll } from './support/inspect';
import { keepOutlines, keptOutlines } from './support/kept-outlines';

const [folder = 'content'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const root = path.resolve(folder);
const outlines = keptOutlines();
const { problems, notes, pictures } = await inspectAll(root, outlines);
keepOutlines(outlines);
for (const note of notes) console.warn(formatNote(note));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${problems.length} problem(s) in ${files} file(s). Nothing was built.`);
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
  if (process.argv.includes('--pictures')) {
    const made = await preparePictures(pictures, root);
    console.log(`${new Set(pictures.map(({ key }) => key)).size} pictures, ${made} files made.`);
  }
}
