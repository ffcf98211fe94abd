import { isRecord } from './walk';

/** Maps the items of a list, or the fields of a group; undefined removes a field. Other values stay. */
export function mapParts(value: unknown, map: (part: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, ''));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, map(part, key)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (isRecord(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    value,
  );
