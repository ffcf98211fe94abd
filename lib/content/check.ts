/** Checks content. Reads no file, so that the editor's preview can use it. */

import { byPlace, type Problem } from '../model/problems';
import type { Content } from './content-file';
import { RULES } from './rules';

type Checks = { problems: Problem[]; notes: Problem[] };
export type CheckedContent = Content & Checks;

/** Returns the problems that stop a build, and notes: what a page leaves out, and all that drafts lack or get wrong. */
export function checkContent(content: Content): Checks {
  const drafts = new Set(content.files.filter(({ isDraft }) => isDraft).map(({ file }) => file));
  const found = [
    ...[...content.refused, ...content.files.flatMap(({ problems = [] }) => problems)].map((problem) => ({
      level: 'problem',
      problem,
    })),
    ...RULES.flatMap(({ level, run }) => run(content).map((problem) => ({ level, problem }))),
  ];
  // A draft is no part of the site.
  const isNote = ({ level, problem }: (typeof found)[number]) =>
    level === 'note' || (level === 'problem' && drafts.has(problem.file));
  const list = (among: typeof found) => among.map(({ problem }) => problem).sort(byPlace);
  return { problems: list(found.filter((each) => !isNote(each))), notes: list(found.filter(isNote)) };
}
