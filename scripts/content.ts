/** `npm run content`: checks every content file and prints all problems in one list. Exit code 1 when there are any. */
import path from 'node:path';
import { inspectContent } from '../lib/content/load';
import { formatNote, formatProblem } from '../lib/content/problems';

const root = path.resolve(process.argv[2] ?? 'content');
const { problems, notes } = inspectContent(root);
for (const note of notes) console.warn(formatNote(note));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${problems.length} problem(s) in ${files} file(s). Nothing was built.`);
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
}
