import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { DAY } from './fields';
import { type Field, fieldAt, readField, valueAt } from './walk';

/** Something wrong with content, as data. The terminal, Next's overlay and the editor put it into words. */
export type Problem = UnplacedProblem & {
  file: string;
  line: number;
  /** What `path` leads to: a field, a part of the text such as a block's field, the file itself, or a lost URL. */
  place: 'field' | 'text' | 'file' | 'url';
  /** Keys and places from 0; [] for the front matter as a whole. */
  path: readonly PropertyKey[];
};

/** What is wrong, before its place is known. */
export type UnplacedProblem = {
  /** In the words of the terminal. */
  expected: string;
  found: string;
  /** What is wrong, if the editor has words of its own for it. */
  cause?: Cause | undefined;
  /** The words of the link or of the heading that is wrong. */
  words?: string | undefined;
};

export type Cause =
  | { type: 'empty field' }
  /** Markdown has no field for it. */
  | { type: 'empty part' }
  /** Nothing was found that has a name. */
  | { type: 'nothing' }
  | { type: 'no page'; url: string; near: string | undefined }
  | { type: 'equal text'; file: string }
  | { type: 'not published'; file: string }
  | { type: 'heading level'; level: number; right: number }
  | { type: 'hidden text' };

/** A problem in a text. Its line counts from 1 in the text. */
export type TextProblem = UnplacedProblem & Pick<Problem, 'line' | 'path'>;

export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map(formatProblem).join('\n')}\n`);
    this.name = 'ContentError';
    // The place in the code does not matter: Next shows the problems alone.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** Returns `content/blog/x.md:4  date: expected a day …, found "15/03/24"`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}  ${describeProblem(formatPath(problem.path) || 'front matter', problem)}`;

/** A message that fills the screen hides the others. */
const MAX_MESSAGE_LENGTH = 400;
const MAX_PART_LENGTH = 120;
/** The parser of YAML shows two lines. */
const MAX_FOUND_LENGTH = 240;

/** @param place the name of the field or of the part */
export function describeProblem(place: string, { expected, found }: UnplacedProblem): string {
  const start = `${shorten(place, MAX_PART_LENGTH)}: expected `;
  const end = `, found ${shorten(found, MAX_FOUND_LENGTH)}`;
  return start + shorten(expected, MAX_MESSAGE_LENGTH - start.length - end.length) + end;
}

const shorten = (text: string, limit: number) => (text.length > limit ? `${text.slice(0, limit - 1)}…` : text);

/** Matches a list of field names, after a suggestion. */
const FIELD_LIST = /^one of the fields( \(did you mean "[^"]*"\?\))?:? .*/;

/** Returns problems for one report: it lists the fields of a group once. */
export function shortened(problems: readonly Problem[]): Problem[] {
  const listed = new Set<string>();
  return problems.map((problem) => {
    const [list, suggestion = ''] = FIELD_LIST.exec(problem.expected) ?? [];
    if (list === undefined) return problem;
    const names = list.replace(suggestion, '').replace(':', '');
    const isListed = listed.has(names);
    listed.add(names);
    return isListed ? { ...problem, expected: `one of the same fields${suggestion}` } : problem;
  });
}

export const formatNote = (note: Problem): string => `Note: ${formatProblem(note)}`;

/** Matches what looks like nothing, or like a space. */
const UNSEEN = /(?! )[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0\uFFFC]|\u034F/gu;

const toCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Shows characters without a shape by their codes: two names that look equal may differ in one. */
export const showCodes = (text: string): string => text.replace(UNSEEN, (character) => `<${toCodePoint(character)}>`);

const MAX_VALUE_LENGTH = 60;

export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty field';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  // The editor's number field turns words into NaN.
  if (Number.isNaN(value)) return 'no number';
  const shown = showCodes(JSON.stringify(value) ?? String(value));
  if (shown.length <= MAX_VALUE_LENGTH) return shown;
  const quote = typeof value === 'string' ? '"' : '';
  return `${shown.slice(0, MAX_VALUE_LENGTH)}…${quote} (${shown.length - 2 * quote.length} characters)`;
}

/** Returns ` (did you mean "…"?)` with the nearest candidate, or nothing if none is near. */
export const didYouMean = (word: string, candidates: readonly string[]): string =>
  suggest(findNearest(word, candidates));

export const suggest = (near: string | undefined): string => (near === undefined ? '' : ` (did you mean "${near}"?)`);

export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > MAX_PART_LENGTH) return undefined;
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, steps }) => steps <= Math.max(2, Math.floor(candidate.length / 3)))
    .filter(({ candidate, steps }) => steps < Math.min(word.length, candidate.length))
    .sort((a, b) => a.steps - b.steps);
  return best?.candidate;
}

/** Returns as many names as a message has room for, with the nearest before them. @param kind what they name: the fields */
export function describeOptions(names: readonly string[], found: string, kind = ''): string {
  const suggestion = didYouMean(found, names);
  const start = `one of ${kind || (suggestion && 'these')}${suggestion}${suggestion && ':'}`.trim();
  return `${start} ${shorten(names.join(', '), MAX_PART_LENGTH)}`;
}

/** Returns a text between the curly quotes of Word, which YAML does not read; undefined without them. */
const readCurly = (text: string): string | undefined => /^[“„‘](.*)[”“’]$/.exec(text)?.[1];

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Returns a number with its noun: 1 problem, 3 problems. */
export const formatCount = (count: number | bigint, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function describeLimit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, limit: number | bigint): string {
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'string') return limit === 1 ? 'some text' : `${bound} ${formatCount(limit, 'character')}`;
  if (issue.origin === 'array') return `${bound} ${formatCount(limit, 'item')}`;
  return `${bound} ${limit}`;
}

function describeExpected(issue: z.core.$ZodIssue, value: unknown, field: Field | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      return field?.role === 'date' ? DAY : (TYPE_NAMES[issue.expected] ?? issue.expected);
    case 'too_small':
      return describeLimit(issue, issue.minimum);
    case 'too_big':
      return describeLimit(issue, issue.maximum);
    case 'invalid_value':
      return describeOptions(issue.values.map(String), String(value));
    case 'invalid_union':
      return 'options' in issue ? describeOptions((issue.options ?? []).map(String), String(value)) : issue.message;
    default:
      return issue.message;
  }
}

function findCause(value: unknown): Cause | undefined {
  if (value === undefined || value === null || value === '') return { type: 'empty field' };
  if (Array.isArray(value)) return value.length === 0 ? { type: 'empty field' } : undefined;
  return typeof value === 'object' ? { type: 'nothing' } : undefined;
}

type FieldProblem = UnplacedProblem & Pick<Problem, 'path'>;

export function describeIssues(schema: z.ZodType, data: unknown, issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  // The strictest of several limits comes last.
  const last = new Map(issues.map((issue) => [formatPath(issue.path), issue]));
  return [...last.values()].flatMap((issue): FieldProblem[] => {
    const { path } = issue;
    const value = valueAt(data, path);
    const field = fieldAt(readField(schema), data, path);
    if (issue.code === 'unrecognized_keys') {
      const fields = Object.keys(field?.properties ?? {});
      return issue.keys.map((key) => ({
        path: [...path, key],
        expected: describeOptions(fields, key, 'the fields'),
        found: 'an unknown field',
      }));
    }
    const curly = typeof value === 'string' ? readCurly(value) : undefined;
    const expected = curly === undefined ? describeExpected(issue, value, field) : `straight quotes: "${curly}"`;
    return [{ path, expected, found: describeValue(value), cause: findCause(value) }];
  });
}

/** Returns hero.buttons.1.link, list items counted from 1. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
