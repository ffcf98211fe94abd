/** A page's data as Next writes it, without what only the HTML needs. Pure. */
import { type Json, type Row, readRows, rowNamed } from './rows';

type Props = { [key: string]: Json };

/** A value within another row, and the way to it from there: "$1f:props:children:0". */
const WAY = /^\$([0-9a-f]+):(.+)$/;
/** What a way calls the parts of an element, which is an array: a mark, its type, its key, its attributes. */
const PARTS: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

const isElement = (value: Json): value is [string, Json, Json, Props] => Array.isArray(value) && value[0] === '$';

/**
 * @param data the text of a page's data
 * @returns its rows without the children of each <Still>, the text of each data block, the not-found page that no other
 * page shows, and what of its head nothing changes
 * @throws where a <Still> holds an island, which would never wake
 */
export function leanRows(data: string): Row[] {
  const rows = readRows(data);
  const values = new Map<string, Json>();
  const islands = new Map<string, string>();
  for (const { id, tag, body } of rows) {
    if (tag === '' && id !== '') values.set(id, JSON.parse(body));
    if (tag === 'I') islands.set(id, JSON.parse(body)[2]);
  }

  /** What a value stands for, where it names a row or a place within one. */
  function at(value: Json | undefined): Json | undefined {
    if (typeof value !== 'string') return value;
    const [, id = '', way] = WAY.exec(value) ?? [];
    if (way !== undefined) return follow(id, way.split(':'));
    return values.get(rowNamed(value) ?? '') ?? value;
  }

  function follow(id: string, way: string[]): Json {
    let found: Json | undefined = values.get(id);
    for (const key of way) {
      const from = at(found);
      if (typeof from !== 'object' || from === null) found = undefined;
      else found = Array.isArray(from) ? from[isElement(from) ? (PARTS[key] ?? -1) : Number(key)] : from[key];
    }
    if (found === undefined) throw new Error(`the page's data has nothing at ${[id, ...way].join(':')}`);
    return found;
  }

  const islandOf = (type: Json) => (typeof type === 'string' ? islands.get(rowNamed(type) ?? '') : undefined);

  /** What may be inside of an element that React does not look into. */
  function expectStill(name: Json | undefined, value: Json): void {
    const inside = at(value) ?? null;
    if (typeof inside !== 'object' || inside === null) return;
    const island = isElement(inside) && islandOf(inside[1]);
    if (island && island !== 'Still')
      throw new Error(`<Still name="${name}"> holds the island ${island}, which would never wake`);
    for (const part of Object.values(inside)) expectStill(name, part);
  }

  function leanProps(type: Json, props: Props): Props {
    if (islandOf(type) === 'DataBlock') {
      const { json: _, ...others } = props;
      return others;
    }
    if (islandOf(type) === 'Still') {
      const { children = null, html: _, ...others } = props;
      expectStill(props.name, children);
      return others;
    }
    // Only the address nobody knows shows it, as a page of its own.
    if ('parallelRouterKey' in props) return { ...props, notFound: '$undefined' };
    if (props.name === 'Next.Metadata') {
      const head = at(props.children);
      if (!Array.isArray(head)) throw new Error("the page's head is not in its data");
      return { ...props, children: head.filter((element) => isElement(element) && element[1] === 'title') };
    }
    return props;
  }

  function lean(value: Json): Json {
    // What is said once stands where it is needed: the place where it stood may go.
    if (typeof value === 'string') return WAY.test(value) ? lean(at(value) ?? null) : value;
    if (isElement(value)) {
      const [mark, type, key, props, ...rest] = value;
      return [mark, type, key, lean(leanProps(type, props)), ...rest];
    }
    if (Array.isArray(value)) return value.map(lean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lean(part)]));
  }

  return rows.map((row) => {
    const value = row.tag === '' ? values.get(row.id) : undefined;
    return value === undefined ? row : { ...row, body: JSON.stringify(lean(value)) };
  });
}
