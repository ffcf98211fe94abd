/** How a block is written, for the check, the pages and the editor: YAML between `:::name` and `:::`. */
import { isAlias, isNode, LineCounter, parseDocument, stringify, visit } from 'yaml';
import { BLOCKS, type BlockName } from '../../model/blocks';
import type { TextProblem } from '../../model/problems';
import { type Field, isRecord, readField } from '../../model/walk';

const OPENING = /^:::([\w-]+)[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;
/** The fence of code, in which a block is an example. */
const CODE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** The name of a block; undefined if its opening line has more than that. */
export const readName = (opening: string): string | undefined => OPENING.exec(opening)?.[1];

/** Finds the lines from 0 that begin a block and those that end it, within no code. A block contains no other. */
export function findBlocks(lines: readonly string[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  let fence = '';
  let start: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (fence !== '') {
      const end = line.trim();
      if (end.startsWith(fence) && end === fence.charAt(0).repeat(end.length)) fence = '';
    } else if (start !== undefined && CLOSING.test(line)) {
      places.push({ start, end: index });
      start = undefined;
    } else if (/^:{3,}\s*[^\s:]/.test(line)) start = index;
    else if (start === undefined) fence = CODE.exec(line)?.[1] ?? '';
  }
  return places;
}

/** Matches a block, for the editor. */
export const patternOf = (name: BlockName) =>
  new RegExp(`^:::${name}[ \\t]*\\n(?<yaml>(?:(?!:::)[^\\n]*\\n)*?):::[ \\t]*$`, 'm');

/** Larger YAML can take minutes to read. */
const MAX_LENGTH = 10_000;

/** Reads the YAML of a block. Lines count from 1. */
export function readYaml(
  yaml: string,
): { data: unknown; problem?: never } | { data?: never; problem: Omit<TextProblem, 'path'> } {
  const refuse = (line: number, expected: string, found: string) => ({ problem: { line, expected, found } });
  if (yaml.length > MAX_LENGTH) return refuse(1, `at most ${MAX_LENGTH} characters`, `${yaml.length}`);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => Math.max(1, lines.linePos(offset).line);
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refuse(lineAt(error.pos[0]), 'fields in YAML, such as title: Our work', error.message);
  const cut = findCut(document, yaml);
  if (cut !== undefined)
    return refuse(lineAt(cut), 'quotes around a text with #, & or *', 'a part that YAML leaves out');
  return { data: document.toJS() ?? {} };
}

/** Finds what YAML leaves out: words after a space and #, and names after & and *. @returns its place */
function findCut(document: ReturnType<typeof parseDocument>, yaml: string): number | undefined {
  let cut = (document.comment ?? document.commentBefore) ? yaml.search(/^[ \t]*#/m) : undefined;
  visit(document, {
    Node(_, node) {
      const isCut = node.comment ?? node.commentBefore ?? ('anchor' in node ? node.anchor : undefined);
      if (isNode(node) && (isCut || isAlias(node))) cut = node.range?.[0];
      return cut === undefined ? undefined : visit.BREAK;
    },
  });
  return cut;
}

/** The field with YAML that cannot be read: a save keeps it. */
const SOURCE = 'source of the block';

/** Sveltia deletes a backslash before some signs, and doubles the spaces before a list's marker: a list has none here. */
const STYLE = {
  lineWidth: 0,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: 1e9,
  flowCollectionPadding: false,
  indentSeq: false,
  blockQuote: false,
} as const;

/** Reads the YAML of a block for its form, of a file or with the spaces that Sveltia has doubled. */
export function readFields(yaml: string): Record<string, unknown> {
  const halved = yaml.replace(/^( +)(?=- )/gm, (spaces) => ' '.repeat(spaces.length / 2));
  const { data } = [yaml, halved].map(readYaml).find((result) => isRecord(result.data)) ?? {};
  return isRecord(data) ? data : { [SOURCE]: yaml };
}

export function writeBlock(
  name: BlockName,
  { [SOURCE]: source, ...fields }: Readonly<Record<string, unknown>>,
): string {
  const written = tidy(readField(BLOCKS[name].schema), fields);
  const isEmpty = isRecord(written) && Object.keys(written).length === 0;
  const yaml = typeof source === 'string' ? source : isEmpty ? '' : stringify(written, STYLE);
  return `:::${name}\n${yaml}:::`;
}

/** Returns fields in the order of their schema, without those that are empty or off, and without Sveltia's own. */
function tidy({ items, properties }: Field, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (items && Array.isArray(value)) return value.map((item) => tidy(items, item));
  if (!properties || !isRecord(value)) return value;
  const names = new Set([
    ...Object.keys(properties),
    ...Object.keys(value).filter((name) => !name.startsWith('__sc_')),
  ]);
  return Object.fromEntries(
    [...names]
      .map((name) => [name, tidy(properties[name] ?? {}, value[name])] as const)
      .filter(([, part]) => !isOff(part)),
  );
}

const isOff = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
