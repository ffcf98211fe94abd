/** Limits of a text: a parser takes minutes for what nobody writes, or fills the stack. */
import type { TextProblem } from '../model/problems';

/** More lists and quotes within each other leave no width for their words on a phone. */
export const MAX_LEVELS = 20;
const MAX_FENCES = 500;
const MAX_PARAGRAPH_KB = 10;

const LEVELS = new RegExp(`^(?:[ \\t]*(?:>|[-*+?:](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_LEVELS + 1}}`);
const FENCE = /^[ \t]*(?:(?::{3}|>).*|(?:=+|-+)[ \t]*)$/;

/** Returns the first line with too many marks before its words, in a text or in front matter. */
export function findDeepLine(text: string): TextProblem | undefined {
  const index = text.split('\n').findIndex((line) => LEVELS.test(line));
  if (index < 0) return undefined;
  const expected = `at most ${MAX_LEVELS} lists and quotes within each other`;
  return { line: index + 1, path: ['text'], expected, found: 'more' };
}

/** Returns the first line of a text that would take too long to parse. */
export function findExcess(text: string): TextProblem | undefined {
  const deep = findDeepLine(text);
  if (deep) return deep;
  let fences = 0;
  let length = 0;
  for (const [index, line] of text.split('\n').entries()) {
    fences += FENCE.test(line) ? 1 : 0;
    length = line.trim() === '' ? 0 : length + line.length + 1;
    const report = (expected: string): TextProblem => ({ line: index + 1, path: ['text'], expected, found: 'more' });
    if (fences > MAX_FENCES) return report(`at most ${MAX_FENCES} lines of :::, ---, === and >`);
    if (length > MAX_PARAGRAPH_KB * 1000) return report(`an empty line after ${MAX_PARAGRAPH_KB} kB at most`);
  }
  return undefined;
}
