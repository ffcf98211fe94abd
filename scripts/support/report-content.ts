import type { CheckedContent } from '../../lib/content/check';
import { formatCount, formatNote, formatProblem, shortened } from '../../lib/model/problems';

/** Prints the notes and problems of all content. @returns whether the content is valid */
export function reportContent({ problems, notes }: Pick<CheckedContent, 'problems' | 'notes'>): boolean {
  for (const note of notes) console.warn(formatNote(note));
  for (const problem of shortened(problems)) console.error(formatProblem(problem));
  if (problems.length === 0) {
    console.log('Content is valid.');
    return true;
  }
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${formatCount(problems.length, 'problem')} to fix in ${formatCount(files, 'file')}.`);
  return false;
}
