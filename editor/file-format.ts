/** The format of content files for Sveltia: a save changes only what was edited. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../lib/model/walk';
import { mapParts } from './values';

/** The built-in format that it replaces: Sveltia accepts no other name for the extension md. */
export const FORMAT = 'yaml-frontmatter';

/** The field with the whole text of a file. Sveltia passes on what it has no form for. */
const SOURCE = 'fileText';
const FRONT_MATTER = /^---\n([\s\S]*?)^---$\n*/m;
/** Long lines stay in one line. */
const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** The text of each file as this page has saved it last, by its text when it was loaded. */
const saved = new Map<string, string>();

type Fields = Record<string, unknown>;

/** Parses a content file: https://decapcms.org/docs/custom-formatters/ */
export function fromFile(text: string): Fields {
  saved.delete(text);
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  return { ...document.toJS(), body: text.slice(head.length), [SOURCE]: text };
}

/** Returns the fields of an entry, and the text of its file as this page knows it; undefined for a new one. */
export function splitFields({ [SOURCE]: key, ...fields }: Fields): { fields: Fields; known: string | undefined } {
  const text = knownText(key);
  return { fields, known: FRONT_MATTER.test(text) ? text : undefined };
}

const knownText = (key: unknown) => (typeof key === 'string' ? (saved.get(key) ?? key) : '');

/** Returns the fields of a new file. @param file its path, which stands for the text that it does not have yet */
export const asNew = (fields: Fields, file: string): Fields => ({ ...fields, [SOURCE]: file });

/** Writes the fields into the text of their file: other lines, their order and comments stay. */
export const textWith = ({ [SOURCE]: key, ...fields }: Fields): string => `${written(knownText(key), fields)}\n`;

/** Writes an entry for Sveltia, and remembers the text. */
export function toFile(fields: Fields): string {
  const text = textWith(fields);
  const { [SOURCE]: key } = fields;
  if (typeof key === 'string') saved.set(key, text.trim());
  return text;
}

function written(before: string, { body, ...fields }: Fields): string {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(before) ?? [];
  const document = parseDocument(yaml);
  if (isMap(document.contents)) updateMap(document, document.contents, fields);
  const front = isMap(document.contents) ? document.toString(STYLE) : stringify(withoutDefaults(fields), STYLE);
  const isSameBody = head !== '' && before.slice(head.length).trim() === String(body ?? '').trim();
  const text = isSameBody ? before.slice(head.length) : String(body ?? '').trim();
  return `---\n${front}---\n${text === '' ? '' : `${head.endsWith('---\n') ? '' : '\n'}${text}\n`}`.trim();
}

/** Returns whether a switch is at its default, which no file needs: drafts are rare, and pages are in the search. */
const isDefault = (key: string, value: unknown) => value === (key === 'indexed');

const withoutDefaults = (value: unknown): unknown =>
  mapParts(value, (part, key) => (isDefault(key, part) ? undefined : withoutDefaults(part)));

function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value);
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value !== value) node.value = value;
    return node;
  }
  return document.createNode(withoutDefaults(value));
}

function updateMap(document: Document, map: YAMLMap, fields: Fields): YAMLMap {
  for (const key of map.items.map((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key))) {
    const isSwitchedBack = isDefault(key, fields[key]) && map.get(key) !== fields[key];
    if (!(key in fields) || isSwitchedBack) map.delete(key);
  }
  for (const [key, value] of Object.entries(fields)) {
    if (map.has(key)) map.set(key, updated(document, map.get(key, true), value));
    else if (!isDefault(key, value)) map.add(document.createPair(key, withoutDefaults(value)));
  }
  return map;
}

/** Updates a list. Equal items keep their comments wherever they are now; changed ones are updated in their order. */
function updateList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const rest = (list.items as Node[]).map((node) => ({ node, text: print(node.toJS(document)) }));
  const equals = values.map((value) => {
    const place = rest.findIndex(({ text }) => text === print(value));
    return place < 0 ? undefined : rest.splice(place, 1)[0]?.node;
  });
  list.items = values.map((value, index) => equals[index] ?? updated(document, rest.shift()?.node, value));
  return list;
}

/** Writes a value for a comparison: Sveltia sorts the fields of a group by its form. */
const print = (value: unknown): string =>
  JSON.stringify(withoutDefaults(value), (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? '';
