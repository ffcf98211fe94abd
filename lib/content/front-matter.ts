import matter from 'gray-matter';
import { isAlias, isPair, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { findDeepLine, findExcess, MAX_LEVELS } from '../markdown/limits';
import { findFieldLine } from '../model/find-field-line';
import { describeValue, type Problem } from '../model/problems';
import type { SplitFile } from './content-file';

type Parsed = { parts: SplitFile; problems: readonly Problem[] };
type YamlProblem = Omit<Problem, 'file'>;

const UNREADABLE: SplitFile = { data: undefined, markdown: '', markdownLine: 1, findLine: () => 1 };

const MAX_FILE_KB = 100;
/** A pasted table with more takes minutes to check for duplicate keys. */
const MAX_FRONT_MATTER_KB = 40;

/** @param field its key; default: the front matter as a whole */
const inFrontMatter = (line: number, expected: string, found: string, field?: string): YamlProblem => ({
  line,
  place: 'field',
  path: field === undefined ? [] : [field],
  expected,
  found,
});

/** @returns parts without data if the front matter or the Markdown cannot be parsed */
export function splitFile(file: string, raw: string): Parsed {
  const refuse = (problems: readonly YamlProblem[]) => problems.map((problem) => ({ file, ...problem }));
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const refused = checkCharacters(text) ?? checkFrontMatter(text);
  if (refused) return { parts: UNREADABLE, problems: refuse([refused]) };

  // Only takes the file apart: gray-matter's own YAML 1.1 reads 2026-01-02 as a time, 12:30 as 750 and 012 as 10.
  const { content: markdown, matter: yaml } = matter(text, { engines: { yaml: () => ({}) } });
  const markdownLine = text.slice(0, text.length - markdown.length).split('\n').length;
  const excess = findExcess(markdown);
  if (excess) {
    const problem = { ...excess, place: 'text', line: markdownLine + excess.line - 1 } as const;
    return { parts: UNREADABLE, problems: refuse([problem]) };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const errors = [...document.errors, ...document.warnings];
  // A file with a duplicate key is parsed all the same, so that the same run validates everything else.
  const fatal = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (fatal) return { parts: UNREADABLE, problems: refuse([describeError(fatal)]) };
  const names: YamlProblem[] = [];
  const cuts: YamlProblem[] = [];
  visit(document, {
    Node(_, node, ancestors) {
      const parent = ancestors.at(-1);
      const field = isPair(parent) ? String(parent.key) : undefined;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      const report = (expected: string, found: string) => inFrontMatter(line, expected, found, field);
      if (isAlias(node)) names.push(report('quotes around a text that starts with *', `*${node.source}`));
      else if (node.anchor !== undefined)
        names.push(report('quotes around a text that starts with &', `&${node.anchor}`));
      else if (isScalar(node) && node.type === 'PLAIN' && isCut(yaml, node.range?.[1] ?? 0))
        cuts.push(
          report('quotes around a value that contains #, or the comment on another line', describeValue(node.value)),
        );
    },
  });
  // Aliases of aliases multiply until they fill the memory: https://eemeli.org/yaml/#tojs-options
  if (names.length > 0) return { parts: UNREADABLE, problems: refuse(names.slice(0, 1)) };
  const findLine = (fieldPath: readonly PropertyKey[]) => findFieldLine(yaml, fieldPath);
  const parts = { data: document.toJS() ?? {}, markdown, markdownLine, findLine };
  return { parts, problems: refuse([...errors.map(describeError), ...cuts]) };
}

/** Returns whether a comment is on the line of a value that ends at an offset. */
const isCut = (yaml: string, end: number): boolean =>
  yaml[end - 1] !== '\n' && /^[^\S\n]*#/.test(yaml.slice(end, end + 200));

const HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a value that contains a colon, and the same indentation as the lines around it',
  UNEXPECTED_TOKEN: 'quotes around the whole value',
  MISSING_CHAR: 'a field, a colon, a space and its value, and a quote where a quoted value ends',
  BAD_INDENT: 'the same indentation as its neighbours, with two spaces for each level',
  TAB_AS_INDENT: 'two spaces for each level, and no tab',
  DUPLICATE_KEY: 'each field once, or a hyphen where a new item of a list begins',
};
const VALID = 'a field, a colon, a space and its value, in quotes if it has signs';

/** Returns an error in the words of the parser, with its line and a mark below the place. */
function describeError({ code, message, linePos }: YAMLError): YamlProblem {
  const found = message.replace(/ at line \d+, column \d+/, '').trimEnd();
  return inFrontMatter(linePos?.[0].line ?? 1, HINTS[code] ?? VALID, found);
}

const CONFLICT =
  'one text: these are two versions of one text, see "GitHub Desktop reports a conflict" in docs/rescue.md';
/** What no file contains. */
const CHARACTERS: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/[\0\uFFFD]/, 'text saved as UTF-8'],
  [/(?![\t\n])\p{Cc}/u, 'a space or a line break in the place of a control character'],
  [/^<{7} /m, CONFLICT],
];

function checkCharacters(text: string): YamlProblem | undefined {
  const problem = { line: 1, place: 'file', path: ['file'] } as const;
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  if (kilobytes > MAX_FILE_KB) return { ...problem, expected: `at most ${MAX_FILE_KB} kB`, found: `${kilobytes} kB` };
  for (const [pattern, expected] of CHARACTERS) {
    const at = text.search(pattern);
    const lines = text.slice(0, at).split('\n');
    const around = `${lines.at(-1)?.slice(-20)}${text.slice(at, at + 20).split('\n', 1)}`;
    if (at >= 0) return { ...problem, line: lines.length, expected, found: describeValue(around) };
  }
  return undefined;
}

/** gray-matter ends the front matter at any line that starts with ---, and reads a file without one as all front matter. */
function checkFrontMatter(text: string): YamlProblem | undefined {
  const [first = '', ...rest] = text.split('\n');
  if (first.trimEnd() !== '---') return inFrontMatter(1, 'front matter between two lines of ---', describeValue(first));
  const length = rest.findIndex((line) => line.startsWith('---'));
  if (rest[length]?.trimEnd() !== '---') {
    return inFrontMatter(Math.max(length, -1) + 2, 'a closing line of ---', describeValue(rest[length]));
  }
  const yaml = rest.slice(0, length).join('\n');
  const kilobytes = Math.ceil(yaml.length / 1000);
  if (kilobytes > MAX_FRONT_MATTER_KB) return inFrontMatter(1, `at most ${MAX_FRONT_MATTER_KB} kB`, `${kilobytes} kB`);
  const deep = findDeepLine(yaml);
  if (deep) return inFrontMatter(deep.line + 1, deep.expected, deep.found);
  return isDeep(yaml) ? inFrontMatter(1, `at most ${MAX_LEVELS} brackets within each other`, 'more') : undefined;
}

/** Returns whether brackets nest too deep: the parser would end the process. */
function isDeep(yaml: string): boolean {
  let depth = 0;
  return (yaml.match(/[[\]{}]/g) ?? []).some((bracket) => {
    depth = Math.max(0, depth + (/[[{]/.test(bracket) ? 1 : -1));
    return depth > MAX_LEVELS;
  });
}
