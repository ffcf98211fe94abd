import type { Emphasis, Heading, Link, ListItem, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import type { Labels } from '../model/labels';
import { linkAttributes } from '../url/links';
import { element, isElement, onLines, paragraph, textNode } from './nodes';

export type ProseLabels = Pick<Labels, 'sectionLink'>;

/** Returns a copy of a text for pages. Feeds get the original. */
export function toProse(root: Root, { sectionLink }: ProseLabels): Root {
  function shown(node: RootContent, above: readonly RootContent[]): RootContent[] {
    switch (node.type) {
      case 'link':
        return [pageLink(node)];
      case 'heading':
        return [node.depth === 2 ? withSectionLink(node, sectionLink) : node];
      case 'table':
        return [scrollingTable(node, above)];
      case 'listItem':
        return [typeof node.checked === 'boolean' ? labelledTask(node, node.checked) : node];
      case 'emphasis':
        return [isElement(node, 'p') && isElement(node.children[0], 'input') ? labelled(node) : node];
      default:
        return [node];
    }
  }

  const shownAll = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node, index) => {
      const copy = 'children' in node ? ({ ...node, children: shownAll(node.children) } as RootContent) : node;
      return shown(copy, nodes.slice(0, index));
    });

  return { type: 'root', children: shownAll(root.children) };
}

/** Parts a text before each of its sections. Footnotes are below a whole text: with them, it has one part. */
export function splitChapters({ children }: Root): Root[] {
  const hasFootnotes = children.some(({ type }) => type === 'footnoteDefinition');
  const starts = children.flatMap((node, index) =>
    !hasFootnotes && node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  return [0, ...starts].map((start, index) => ({ type: 'root', children: children.slice(start, starts[index]) }));
}

function pageLink(node: Link): Link {
  const { href: url, rel } = linkAttributes(node.url);
  const properties = node.data?.hProperties ?? {};
  const hProperties = { ...(rel && { rel: [rel] }), ...properties };
  return { ...node, url, data: { ...node.data, hProperties } };
}

/** Puts a link to a section next to its heading. Smaller headings have none, because each link is a tab stop. */
function withSectionLink(heading: Heading, label: string): Emphasis {
  const id = heading.data?.hProperties?.id;
  // An attribute, because hidden words would be copied with the text, and shown by reading modes.
  const ariaLabel = `${label}: ${readText(heading)}`;
  return element('div', { className: ['section-heading'] }, [
    heading,
    element('a', { href: `#${id}`, className: ['section-link'], ariaLabel }, [NUMBER_SIGN]),
  ]);
}

/** Is an SVG, because the subset fonts do not contain the number sign. */
const NUMBER_SIGN = element(
  'svg',
  {
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    ariaHidden: 'true',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
  },
  [element('path', { d: 'M10 4 7 20M17 4l-3 16M5 9h15M4 15h15' })],
);

function labelledTask(task: ListItem, checked: boolean): ListItem {
  const [first, ...rest] = task.children;
  const text = first?.type === 'paragraph' ? first.children : [];
  const others = first?.type === 'paragraph' ? rest : task.children;
  const box = element('input', { type: 'checkbox', checked, disabled: true });
  const label = paragraph([createLabel([box, textNode(' '), ...text])]);
  return {
    ...task,
    checked: null,
    children: text.length > 0 ? [label, ...others] : others,
    data: { hProperties: { className: ['task-list-item'] } },
  };
}

const labelled = (text: Emphasis): Emphasis => ({ ...text, children: [createLabel(text.children)] });

const createLabel = (children: readonly PhrasingContent[]) => element('label', {}, children);

function headingIn(above: readonly RootContent[]): string | undefined {
  const heading = above.findLast((node) => node.type === 'heading' && node.depth > 1);
  return heading && readText(heading).trim();
}

function areNames(cells: readonly (TableCell | undefined)[]): boolean {
  const names = cells.map((cell) => (cell ? readText(cell).trim() : ''));
  return !names.includes('') && new Set(names).size === names.length;
}

/** Returns a table in a box that scrolls (table.css). Both are named after the nearest heading, or the columns. */
function scrollingTable({ align, children }: Table, above: readonly RootContent[]): Emphasis {
  const [columns = [], ...rows] = children.map((row) => row.children);
  const hasRowNames = columns.length > 1 && areNames(rows.map(([first]) => first));
  const columnLabel = (index: number) => columns[index] && (readText(columns[index]).trim() || undefined);
  const cell = (node: TableCell | undefined, index: number, scope?: 'col' | 'row') =>
    element(scope ? 'th' : 'td', { align: align?.[index] ?? undefined, scope }, node?.children);
  /** Narrow screens show the label next to the value, and hide the row of labels. */
  const labelledCell = (node: TableCell | undefined, index: number) =>
    element('td', { align: align?.[index] ?? undefined, dataLabel: columnLabel(index) }, node?.children);
  const head = columns.map((node, index) => cell(node, index, isEmpty(node) ? undefined : 'col'));
  const body = rows.map((row) =>
    columns.map((_, index) =>
      index === 0 && hasRowNames ? cell(row[index], index, 'row') : labelledCell(row[index], index),
    ),
  );
  const name =
    headingIn(above) ??
    columns
      .map((column) => readText(column).trim())
      .filter(Boolean)
      .join(', ');
  const box = { className: ['table-box'], tabIndex: 0, ariaLabel: name, dataColumns: columns.length };
  const createRow = (cells: readonly Emphasis[]) => element('tr', {}, onLines(cells));
  const table = element('table', {}, [
    element('caption', { className: ['sr-only'] }, [textNode(name)]),
    ...onLines([
      element('thead', {}, onLines([createRow(head)])),
      ...(body.length > 0 ? [element('tbody', {}, onLines(body.map(createRow)))] : []),
    ]),
  ]);
  const folds = hasRowNames && columns.length >= MANY_COLUMNS ? [foldedRows(columns, rows)] : [];
  return element('div', { className: ['table-frame'] }, [element('section', box, [table]), ...folds]);
}

/** So many columns would be a long list of values for each row on phones, where rows are closed instead, all but the first. */
const MANY_COLUMNS = 4;

/** Returns the rows of a table for phones, which do not show the table (table.css). */
function foldedRows([, ...columns]: readonly TableCell[], rows: readonly (readonly TableCell[])[]): Emphasis {
  const createRow = ([name, ...values]: readonly TableCell[], index: number) =>
    element('details', { className: ['question', 'fold'], open: index === 0 }, [
      element('summary', {}, [element('span', {}, name?.children)]),
      ...columns.map((column, place) =>
        element('div', {}, [
          element('span', { className: ['figure-note'] }, [textNode(readText(column))]),
          element('span', {}, values[place]?.children),
        ]),
      ),
    ]);
  return element('div', { className: ['table-rows'] }, onLines(rows.map(createRow)));
}

const isEmpty = ({ children }: TableCell) => children.every((node) => node.type === 'text' && node.value.trim() === '');
