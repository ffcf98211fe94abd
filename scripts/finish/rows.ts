/** A page's data in React's own format: rows, one value each, which name each other as "$" and a number. Pure. */

export type Row = {
  /** Hexadecimal; '' for a hint, which no row names. */
  id: string;
  /** The kind of a row that is no plain value: I of an island, T of a long text. */
  tag: string;
  body: string;
};

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Kinds that end after so many bytes, not with the line. */
const COUNTED = /^[TAOoUSsLlGgMmVb]$/;
/** What names another row: its value, the value once it is there, a promise, a Map, a Set. */
const NAME = /^\$([L@QW]?)([0-9a-f]+)$/;
/** Values JSON has no word for, and a string that starts with "$". */
const PLAIN = /^\$($|\$|undefined$|NaN$|-?Infinity$|-0$|S|D|n)/;

/** @throws what is not a row, in words */
export function readRows(data: string): Row[] {
  // A text says how many bytes it has, not how many letters.
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const mark = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error(`unknown row in the page's data: ${id.slice(0, 60)}`);
    if (COUNTED.test(mark)) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ id, tag: mark, body: bytes.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      if (end < 0) throw new Error("the page's data ends within a row");
      const tag = /[A-Zrx]/.test(mark) ? mark : '';
      rows.push({ id, tag, body: bytes.toString('utf8', colon + 1 + tag.length, end) });
      at = end + 1;
    }
  }
  return rows;
}

const writeRow = ({ id, tag, body }: Row) =>
  COUNTED.test(tag) ? `${id}:${tag}${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${tag}${body}\n`;

export const writeRows = (rows: readonly Row[]) => rows.map(writeRow).join('');

/** The row that a value names, undefined where it is a value of its own. @throws at a name of an unknown form */
export function rowNamed(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('$') || PLAIN.test(value)) return undefined;
  const [, , id] = NAME.exec(value) ?? [];
  if (id === undefined) throw new Error(`unknown name in the page's data: ${value.slice(0, 60)}`);
  return id;
}

/** Whether a row's body is JSON that may name other rows. */
const isJson = ({ id, tag }: Row) => id !== '' && (tag === '' || tag === 'I');

/** The rows that some rows name, those that they name, and so on: in this order, after what is in the list already. */
export function addNamed(rows: readonly Row[], list: Set<string>): Set<string> {
  const bodies = new Map(rows.filter(isJson).map(({ id, body }) => [id, body]));
  const collect = (value: Json) => {
    const id = rowNamed(value);
    if (id !== undefined) list.add(id);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  };
  // A Set visits what is added while it is read.
  for (const id of list) collect(JSON.parse(bodies.get(id) ?? 'null'));
  return list;
}

/** The rows under other numbers. */
export function renumber(rows: readonly Row[], numbers: ReadonlyMap<string, string>): Row[] {
  const changed = (value: Json): Json => {
    const id = rowNamed(value);
    if (id !== undefined) return String(value).replace(NAME, `$$$1${numbers.get(id) ?? id}`);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return rows.map((row) => ({
    ...row,
    id: numbers.get(row.id) ?? row.id,
    body: isJson(row) ? JSON.stringify(changed(JSON.parse(row.body))) : row.body,
  }));
}
