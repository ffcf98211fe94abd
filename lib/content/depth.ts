/** Limits how deep texts nest: deeper ones fill the stack of whatever walks their tree. */
import type { Nodes } from 'mdast';

/** More lists and quotes within each other leave no width for their words on a phone. */
const MAX_CONTAINERS = 20;
const MAX_NODES = 100;
/** Emphasis and brackets within each other take a time that grows with the square of their number. */
const MAX_MARKS = 1000;

type Fault = { line: number; expected: string; found: string };

/** Finds the first line that would take minutes to parse: by its quotes and lists, or by the marks of its paragraph. */
export function describeDepth(markdown: string): Fault | undefined {
  const lines = markdown.split('\n');
  const at = lines.findIndex((text) => !isRule(text) && marksIn(text) > MAX_CONTAINERS);
  if (at >= 0) {
    const expected = `at most ${MAX_CONTAINERS} lists and quotes within each other`;
    return { line: at + 1, expected, found: `${marksIn(lines[at] ?? '')}` };
  }
  let marks = 0;
  let isCode = false;
  for (const [index, text] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode;
    if (isCode || text.trim() === '' || text.trimStart().startsWith('|')) marks = 0;
    else marks += text.match(/[*_[~]+/g)?.length ?? 0;
    if (marks > MAX_MARKS) {
      const expected = `at most ${MAX_MARKS} marks such as * and [ in a paragraph`;
      return { line: index + 1, expected, found: 'more' };
    }
  }
  return undefined;
}

function marksIn(line: string): number {
  const [marks = ''] = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*/.exec(line) ?? [];
  return marks.match(/[->*+.)]/g)?.length ?? 0;
}

/** Whether a line is a rule, such as - - -. */
const isRule = (line: string): boolean => /^[\s>]*([-*])(?:[ \t]*\1)*[ \t]*$/.test(line);

/** Whether a tree is too deep to be walked. Uses no recursion. */
export function isTooDeep(root: Nodes): boolean {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NODES) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}
