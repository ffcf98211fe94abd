import { Element, Text } from 'html-react-parser';
import type { ReactNode } from 'react';

type Children = Element['children'];

export const elementsOf = (children: Children) => children.filter((child) => child instanceof Element);

/** The words of a part of a text, without the numbers of footnotes. */
export const textOf = (node: Children[number]): string => {
  if (node instanceof Text) return node.data;
  return node instanceof Element && node.name !== 'sup' ? node.children.map(textOf).join('') : '';
};

/** The rows of a table's head or body, each with its cells. */
const rowsOf = (table: Element, part: 'thead' | 'tbody') =>
  elementsOf(table.children)
    .filter(({ name }) => name === part)
    .flatMap(({ children }) => elementsOf(children))
    .map(({ children }) => elementsOf(children));

/** The words of the nearest heading above a part of a text; a chart's is the caption of its figure. */
function headingAbove(node: Element): string | undefined {
  for (let above = node.prev; above; above = above.prev)
    if (above instanceof Element && /^(h[2-6]|figcaption)$/.test(above.name)) return textOf(above).trim();
  return undefined;
}

/** Says which cells name a column, and those of the first column name a row where no two are the same. */
function nameCells(columns: readonly Element[], rows: readonly Element[][]) {
  for (const column of columns) column.attribs.scope = 'col';
  const names = rows.map(([first]) => (first ? textOf(first).trim() : ''));
  if (columns.length < 2 || names.includes('') || new Set(names).size < names.length) return;
  for (const [first] of rows) {
    if (!first) continue;
    first.name = 'th';
    first.attribs.scope = 'row';
  }
}

type Props = {
  /** The table as it was parsed; its cells are told what they name before they are drawn. */
  node: Element;
  draw: () => ReactNode;
};

/**
 * A table in a box of its own, which scrolls where the table is wider, and is a tab stop there alone: prose.css shows and
 * hides the box by its width. The heading above names both, or the columns do.
 */
export function ProseTable({ node, draw }: Props) {
  const [columns = []] = rowsOf(node, 'thead');
  nameCells(columns, rowsOf(node, 'tbody'));
  const name =
    headingAbove(node) ??
    columns
      .map((column) => textOf(column).trim())
      .filter(Boolean)
      .join(', ');
  return (
    <div className="table-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="table-box" tabIndex={0} aria-label={name} data-columns={columns.length}>
        <table>
          <caption className="sr-only">{name}</caption>
          {draw()}
        </table>
      </section>
    </div>
  );
}
