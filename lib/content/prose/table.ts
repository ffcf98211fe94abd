import type { Element, ElementContent } from 'hast';
import { element, elementsOf, isElement, type Node, textOf, words } from './nodes';

/** The rows of a table's head or body, each with its cells. */
const rowsOf = (table: Element, part: 'thead' | 'tbody') =>
  elementsOf(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(elementsOf)
    .map(elementsOf);

/** The words of the nearest heading above a part of a text; a chart's is the caption of its figure. */
function headingIn(above: readonly Node[]): string | undefined {
  const heading = above.findLast((node) => isElement(node) && /^(h[2-6]|figcaption)$/.test(node.tagName));
  return heading && textOf(heading).trim();
}

/** Says which cells name a column, and those of the first column name a row where no two are the same. */
function nameCells(columns: readonly Element[], rows: readonly Element[][]) {
  for (const column of columns) if (column.tagName === 'th') column.properties.scope = 'col';
  const names = rows.map(([first]) => (first ? textOf(first).trim() : ''));
  if (columns.length < 2 || names.includes('') || new Set(names).size < names.length) return;
  for (const [first] of rows) {
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/**
 * A table in a box of its own, which scrolls where the table is wider, and is a tab stop there alone: prose.css shows and
 * hides the box by its width. The heading above names both, or the columns do.
 * @param table its cells are told what they name
 * @param above what stands before it
 */
export function drawTable(table: Element, above: readonly Node[]): ElementContent {
  const [columns = []] = rowsOf(table, 'thead');
  nameCells(columns, rowsOf(table, 'tbody'));
  const names = columns.map((column) => textOf(column).trim());
  const name = headingIn(above) ?? names.filter(Boolean).join(', ');
  const caption = element('caption', { className: ['sr-only'] }, [words(name)]);
  const box = { className: ['table-box'], tabIndex: 0, ariaLabel: name, dataColumns: columns.length };
  return element('div', { className: ['table-frame'] }, [
    element('section', box, [element('table', table.properties, [caption, ...table.children])]),
  ]);
}
