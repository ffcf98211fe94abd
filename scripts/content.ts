/** `npm run content`: checks every content file and prints all problems in one list. Exit code 1 when there are any. */
import path from 'node:path';
import { byPlace, inspectContent } from '../lib/content/load';
import { formatNote, formatProblem } from '../lib/content/problems';
import { inspectPictures } from './pictures/prepare';

const root = path.resolve(process.argv[2] ?? 'content');
const { problems: wrong, notes, pictures } = inspectContent(root);
const problems = [...wrong, ...(await inspectPictures(pictures, root))].sort(byPlace);
for (const note of notes) console.warn(formatNote(note));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${problems.length} problem(s) in ${files} file(s). Nothing was built.`);
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
}
