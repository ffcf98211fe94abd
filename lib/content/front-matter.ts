import matter from 'gray-matter';
import { type Document, isAlias, isNode, isPair, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { findFieldLine } from '../model/find-field-line';
import type { SourceText } from './content-file';
import { describeDepth } from './depth';
import { findWrongLevel } from './front-matter-levels';
import { describeValue, type Problem, readCurly, toCodePoint } from './problems';

type Parsed = { source: SourceText; problems: readonly Problem[] };

const UNREADABLE: SourceText = { data: undefined, markdown: '', markdownLine: 1, findLine: () => 1 };

/** A pasted table with more lines, or a line with more keys, takes minutes to check for duplicate keys. */
const MAX_LINES = 2000;
const MAX_KB = 40;
/** More lists and maps within each other fill the stack of the YAML parser, which ends the process. */
const MAX_DEPTH = 100;

const YAML_ONLY = 'front matter in plain YAML between two lines of ---';

type YamlFault = Omit<Problem, 'file'>;

const refuse = () => {
  throw new Error(YAML_ONLY);
};

/** gray-matter evaluates JavaScript otherwise: https://github.com/jonschlinkert/gray-matter/issues/131 */
const REFUSED = { js: refuse, javascript: refuse, json: refuse };

/** Parses a file with a duplicate key all the same, so that the same run validates everything else. */
const isFatal = ({ code }: YAMLError) => code !== 'DUPLICATE_KEY';

/** @returns a source without data if the front matter or the Markdown cannot be parsed */
export function parseSource(file: string, raw: string): Parsed {
  const refused = (...faults: readonly YamlFault[]) => ({
    source: UNREADABLE,
    problems: faults.map((fault) => ({ file, ...fault })),
  });
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fault = checkCharacters(text) ?? checkConflict(text) ?? checkFences(text);
  if (fault) return refused(fault);

  let errors: readonly YAMLError[] = [];
  let cutValues: readonly YamlFault[] = [];
  let aliasFault: YamlFault | undefined;
  /** Parses YAML 1.2: gray-matter's own YAML 1.1 reads 2026-01-02 as a time, 12:30 as 750 and 012 as 10. */
  const readYaml = (yaml: string): object => {
    const lines = new LineCounter();
    const document = parseDocument(yaml, { lineCounter: lines });
    errors = [...document.errors, ...document.warnings];
    if (errors.some(isFatal)) return {};
    cutValues = findCutValues(document, yaml, lines);
    try {
      return document.toJS() ?? {};
    } catch (error) {
      aliasFault = describeAlias(document, lines);
      if (aliasFault) return {};
      throw error;
    }
  };
  try {
    // Without options gray-matter caches by input: https://github.com/jonschlinkert/gray-matter/issues/166
    const { data, content: markdown, matter: yaml } = matter(text, { engines: { ...REFUSED, yaml: readYaml } });
    const markdownLine = text.slice(0, text.length - markdown.length).split('\n').length;
    const tooDeep = describeDepth(markdown);
    if (tooDeep) return refused({ ...tooDeep, line: markdownLine + tooDeep.line - 1, kind: 'text', path: ['text'] });
    if (aliasFault) return refused(aliasFault);
    const faults = [...errors.map((error) => describeFault(error, yaml)), ...cutValues];
    if (errors.some(isFatal)) {
      // A tab makes the lines after it invalid, and so does an unclosed line: each line is reported once.
      const tab = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
      const isFirst = ({ line, expected }: YamlFault, index: number) =>
        faults.findIndex((other) => other.line === line || other.expected === expected) === index;
      if (tab >= 0) return refused(...faults.slice(tab, tab + 1));
      const level = findWrongLevel(yaml);
      if (!level) return refused(...faults.filter(isFirst));
      // The parser reads the line above as a part of it.
      const before = faults.filter(({ line }) => line < level.line - 1);
      return refused(...before.filter(isFirst), inFrontMatter(level.expected, level.found, level.line));
    }
    const findLine = (fieldPath: readonly PropertyKey[]) => findFieldLine(yaml, fieldPath);
    return { source: { data, markdown, markdownLine, findLine }, problems: refused(...faults).problems };
  } catch (error) {
    // Only the engines above throw such an error; every other one is a fault of the project.
    if (!(error instanceof Error) || error.message !== YAML_ONLY) throw error;
    const [found = ''] = text.split('\n', 1);
    return refused(inFrontMatter(YAML_ONLY, JSON.stringify(found)));
  }
}

/** @param field its key; default: the front matter as a whole */
const inFrontMatter = (expected: string, found: string, line = 1, field?: string): YamlFault => ({
  line,
  kind: 'field',
  path: field === undefined ? [] : [field],
  expected,
  found,
});

/**
 * Describes the alias of YAML that has no value: the first whose anchor is missing, or the first of all where aliases of
 * aliases multiply until they fill the memory (https://eemeli.org/yaml/#tojs-options).
 */
function describeAlias(document: Document.Parsed, lines: LineCounter): YamlFault | undefined {
  const anchors = new Set<string>();
  const aliases: { source: string; offset: number; isKnown: boolean }[] = [];
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) {
        aliases.push({ source: node.source, offset: node.range?.[0] ?? 0, isKnown: anchors.has(node.source) });
      } else if (isNode(node) && 'anchor' in node && node.anchor) anchors.add(node.anchor);
    },
  });
  const alias = aliases.find(({ isKnown }) => !isKnown) ?? aliases[0];
  if (!alias) return undefined;
  const expected = `the value itself, or quotes around a text that starts with *: "*${alias.source}"`;
  return inFrontMatter(expected, `the alias *${alias.source}`, lines.linePos(alias.offset).line);
}

/** Finds texts of which YAML reads a part as a comment, after a space and #, or as a name, after & at the beginning. */
function findCutValues(document: Document.Parsed, yaml: string, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(key, { type, value, range, anchor }, ancestors) {
      if (key === 'key' || !range) return;
      const [start, end] = range;
      const parent = ancestors.at(-1);
      const field = isPair(parent) ? String(parent.key) : undefined;
      const { line } = lines.linePos(start);
      if (anchor !== undefined) {
        const whole = quote(`&${anchor} ${yaml.slice(start, end)}`);
        const expected = `quotes around a text that starts with &: ${whole}`;
        faults.push(inFrontMatter(expected, JSON.stringify(value), line, field));
        return;
      }
      if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return;
      const lineEnd = yaml.indexOf('\n', end);
      const rest = yaml.slice(end, lineEnd < 0 ? yaml.length : lineEnd);
      if (!/^\s*#/.test(rest) || yaml[end - 1] === '\n') return;
      if (value === null) {
        const expected = `quotes around a value that starts with #: ${writeField(field, rest.trim())}`;
        faults.push(inFrontMatter(expected, 'a comment', line, field));
        return;
      }
      const whole = quote(yaml.slice(start, end) + rest.trimEnd());
      const expected = `quotes around a value that contains #: ${whole}, or the comment on another line`;
      faults.push(inFrontMatter(expected, JSON.stringify(value), line, field));
    },
  });
  return faults;
}

/** Returns a text in those quotes of YAML that change no character of it, in place of Word's. */
function quote(written: string): string {
  const text = readCurly(written) ?? written;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Writes a value in quotes, after its field if it has one. */
const writeField = (field: string | undefined, value: string): string =>
  field === undefined ? quote(value) : `${field}: ${quote(value)}`;

/** Reads `- title: Our work` as a field and its value. Each pattern is linear: a line may have 40,000 characters. */
function readLine(line: string): { field?: string; value: string } {
  const text = line.trim().replace(/^(- +)+/, '');
  const colon = text.search(/:\s/);
  const field = text.slice(0, Math.max(colon, 0));
  return /^\w[\w-]*$/.test(field) ? { field, value: text.slice(colon + 1).trim() } : { value: text };
}

function describeFault({ code, linePos, pos }: YAMLError, source: string): YamlFault {
  const line = linePos?.[0].line ?? 1;
  if (code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/.exec(source.slice(pos[0]))?.[0].trim() ?? '';
    const isNested = /^\s/.test(source.split('\n')[line - 1] ?? '');
    const hint = isNested ? ', or a hyphen where a new item of a list begins' : '';
    return inFrontMatter(`each field once${hint}`, `${JSON.stringify(key)} a second time`, line);
  }
  if (code === 'TAB_AS_INDENT') return inFrontMatter('two spaces for each level', 'a tab', line);
  const written = source.split('\n')[line - 1] ?? '';
  const { field, value } = readLine(written);
  if (/^["']/.test(value) && (code === 'UNEXPECTED_TOKEN' || code === 'BLOCK_AS_IMPLICIT_KEY')) {
    const isEnclosed = value.at(0) === value.at(-1);
    const expected = `quotes around the whole value: ${quote(isEnclosed ? value.slice(1, -1) : value)}`;
    return inFrontMatter(expected, value, line, field);
  }
  if (field !== undefined && /:\s/.test(value) && code === 'BLOCK_AS_IMPLICIT_KEY') {
    return inFrontMatter(`quotes around a value that contains a colon: ${quote(value)}`, value, line, field);
  }
  if (/^\w[\w-]*:[^\s/]/.test(written.trim().replace(/^(- +)+/, ''))) {
    return inFrontMatter('a space after the colon', JSON.stringify(written.trim()), line);
  }
  const lines = source.split('\n');
  const opened = lines.slice(0, line).findIndex((text) => isUnclosed(readLine(text)));
  if (opened >= 0) {
    const { field, value } = readLine(lines[opened] ?? '');
    return inFrontMatter(`${value.charAt(0)} where the value ends`, describeValue(value), opened + 1, field);
  }
  const found = JSON.stringify(written.trim());
  if (code === 'BAD_DQ_ESCAPE') {
    const expected = `single quotes around a text with \\: ${quote(value.replace(/^"|"$/g, ''))}`;
    return inFrontMatter(expected, value, line, field);
  }
  const opening = value.charAt(0);
  const closing = CLOSING[opening];
  if (closing && !value.endsWith(closing)) {
    const whole = `quotes around a text that starts with ${opening}: ${writeField(field, value)}`;
    const expected = value.includes(closing) ? whole : `${closing} where the value ends, or ${whole}`;
    return inFrontMatter(expected, describeValue(value), line, field);
  }
  if (code === 'BAD_INDENT') return inFrontMatter(`the same indentation as its neighbours, ${LEVELS}`, found, line);
  if (field !== undefined && value !== '') {
    return inFrontMatter(`quotes around the whole value: ${quote(value)}`, value, line, field);
  }
  return inFrontMatter(`a field and its value, such as title: Our work, ${LEVELS}`, found, line);
}

/** Whether the quote of a field does not end on its line. */
const isUnclosed = ({ field, value }: ReturnType<typeof readLine>): boolean =>
  field !== undefined && /^["']/.test(value) && !value.includes(value.charAt(0), 1);

const LEVELS = 'with two spaces for each level';
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Finds characters that are no text: pages would show them as question marks or not at all. */
function checkCharacters(text: string): YamlFault | undefined {
  const strange = text.search(/(?![\t\n])[\p{Cc}\uFFFD]/u);
  if (strange < 0) return undefined;
  const character = text.charAt(strange);
  const before = text.slice(0, strange).split('\n');
  const after = `after ${JSON.stringify(before.at(-1)?.slice(-20))}`;
  const fault = { line: before.length, kind: 'file', path: ['file'] } as const;
  if (/[\0\uFFFD]/.test(character)) {
    return { ...fault, expected: 'text saved as UTF-8', found: `an invalid character ${after}` };
  }
  const program = character === '\v' ? ', the line break of PowerPoint and Keynote' : '';
  const expected = 'a space or a line break in the place of a control character: delete it';
  return { ...fault, expected, found: `${toCodePoint(character)}${program}, ${after}` };
}

/** Finds the marks that a pull leaves in a file with two versions of one text. */
function checkConflict(text: string): YamlFault | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('<<<<<<< '));
  if (start < 0 || !lines.includes('=======')) return undefined;
  const expected =
    'one text: these are two versions of one text, see "GitHub Desktop reports a conflict" in content/README.md';
  return { line: start + 1, kind: 'file', path: ['file'], expected, found: JSON.stringify(lines[start]) };
}

/** gray-matter ends the front matter at any line that starts with ---, and reads a file without one as all front matter. */
function checkFences(text: string): YamlFault | undefined {
  if (text.trim() === '') return inFrontMatter(YAML_ONLY, 'an empty file');
  const [first = '', ...rest] = text.split('\n');
  if (first.trimEnd() !== '---') return inFrontMatter(YAML_ONLY, JSON.stringify(first.slice(0, 60)));
  const length = rest.findIndex((line) => line.startsWith('---'));
  const closing = rest[length];
  if (closing === undefined) return inFrontMatter('a closing line of ---', 'none');
  if (closing.trimEnd() !== '---') {
    return inFrontMatter('a closing line of ---', describeValue(closing), length + 2);
  }
  if (length > MAX_LINES) return inFrontMatter(`at most ${MAX_LINES} lines`, `${length}`);
  const kilobytes = Math.ceil(rest.slice(0, length).join('\n').length / 1000);
  if (kilobytes > MAX_KB) return inFrontMatter(`at most ${MAX_KB} kB`, `${kilobytes} kB`);
  const deep = findDeepLine(rest.slice(0, length));
  return deep < 0
    ? undefined
    : inFrontMatter(`at most ${MAX_DEPTH} lists and maps within each other`, 'more', deep + 2);
}

/** Returns the index of the first line with too many open brackets, or marks of list items before its value; -1 for none. */
function findDeepLine(lines: readonly string[]): number {
  let depth = 0;
  return lines.findIndex((line) => {
    const [marks = ''] = /^(?:[-?:]?[ \t]+)*/.exec(line) ?? [];
    for (const bracket of line.match(/[[\]{}]/g) ?? []) depth = Math.max(0, depth + (/[[{]/.test(bracket) ? 1 : -1));
    return Math.max(depth, marks.match(/[-?:]/g)?.length ?? 0) > MAX_DEPTH;
  });
}
