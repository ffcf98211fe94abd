import type { PhrasingContent, Table, TableCell } from 'mdast';
import { z } from 'zod';
import { line } from '../../definitions/fields';
import { countOf } from '../problems';
import { defineContainer } from './define-block';
import { element, excessText, needed, nothingElse, textOf } from './nodes';

const row = z.strictObject({
  name: needed('a name in the first column').pipe(line),
  value: z.number({ error: 'a number in the second column' }),
});
type Row = z.infer<typeof row>;

const TYPES = ['bar', 'line', 'share'] as const;

const schema = z
  .strictObject({
    title: needed('what the chart shows, in square brackets: :::chart[Customers by year]').pipe(line),
    kind: z.enum(TYPES).default('bar'),
    rows: z
      .custom<unknown[]>(Array.isArray, { error: 'a table of two columns: names and numbers' })
      .pipe(z.array(row).min(2).max(12)),
    rest: nothingElse('one table and nothing else'),
  })
  .refine(({ kind, rows }) => kind !== 'share' || rows.every(({ value }) => value > 0), {
    path: ['rows'],
    error: 'parts of a whole, each above 0',
  });

/** Returns the number in a cell, such as 1,200, 12.5 % or $40, and the text of any other cell. */
function numberIn(cell: TableCell | undefined): number | string {
  const text = cell ? textOf(cell) : '';
  const [, digits] =
    /^[^\d.-]{0,3}(-?\d+(?:\.\d+)?)[^\d]{0,12}$/.exec(text.replace(/[,\s]/g, '').replace('−', '-')) ?? [];
  return digits === undefined ? text : Number(digits);
}

/** Renders the chart's part in a value's cell: print and screen readers get a table. */
function cellSvg(path: string, marks: readonly PhrasingContent[]): PhrasingContent {
  const attributes = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', ariaHidden: 'true' };
  return element('svg', attributes, [element('path', { d: path, className: ['chart-axis'] }), ...marks]);
}

const round = (value: number) => Math.round(value * 100) / 100;

type Range = readonly [start: number, end: number];

const scaleLinear =
  ([low, high]: Range, [start, end]: Range) =>
  (value: number) =>
    start + ((value - low) / (high - low || 1)) * (end - start);

function bars(rows: readonly Row[]): PhrasingContent[] {
  const values = rows.map(({ value }) => value);
  const scale = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [0, 100]);
  const zero = round(scale(0));
  return values.map((value) => bar(`M${zero} 0V100`, zero, scale(value)));
}

function bar(axis: string, from: number, to: number): PhrasingContent {
  const x = round(Math.min(from, to));
  const width = round(Math.abs(to - from));
  return cellSvg(axis, [element('rect', { x, y: 14, width, height: 72, className: ['chart-part'] })]);
}

function shares(rows: readonly Row[]): PhrasingContent[] {
  const scale = scaleLinear([0, rows.reduce((sum, { value }) => sum + value, 0)], [0, 100]);
  let end = 0;
  return rows.map(({ value }) => {
    const start = end;
    end += value;
    return bar('M0 50H100', scale(start), scale(end));
  });
}

function lines(rows: readonly Row[]): PhrasingContent[] {
  const values = rows.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const scale = scaleLinear([low, Math.max(...values, low + 1)], [94, 8]);
  const heights = values.map((value) => round(scale(value)));
  return heights.map((height, index) => {
    const before = heights[index - 1];
    const after = heights[index + 1];
    const from = before === undefined ? `M50 ${height}` : `M-50 ${before}L50 ${height}`;
    const to = after === undefined ? '' : `L150 ${after}`;
    return cellSvg(`M0 ${round(scale(low))}H100`, [
      element('path', { d: from + to, className: ['chart-curve'] }),
      element('path', { d: `M50 ${height}h0`, className: ['chart-point'] }),
    ]);
  });
}

const MARKS_OF = { bar: bars, line: lines, share: shares };

/** Puts the chart into the cells. A line chart has the rows as columns, because time runs from left to right. */
function chartTable(kind: (typeof TYPES)[number], rows: readonly Row[], table: Table): Table {
  const marks = MARKS_OF[kind](rows);
  const written = table.children.map(({ children: [name = cellOf(), value = cellOf()] }, index) => {
    const mark = marks[index - 1];
    return [name, mark ? cellOf(mark, element('span', {}, value.children)) : value];
  });
  const shown = kind === 'line' ? [0, 1].map((column) => written.map((row) => row[column] ?? cellOf())) : written;
  return { type: 'table', children: shown.map((children) => ({ type: 'tableRow', children })) };
}

const cellOf = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });

export const chart = defineContainer('chart', {
  label: 'Chart',
  hint: 'A table of names and numbers, shown as bars (`{kind=bar}`), a line over time (`{kind=line}`) or shares of a whole (`{kind=share}`).',
  example:
    ':::chart[Messages a day]{kind=bar}\n| Interface | Messages |\n|---|---|\n| Pathology | 1,200 |\n| Imaging | 640 |\n| Pharmacy | 310 |\n:::',
  title: 'What the chart shows',
  kinds: TYPES,
  schema,
  read({ label: title, labelParts, children }) {
    const table = children.find((child) => child.type === 'table');
    const body = table?.children.slice(1) ?? [];
    const columns = table?.children[0]?.children.length ?? 0;
    const rows = body.map(({ children: [name, number] }) => {
      return { name: name ? textOf(name) : '', value: numberIn(number) };
    });
    const value = {
      title,
      rows: columns === 2 ? rows : table && countOf(columns, 'column'),
      // A broken table is text.
      ...(table && excessText(children, table)),
    };
    return { value, parts: { table, labelParts }, items: body };
  },
  render({ kind, rows }, { table, labelParts }) {
    if (!table) return [];
    const caption = element('figcaption', {}, labelParts);
    return [element('figure', { className: ['chart', `chart-${kind}`] }, [caption, chartTable(kind, rows, table)])];
  },
});
