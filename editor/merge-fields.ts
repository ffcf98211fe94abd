import { isRecord } from '../lib/model/walk';
import { areEqual } from './front-matter';

export type Path = readonly string[];
export type Conflict = { path: Path; theirs: unknown; ours: unknown };
type Merged = { value: unknown; conflicts: readonly Conflict[] };

/** Merges two versions of a value that were made from the same one. Where both changed the same field, it keeps ours. */
export function mergeFields(base: unknown, theirs: unknown, ours: unknown, path: Path = []): Merged {
  const name = path.at(-1) ?? '';
  // A switch at its default equals none.
  const isSame = (a: unknown, b: unknown) => areEqual({ [name]: a }, { [name]: b });
  if (isSame(theirs, base) || isSame(theirs, ours)) return { value: ours, conflicts: [] };
  if (isSame(ours, base)) return { value: theirs, conflicts: [] };
  const [before, their, our] = [base, theirs, ours].map(toParts);
  if (!before || !their || !our || !haveSameKind([base, theirs, ours]))
    return { value: ours, conflicts: [{ path, theirs, ours }] };
  const parts = [...new Set([...Object.keys(our), ...Object.keys(their)])].map(
    (key) => [key, mergeFields(before[key], their[key], our[key], [...path, key])] as const,
  );
  const values = parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const]));
  return {
    value: Array.isArray(ours) ? values.map(([, value]) => value) : Object.fromEntries(values),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}

const toParts = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : isRecord(value) ? value : undefined;

/** Returns whether values can be merged part by part: groups of the same section, or lists of the same length. */
function haveSameKind(values: readonly unknown[]): boolean {
  const kinds = values.map((value) => (Array.isArray(value) ? value.length : isRecord(value) ? value.section : value));
  return new Set(kinds).size === 1 && new Set(values.map(Array.isArray)).size === 1;
}
