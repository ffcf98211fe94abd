/** Divides a page's data into the frame around it, header and footer, and what is its own. Pure. */
import { addNamed, type Json, type Row, renumber, writeRows } from './rows';

export type Divided = {
  /** The same text on every page with the same frame. */
  frame: string;
  own: string;
};

/** The row every page's data starts from, and the way from there to the tree of the frame. */
const ROOT = '0';
const FRAME = '1';
const WAY = ['t', 't', 'd', 'r'];

/**
 * The frame's rows get the first numbers, in the order in which they name each other: so they are the same wherever the
 * frame is. What nothing names goes, and hints, too: the HTML has asked for what they name.
 * @throws where the frame is not where Next puts it
 */
export function divide(rows: readonly Row[]): Divided {
  const root: Json = JSON.parse(rows.find(({ id }) => id === ROOT)?.body ?? 'null');
  const last = WAY.slice(0, -1).reduce<Json | undefined>(partOf, root);
  const tree = partOf(last, WAY.at(-1) ?? '');
  if (!isObject(last) || tree === undefined) throw new Error("the frame is not in the page's data");
  // Numbers of Next's own are small: this one is free.
  const first = 'ffffff';
  last[WAY.at(-1) ?? ''] = `$${first}`;
  const split = [
    ...rows.filter(({ id }) => id !== ROOT),
    { id: first, tag: '', body: JSON.stringify(tree) },
    { id: ROOT, tag: '', body: JSON.stringify(root) },
  ];
  const ofFrame = [...addNamed(split, new Set([first]))];
  if (ofFrame.includes(ROOT)) throw new Error("the frame names the page's own data");
  const numbers = new Map(ofFrame.map((id, index) => [id, (index + Number(FRAME)).toString(16)]));
  const all = [...addNamed(split, new Set([...ofFrame, ROOT]))];
  for (const [index, id] of all.entries()) {
    if (id !== ROOT && !numbers.has(id)) numbers.set(id, (index + Number(FRAME)).toString(16));
  }
  const place = new Map(all.map((id, index) => [id, index]));
  const ordered = split
    .filter(({ id }) => place.has(id))
    .sort((a, b) => turnOf(a) - turnOf(b) || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const inFrame = new Set(ofFrame);
  const text = (some: Row[]) => writeRows(renumber(some, numbers));
  return {
    frame: text(ordered.filter(({ id }) => inFrame.has(id))),
    own: text(ordered.filter(({ id }) => !inFrame.has(id))),
  };
}

/** An island's row is read at once: the files it names stand before it. */
const turnOf = ({ tag, body }: Row) => (tag === '' && body.startsWith('"') ? 0 : tag === 'I' ? 1 : 2);

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: Json | undefined, key: string) => (isObject(value) ? value[key] : undefined);
