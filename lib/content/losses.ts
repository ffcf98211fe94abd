/** Finds what a page would show with other words than the file: parts that are dropped, joined, or read as something else. */
import type { Code, Heading, List, Nodes, Root, RootContent, Table } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findLine } from '../markdown/nodes';
import { findLeftovers, findNoAltText } from './leftovers';
import { FORMATTING, isLineBreak, withoutTags } from './plain-html';
import { describeValue, type TextFault } from './problems';

/**
 * Finds leftovers and losses in a body.
 * @param markdown the source of `root`
 * @param parse reads the text of HTML
 */
export function findLosses(root: Root, markdown: string, parse: (markdown: string) => Root): TextFault[] {
  const source = (node: Nodes) => markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  const faults: TextFault[] = [...findLevels(root), ...findUnused(root)];
  visit(root, (node, _, parent) => {
    const report = (part: string, expected: string, found: string, line = findLine(node)) =>
      faults.push({ line, path: [part], expected, found: describeValue(found) });
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        faults.push(...findLeftovers(readWords(node), findLine(node.children[0] ?? node)));
        if (node.type !== 'heading') break;
        if (readText(node).trim() === '') report('heading', 'the words of the heading', '#'.repeat(node.depth));
        reportUnderline(node, source(node), report);
        break;
      case 'image':
      case 'imageReference':
        for (const found of findNoAltText(node.alt ?? ''))
          faults.push({ line: findLine(node), path: ['image'], ...found });
        for (const words of [node.alt, 'title' in node ? node.title : undefined])
          faults.push(...findLeftovers(words ?? '', findLine(node)).map((found) => ({ ...found, path: ['image'] })));
        break;
      case 'link':
        if (node.children.every((part) => 'value' in part && !/[^\s\p{C}]/u.test(part.value)))
          report('link', 'words between the square brackets', source(node));
        break;
      case 'html':
        if (parent && isJoining(node.value, markdown, node))
          report('text', 'a space or Markdown instead of the tag: the page joins what it separates', node.value);
        faults.push(...findInHtml(withoutTags(node), findLine(node), parse));
        break;
      case 'code':
        if (/^(?![`~]{3})/.test(source(node)))
          report('text', 'no tab or spaces before a paragraph; code is between two lines of ```', node.value);
        if (isUnclosed(node, source(node))) report('text', '``` on a separate line below the code', '```');
        break;
      case 'blockquote':
        if (/^>{7}/.test(source(node)) && parent?.type !== 'blockquote')
          report('text', 'one of the two versions, without the marks of a merge conflict', source(node));
        break;
      case 'thematicBreak':
        // Markdown reads the dashes below the columns of other tables as a rule.
        if (/-{2} +-{2}/.test(source(node)))
          report('table', '| between the cells, and below the first row |---|---|', source(node));
        break;
      case 'table':
        reportCells(node, report);
        break;
      case 'list':
        reportNumbers(node, source, report);
        break;
    }
  });
  return faults;
}

/** Returns the words of a paragraph, line by line. Code and images have no words: a letter stands for them. */
function readWords(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'html') return node.value.replace(/[^\n]/g, '');
  if ('children' in node) return node.children.map(readWords).join('');
  return node.type === 'footnoteReference' ? '' : 'x';
}

function findInHtml(text: string, first: number, parse: (markdown: string) => Root): TextFault[] {
  const faults: TextFault[] = [];
  visit(parse(text), 'text', (node) => void faults.push(...findLeftovers(node.value, first + findLine(node) - 1)));
  return faults;
}

type Report = (part: string, expected: string, found: string, line?: number) => void;

/** Finds headings below a level that is missing. Each is reported, also next to one that has the same mistake. */
function findLevels(root: Root): TextFault[] {
  const above: { depth: number; right: number }[] = [];
  const faults: TextFault[] = [];
  visit(root, 'heading', (node) => {
    const { depth } = node;
    const line = findLine(node);
    const found = describeValue(`${'#'.repeat(depth)} ${readText(node)}`);
    if (depth === 1) {
      const expected = 'Heading 2, with two #: Heading 1 is the title of the page';
      faults.push({ line, path: ['heading'], expected, found });
      return;
    }
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const right = (above.at(-1)?.right ?? 1) + 1;
    above.push({ depth, right });
    const expected = `Heading ${right}, with ${right} #: no heading above it has the level between`;
    if (right !== depth) faults.push({ line, path: ['heading'], expected, found });
  });
  return faults;
}

function reportUnderline(node: Heading, source: string, report: Report) {
  if (source.startsWith('#')) return;
  const expected = '## before a heading; for a line across the page, an empty line above ---';
  report('heading', expected, readText(node));
}

const isUnclosed = ({ value }: Code, source: string): boolean => {
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  return fence !== undefined && (value === '' ? !source.includes('\n') : !source.trimEnd().endsWith(fence));
};

/** Reports cells for which the table has no column, which pages drop, and a table whose columns have no names. */
function reportCells({ children: [head, ...rows] }: Table, report: Report) {
  const columns = head?.children.length ?? 0;
  if (head && readText(head).trim() === '') report('table', 'the names of the columns in the first row', '');
  for (const row of rows) {
    const [lost] = row.children.slice(columns).filter((cell) => readText(cell) !== '');
    if (lost) report('table', `${columns} cells, as the first row has`, readText(lost), findLine(row));
  }
}

/** Reports an ordered list whose numbers a page would change. Equal numbers are a habit of Markdown. */
function reportNumbers({ ordered, children }: List, source: (node: Nodes) => string, report: Report) {
  if (!ordered) return;
  const numbers = children.map((item) => Number.parseInt(source(item), 10));
  const [first = 0] = numbers;
  if (numbers.every((number) => number === first)) return;
  const at = numbers.findIndex((number, index) => number !== first + index);
  const item = children[at];
  if (item) report('list', `${first + at}., the number that the page shows`, `${numbers[at]}.`, findLine(item));
}

/** Finds footnotes and link definitions that nothing uses: pages drop them. Comments are written as definitions, too. */
function findUnused(root: Root): TextFault[] {
  const used = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'footnoteReference') used.add(`^${node.identifier}`);
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  const seen = new Set<string>();
  const faults: TextFault[] = [];
  visit(root, (node) => {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') return;
    const isNote = node.type === 'footnoteDefinition';
    const name = isNote ? `^${node.identifier}` : node.identifier;
    const isTwice = seen.has(name);
    seen.add(name);
    const isComment = !isNote && /^#?$/.test(node.url);
    if (isComment || (used.has(name) && !isTwice)) return;
    const label = isNote ? `[^${node.label}]` : `[${node.label}]`;
    const link = isNote ? label : `[words]${label}`;
    const expected = isTwice ? 'each name once' : `${link} in the text: pages leave out this line`;
    faults.push({
      line: findLine(node),
      path: [isNote ? 'footnote' : 'link'],
      expected,
      found: describeValue(`${label}:`),
    });
  });
  return faults;
}

/** Whether the words around a removed tag would become one, or a figure would become another. */
function isJoining(tag: string, markdown: string, { position }: Nodes): boolean {
  if (/<(sup|sub)\b/i.test(tag)) return true;
  const isTag = /^<[^<>]*>$/.test(tag);
  if (!isTag || isLineBreak(tag) || FORMATTING.test(tag)) return false;
  const before = markdown[(position?.start.offset ?? 0) - 1] ?? '';
  const after = markdown[position?.end.offset ?? 0] ?? '';
  return /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
}
