/** The form of a table of Markdown, which is no block: prose.ts renders it. */
import type { Field } from '@sveltia/cms';

/** Returns the cells of a line: as copied from a spreadsheet, with tabs, or with | between them. */
const splitCells = (row: string): string[] =>
  row.includes('\t')
    ? row.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|'))
    : row.trim().split(/ *(?<!\\)\| */);

const asRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rows: Field = {
  name: 'rows',
  label: 'Rows',
  hint: 'One a line, the names of the columns first. Write | between the cells, or paste cells of Excel or Word.',
  required: false,
  widget: 'text',
};

export const TABLE = {
  id: 'table',
  label: 'Table',
  fields: [rows],
  // A line of dashes with colons aligns columns, which the form would lose.
  pattern: /^\|(?<head>[^\n]*)\|\n\|[ |-]*-[ |-]*\|(?<body>(?:\n\|[^\n]*\|)*)$/m,
  read: ({ head = '', body = '' }: Readonly<Record<string, string>>) => ({
    rows: [head, ...body.split('\n').map((row) => row.replace(/^\||\|$/g, ''))]
      .map((row) => row.trim())
      .filter((row, index) => index === 0 || row !== '')
      .join('\n'),
  }),
  write: ({ rows }: Readonly<Record<string, unknown>>): string => {
    const lines = typeof rows === 'string' ? rows.split('\n').filter((row) => row.trim() !== '') : [];
    const [head = [''], ...body] = lines.map(splitCells);
    const columns = Math.max(head.length, ...body.map((row) => row.length));
    const full = (row: readonly string[]) => asRow([...row, ...Array(columns - row.length).fill('')]);
    return [full(head), asRow(Array(columns).fill('---')), ...body.map(full)].join('\n');
  },
};
