/** Writes fields into YAML: what was not edited keeps its order, its style and its comments. */
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { KINDS } from '../model/kinds';
import { isRecord, mapParts, readField } from '../model/walk';

type Collection = YAMLMap | YAMLSeq;
export type Fields = Record<string, unknown>;

/** Long lines stay in one line. */
const STYLE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

/** A field of a group, or an item of a list: its lines, with the comments above it. */
type Part = { key: string | undefined; node: Node; start: number; end: number };

export function updateYaml(yaml: string, fields: Fields): string {
  const map = parseDocument(yaml).contents;
  if (!isMap(map) || map.flow) return stringify(withoutDefaults(fields), STYLE);
  const parts = listParts(yaml, map);
  const updated = yaml.slice(0, findStart(map)) + writeMap(yaml, map, fields) + yaml.slice(parts.at(-1)?.end);
  return areEqual(parse(updated), fields) ? updated : stringify(withoutDefaults(fields), STYLE);
}

/** Returns whether two values are equal. Sveltia sorts the fields of a group by its form. */
const areEqual = (a: unknown, b: unknown): boolean => print(a) === print(b);

const print = (value: unknown): string =>
  JSON.stringify(withoutDefaults(value), (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? '';

const ON_BY_DEFAULT = new Set(
  KINDS.flatMap(({ schema }) =>
    Object.entries(readField(schema).properties ?? {}).flatMap(([name, field]) => (field.isOnByDefault ? [name] : [])),
  ),
);

/** Returns whether a switch is at its default, which no file needs. */
const isDefault = (name: string, value: unknown) => value === ON_BY_DEFAULT.has(name);

const withoutDefaults = (value: unknown): unknown =>
  mapParts(value, (part, key) => (isDefault(key, part) ? undefined : withoutDefaults(part)));

function writeMap(yaml: string, map: YAMLMap, fields: Fields): string {
  const parts = listParts(yaml, map);
  const kept = parts.flatMap((part) => {
    const { key = '', node } = part;
    const value = fields[key];
    const isSwitchedBack = isDefault(key, value) && toData(node) !== value;
    return value === undefined || isSwitchedBack ? [] : [writePart(yaml, map, part, value)];
  });
  const added = Object.entries(fields).flatMap(([key, value]) => {
    const isKept = isDefault(key, value) || parts.some((part) => part.key === key);
    return isKept || value === undefined ? [] : [writeNew(yaml, map, key, value)];
  });
  return [...kept, ...added].join('').slice(readIndent(yaml, map).length);
}

/** Equal items keep their lines wherever they are now; changed ones are updated in their order. */
function writeList(yaml: string, list: YAMLSeq, values: readonly unknown[]): string {
  const rest = listParts(yaml, list);
  const equals = values.map((value) => {
    const place = rest.findIndex(({ node }) => areEqual(toData(node), value));
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  });
  const items = values.map((value, index) => {
    const part = equals[index] ?? rest.shift();
    return part ? writePart(yaml, list, part, value) : writeNew(yaml, list, undefined, value);
  });
  return items.join('').slice(readIndent(yaml, list).length);
}

function writePart(yaml: string, parent: Collection, part: Part, value: unknown): string {
  const { key, node, start, end } = part;
  const indent = start === findStart(parent) ? readIndent(yaml, parent) : '';
  if (areEqual(toData(node), value)) return indent + yaml.slice(start, end);
  const before = indent + yaml.slice(start, findStart(node));
  if (isMap(node) && !node.flow && isRecord(value)) return before + writeMap(yaml, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return before + writeList(yaml, node, value);
  const [comments = ''] = /^(?:\s*#.*\n|\s*\n)*/.exec(before) ?? [];
  const written = writeNew(yaml, parent, key, value, node);
  const [comment = '\n'] = /^\s+#.*\n$/.exec(yaml.slice(node.range?.[1], end)) ?? [];
  return comments + written.trimEnd() + comment;
}

function writeNew(yaml: string, parent: Collection, key: string | undefined, value: unknown, like?: Node) {
  const node = NO_DOCUMENT.createNode(withoutDefaults(value));
  if (isScalar(node) && isScalar(like) && like.type) node.type = like.type;
  if (isCollection(node) && isCollection(like) && like.flow) node.flow = true;
  const lines = stringify(key === undefined ? [node] : { [key]: node }, STYLE);
  return lines.replace(/^(?=.)/gm, readIndent(yaml, parent));
}

/** Parts a group or a list, line by line. The first part may begin within a line: - name: first */
function listParts(yaml: string, parent: Collection): Part[] {
  let start = findStart(parent);
  return parent.items.flatMap((item): Part[] => {
    const [key, value] = isPair(item) ? [String(item.key), item.value ?? item.key] : [undefined, item];
    if (!isNode(value)) return [];
    const end = findEnd(yaml, value);
    const part = { key, node: value, start, end };
    start = end;
    return [part];
  });
}

/** Returns the end of a value's last line. A comment below belongs to the next part, however it is indented. */
function findEnd(yaml: string, node: Node): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? listParts(yaml, node).at(-1) : undefined;
  const end = last?.end ?? node.range?.[2] ?? 0;
  return yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1 || yaml.length;
}

const findStart = ({ range }: Node) => range?.[0] ?? 0;
const toData = (node: Node): unknown => node.toJS(NO_DOCUMENT);
/** Only aliases need one, which the checks refuse. */
const NO_DOCUMENT = new Document();

/** Returns the spaces before the fields of a group, or before the hyphens of a list. */
const readIndent = (yaml: string, parent: Node) =>
  ' '.repeat(findStart(parent) - yaml.lastIndexOf('\n', findStart(parent) - 1) - 1);
