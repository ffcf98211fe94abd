/** Walks the fields of a content file along its schema. */
import { z } from 'zod';

export type Field = { path: readonly (string | number)[]; schema: z.ZodType; value: unknown };

/** A schema without the optional() around it. */
export const bare = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema);

/** Every value of a file that has a schema of its own and no parts, with its path: texts, numbers, yes and no. */
export function leaves(schema: unknown, value: unknown, path: readonly (string | number)[] = []): Field[] {
  const node = bare(schema);
  if (node instanceof z.ZodObject) {
    const record = z.record(z.string(), z.unknown()).safeParse(value);
    if (!record.success) return [];
    return Object.entries(node.shape).flatMap(([key, part]) => leaves(part, record.data[key], [...path, key]));
  }
  if (node instanceof z.ZodArray) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => leaves(node.element, item, [...path, index]));
  }
  return node instanceof z.ZodType && value !== undefined ? [{ path, schema: node, value }] : [];
}

/** The texts of one kind in a file, such as all its links. */
export function textsOfKind(kind: 'link' | 'picture', schema: z.ZodType, data: unknown) {
  return leaves(schema, data).flatMap(({ path, schema: leaf, value }) =>
    leaf.meta()?.kind === kind && typeof value === 'string' ? [{ path, value }] : [],
  );
}

/** A file's data with its texts of one kind changed. */
export function mapTexts(kind: 'picture', schema: unknown, value: unknown, change: (text: string) => string): unknown {
  const node = bare(schema);
  if (node instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => mapTexts(kind, node.element, item, change)) : value;
  }
  if (node instanceof z.ZodObject) {
    const record = z.record(z.string(), z.unknown()).safeParse(value);
    if (!record.success) return value;
    const parts = Object.entries(record.data);
    return Object.fromEntries(parts.map(([key, part]) => [key, mapTexts(kind, node.shape[key], part, change)]));
  }
  return node instanceof z.ZodType && node.meta()?.kind === kind && typeof value === 'string' ? change(value) : value;
}
