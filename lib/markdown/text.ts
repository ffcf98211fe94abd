/** What a text may not contain: two closed lists, of marks that Markdown has not read and of structures. What is on neither passes. */
import type { Heading, ListItem, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { type Cause, describeValue, showCodes, type TextProblem, type UnplacedProblem } from '../model/problems';
import { type Leaf, leaves } from '../model/walk';

/** Marks that no words contain, in a text, an alt text or a field. Every repetition has a limit. */
const MARKS = [
  /\*\*|~~|`|\]\(|[{}【】]|\[\[|\]\]|%%\S|%>|<[A-Za-z/!?%]|-->|&(?:[a-z]{2,8}\d?|#x?[\da-f]{2,6});/u,
  /\[\/\w{1,30}\]|\[[\w-]{1,30} [\w-]{1,30}=|\b(?:oai_?cit|(?:cite)?turn\d{1,3}(?:search|view|news))/u,
  /(?<![\p{L}\p{N}:/]):[a-z+-][\w+-]{1,30}(?:\[|:(?![\p{L}\p{N}:/]))/u,
  // A bullet, a mark before another kind of space, a sign of Word's symbol fonts.
  /^ *(?:#{1,6}\s|#{2,6}\S|[·•◦▪▸►‣●○■□➢➤✓✔]|(?:[-*+–—#>]{1,6}|\d{1,3}[.)])(?! )\s)/u,
  /^ *(?:[^\s\p{L}\p{N}]\t|[oØü§]\t)/u,
  /^(?:import|export) (?:[\w*{].{0,200} from )?["']|^export (?:default|const|let|function) /u,
  // Characters without a shape. A soft hyphen, joiners and the flags of countries stay.
  /(?![\u00AD\u200C\u200D])(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\p{Co}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0\uFFFC]|\u034F|[\u{E0100}-\u{E01EF}]/u,
];

/** Marks in the source of words: \* and \[ are the signs themselves, and the editor keeps no other backslash. */
const UNREAD_MARKS = [
  /(?<!\\)\*|==\w|\$\$|\\[^*`~[\]]|(?<!\\)(?:!\[|\[\^|\[!\w|\[-?@)|\]\[|\]:/u,
  /\]\s{1,9}\((?:\/|#|https?:|mailto:|tel:)|\)\[(?:\/|#|https?:|mailto:|tel:)/u,
  /(?<![\p{L}\p{N}_/@])_(?=[^\s_])|(?<=[^\s_])_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])/u,
  /^ *(?:\||: |#\p{L}|[-+]\p{L}|\d{1,3}[.)]\p{Lu})|\|\s*$|-{3}\s*\||^\[TOC\]$/u,
];

const oneOf = (parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'), 'u');
const ANYWHERE = oneOf(MARKS);
const UNREAD = oneOf(UNREAD_MARKS);

const NO_HTML = 'plain words or Markdown: this site has no HTML';
const WORDS = 'words, without a mark that Markdown has not read';
/** What people mean by the marks that they write most. */
const HINTS: readonly (readonly [found: RegExp, expected: string])[] = [
  [/^\*/, '** on both sides of bold words, without spaces inside, or \\* for the sign itself'],
  [/^\[\^/, 'the text of the footnote on a separate line, such as [^1]: The source.'],
  [/^(?:!?\[|\]|\))/, 'a link as [words](/about), an image as ![What it shows](team.jpg); a URL has no spaces'],
  [/^(?:<|-->)/, NO_HTML],
  [/^ *#/, 'a space after the last #'],
  [/^ *[-+·•◦▪▸►‣●○■□➢➤✓✔–—\d]/, '- and a space before each item of a list'],
];

/** Nothing reads the Markdown of a field. */
const PLAIN: typeof HINTS = [[/^/, 'plain words, without marks of Markdown, HTML or templates']];

/** Stands before words that do not begin their line. */
const INNER = '\u00AD';

function describeMark(words: string, { 0: mark, index }: RegExpExecArray, hints = HINTS): UnplacedProblem {
  const around = words.slice(Math.max(0, index - 20), index + mark.length + 20).replace(INNER, '');
  const expected = hints.find(([pattern]) => pattern.test(mark))?.[1] ?? WORDS;
  return { expected, found: `${showCodes(JSON.stringify(mark.trim() || mark))} in ${describeValue(around.trim())}` };
}

/** Matches a name in a field that a page replaces by a value: {count} pages found. */
const OWN_NAME = /\{[a-z]{1,20}\}/g;

/** Finds marks in a field, an alt text or a caption, which nothing reads as Markdown. */
export function findInField(text: string): UnplacedProblem[] {
  if (text !== '' && !/[^\s\p{C}]/u.test(text))
    return [{ expected: 'words that a visitor can see', found: describeValue(text) }];
  return text.split('\n').flatMap((line) => {
    const words = line.replace(OWN_NAME, 'x');
    const mark = ANYWHERE.exec(words);
    return mark ? [describeMark(words, mark, PLAIN)] : [];
  });
}

/** Matches what programs write in the place of an alt text: a file's name, or their own words. */
const NO_ALT_TEXT =
  /^\S{1,200}\.(png|jpe?g|webp|avif|svg|gif|heic|tiff?)$|^(untitled|image|picture|photo|alt text|screen ?shot)[\s\d_.-]*$|^(img|dsc|dscn|pxl|screenshot)[_-]?\d[\w-]*$|description automatically generated|ai-generated content may be incorrect/i;

const findNoAltText = (alt: string): UnplacedProblem[] =>
  NO_ALT_TEXT.test(alt.trim()) ? [{ expected: 'what the image shows, in words', found: describeValue(alt) }] : [];

/** Finds syntax that a page would show as text in fields. */
export const findInFields = (schema: z.ZodType, data: unknown): (UnplacedProblem & Pick<Leaf, 'path'>)[] =>
  leaves(schema, data).flatMap(({ path, field: { role }, value }) => {
    if (typeof value !== 'string') return [];
    const isAltText = role === 'alt-text' || role === 'alt-line';
    const problems = [...findInField(value), ...(isAltText ? findNoAltText(value) : [])];
    return problems.map((problem) => ({ path, ...problem }));
  });

type Place = {
  /** The source of the node. */
  source: string;
  /** The source around it: one character before, and one after. */
  neighbours: string;
  parents: readonly Nodes[];
  /** Whether the text refers to a definition, and whether one above has its name. */
  isUsed: boolean;
  isTwice: boolean;
  /** The level of the heading above. */
  level: number;
};
type NodeOf<Type> = Extract<Nodes, { type: Type }>;
type Condition = { part: string; expected: string; isMet: (node: Nodes, place: Place) => boolean };

const isOf = <Type extends Nodes['type']>(node: Nodes, types: readonly Type[]): node is NodeOf<Type> =>
  types.some((type) => type === node.type);

const refuse = <Type extends Nodes['type']>(
  part: string,
  types: readonly Type[],
  conditions: Readonly<Record<string, (node: NodeOf<Type>, place: Place) => boolean | undefined>>,
): Condition[] =>
  Object.entries(conditions).map(([expected, isMet]) => ({
    part,
    expected,
    isMet: (node, place) => isOf(node, types) && isMet(node, place) === true,
  }));

const NAMED = ['definition', 'footnoteDefinition'] as const;
const isInside = ({ parents }: Place, ...types: Nodes['type'][]) => parents.some((parent) => isOf(parent, types));
const has = ({ children }: ListItem, count: number, type: Nodes['type']) =>
  children.filter((child) => child.type === type).length >= count;
const isUnseen = (node: PhrasingContent) => 'value' in node && !/[^\s\p{C}]/u.test(node.value);
const isLossy = ({ value }: { value: string }) => /\\[_\\]/.test(value);

/** Equal numbers are a habit of Markdown. */
function isMisnumbered(item: ListItem, { source, parents }: Place): boolean {
  const list = parents.at(-1);
  if (list?.type !== 'list' || !list.ordered) return false;
  const number = Number.parseInt(source, 10);
  const { start } = list;
  return number !== start && number !== (start ?? 1) + list.children.indexOf(item);
}

const CODE = 'code without \\_ and \\\\, which the editor would change';

/** What a page would lose or change, and what the editor would change with the paragraph around it. */
const REFUSED: readonly Condition[] = [
  ...refuse('heading', ['heading'], {
    '## before a heading, or an empty line above ---': (_, { source }) => !source.startsWith('#'),
    'the words of the heading': (heading) => readText(heading).trim() === '',
    'Heading 2, with two #: Heading 1 is the title of the page': ({ depth }) => depth === 1,
    'Heading 2, with two #: there is none above it': ({ depth }, { level }) => level === 1 && depth > 2,
    'Heading 3, with three #: above it is Heading 2': ({ depth }, { level }) => level === 2 && depth > 3,
    'at most one level below the heading above it': ({ depth }, { level }) => depth > level + 1,
  }),
  ...refuse('text', ['code'], {
    'no spaces before words, and ``` before code': (_, { source }) => !source.startsWith('```'),
    'a line of ``` below the code': (_, { source }) => !/\n[ >]*`{3,}\s*$/.test(source),
    'code outside of lists, quotes and footnotes': (_, place) =>
      isInside(place, 'list', 'blockquote', 'footnoteDefinition'),
    [CODE]: isLossy,
  }),
  ...refuse('text', ['inlineCode'], { [CODE]: isLossy }),
  ...refuse('text', ['html'], { [NO_HTML]: ({ value }) => !/^\s*<!--[\s\S]*-->\s*$/.test(value) }),
  ...refuse('text', ['emphasis'], {
    'italics for whole words': (_, { neighbours }) => /[\p{L}\p{N}]/u.test(neighbours),
  }),
  ...refuse('text', ['thematicBreak'], {
    '--- for a line, or | between the cells of a table': (_, { source }) => !/^-{3,}$/.test(source),
  }),
  ...refuse('list', ['listItem'], {
    '- before an item of a list': (_, { source }) => /^[*+]/.test(source),
    'a second paragraph or a list in an item, not both': (item) => has(item, 2, 'paragraph') && has(item, 1, 'list'),
    'the number after that of the item above': isMisnumbered,
  }),
  ...refuse('table', ['table'], {
    'the names of the columns in the first row': ({ children: [head] }) => readText(head).trim() === '',
    'dashes without colons below the first row: |---|---|': ({ align }) => align?.some(Boolean),
  }),
  ...refuse('table', ['tableRow'], {
    '| between the cells, or an empty line below the table': (_, { source }) => !source.includes('|'),
    'as many cells as the first row has': ({ children }, { parents: [, ...parents] }) =>
      parents.some((table) => table.type === 'table' && children.length > (table.children[0]?.children.length ?? 0)),
  }),
  ...refuse('link', ['link'], {
    'words between the square brackets': ({ children }) => children.every(isUnseen),
    'a link whose words have no square brackets': (_, { source }) => /\\\]/.test(source),
  }),
  ...refuse('text', NAMED, {
    'each name once': (_, { isTwice }) => isTwice,
    'its name in the text, as [^1] or [words][name]; a comment is <!-- a note -->': (_, { isUsed }) => !isUsed,
  }),
];

function findCause(node: Nodes, level: number): Cause | undefined {
  if (node.type === 'table' && readText(node).trim() === '') return { type: 'empty part' };
  return node.type === 'heading' && readText(node) ? findWrongLevel(node, level) : undefined;
}

/** Heading 1 is the title of the page. */
function findWrongLevel({ depth }: Heading, above: number): Cause | undefined {
  if (depth > 1 && depth <= above + 1) return undefined;
  return { type: 'heading level', level: depth, right: depth === 1 ? 2 : above + 1 };
}

const nameOf = (node: Nodes) => ('identifier' in node ? `${node.type.startsWith('footnote')} ${node.identifier}` : '');

/** Finds in a text what is on neither list. A line is reported once. @param markdown the source of `root` */
export function findInText(root: Root, markdown: string): TextProblem[] {
  const problems = new Map<number, TextProblem>();
  const report = (line: number, part: string, { expected, found, cause, words }: UnplacedProblem) =>
    problems.has(line) || problems.set(line, { line, path: [part], expected, found, cause, words });
  const used = new Set<string>();
  visit(root, (node) => {
    if (!isOf(node, NAMED)) used.add(nameOf(node));
  });
  const seen = new Set<string>();
  let level = 1;

  function walk(node: Nodes, parents: readonly Nodes[]) {
    const [line, start, end] = [node.position?.start.line, node.position?.start.offset, node.position?.end.offset];
    if (line === undefined || start === undefined || end === undefined) return;
    const source = markdown.slice(start, end);
    const neighbours = `${markdown[start - 1] ?? ''}${markdown[end] ?? ''}`;
    const name = nameOf(node);
    const place = { source, neighbours, parents, isUsed: used.has(name), isTwice: seen.has(name), level };
    const refused = REFUSED.find(({ isMet }) => isMet(node, place));
    const words = isOf(node, ['heading', 'link']) ? readText(node) : undefined;
    const cause = findCause(node, level);
    if (refused) report(line, refused.part, { ...refused, found: describeValue(source.split('\n')[0]), cause, words });
    if (node.type === 'heading' && !refused) level = node.depth;
    if (isOf(node, NAMED)) seen.add(name);
    if (node.type === 'text') for (const [at, mark] of findInWords(node, place)) report(line + at, 'text', mark);
    if (node.type === 'image' || node.type === 'imageReference') {
      const words = [node.alt ?? '', 'title' in node ? (node.title ?? '') : ''];
      for (const problem of [...findNoAltText(node.alt ?? ''), ...words.flatMap(findInField)])
        report(line, 'image', problem);
    }
    if ('children' in node) for (const child of node.children) walk(child, [...parents, node]);
  }
  walk(root, []);
  return [...problems.values()].sort((a, b) => a.line - b.line);
}

/** Finds the first mark in each line of words. A link whose words are its URL is skipped. */
function findInWords(node: Text, { source, parents }: Place): [line: number, problem: UnplacedProblem][] {
  const parent = parents.at(-1);
  if (!parent || !('children' in parent) || (parent.type === 'link' && /^(?:https?:|www\.|mailto:)|@/.test(source)))
    return [];
  const before = parent.children.find((_, index) => parent.children[index + 1] === node);
  const isFirst = before ? before.type === 'break' : parent.type === 'paragraph' || parent.type === 'tableCell';
  const values = node.value.split('\n');
  return source.split('\n').flatMap((line, index) => {
    const lead = index > 0 || isFirst ? '' : INNER;
    const words = lead + (index > 0 ? line.replace(/^[ \t]*(?:>[ \t]?)*/, '') : line);
    const value = lead + (values[index] ?? '');
    const written = parent.type === 'tableCell' ? words.replaceAll('\\|', ' ') : words;
    const mark = ANYWHERE.exec(value);
    const unread = mark ?? UNREAD.exec(written);
    return unread ? [[index, describeMark(mark ? value : written, unread)]] : [];
  });
}
