import type { Emphasis, RootContent, Table, TableCell } from 'mdast';
import { element, onLines, textNode, textOf } from '../blocks/nodes';

function headingIn(above: readonly RootContent[]): string | undefined {
  const heading = above.findLast((node) => node.type === 'heading' && node.depth > 1);
  return heading && textOf(heading).trim();
}

function areNames(cells: readonly (TableCell | undefined)[]): boolean {
  const names = cells.map((cell) => (cell ? textOf(cell).trim() : ''));
  return !names.includes('') && new Set(names).size === names.length;
}

/** Returns a table in a box that scrolls (table.css). Both are named after the nearest heading, or the columns. */
export function scrollingTable({ align, children }: Table, above: readonly RootContent[]): Emphasis {
  const [columns = [], ...rows] = children.map((row) => row.children);
  const hasRowNames = columns.length > 1 && areNames(rows.map(([first]) => first));
  const labelOf = (index: number) => columns[index] && (textOf(columns[index]).trim() || undefined);
  const cell = (node: TableCell | undefined, index: number, scope?: 'col' | 'row') =>
    element(scope ? 'th' : 'td', { align: align?.[index] ?? undefined, scope }, node?.children);
  /** Narrow screens show the label next to the value, and hide the row of labels. */
  const labelled = (node: TableCell | undefined, index: number) =>
    element('td', { align: align?.[index] ?? undefined, dataLabel: labelOf(index) }, node?.children);
  const head = columns.map((node, index) => cell(node, index, isEmpty(node) ? undefined : 'col'));
  const body = rows.map((row) =>
    columns.map((_, index) =>
      index === 0 && hasRowNames ? cell(row[index], index, 'row') : labelled(row[index], index),
    ),
  );
  const name =
    headingIn(above) ??
    columns
      .map((column) => textOf(column).trim())
      .filter(Boolean)
      .join(', ');
  const box = { className: ['table-box'], tabIndex: 0, ariaLabel: name, dataColumns: columns.length };
  const rowOf = (cells: readonly Emphasis[]) => element('tr', {}, onLines(cells));
  const table = element('table', {}, [
    element('caption', { className: ['sr-only'] }, [textNode(name)]),
    ...onLines([
      element('thead', {}, onLines([rowOf(head)])),
      ...(body.length > 0 ? [element('tbody', {}, onLines(body.map(rowOf)))] : []),
    ]),
  ]);
  return element('div', { className: ['table-frame'] }, [element('section', box, [table])]);
}

const isEmpty = ({ children }: TableCell) => children.every((node) => node.type === 'text' && node.value.trim() === '');
