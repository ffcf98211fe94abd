import { z } from 'zod';
import { isRecord, isRole, type Role, schemaFor } from './schemas/walk';

export type Field = { path: readonly (string | number)[]; schema: z.ZodType; value: unknown };

/** Returns every scalar value of a file with its schema and path. */
export function leaves(schema: unknown, value: unknown, path: readonly (string | number)[] = []): Field[] {
  const node = schemaFor(schema, value);
  if (node instanceof z.ZodObject) {
    if (!isRecord(value)) return [];
    return Object.entries(node.shape).flatMap(([key, part]) => leaves(part, value[key], [...path, key]));
  }
  if (node instanceof z.ZodArray) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => leaves(node.element, item, [...path, index]));
  }
  return node instanceof z.ZodType && value !== undefined ? [{ path, schema: node, value }] : [];
}

export type MarkedText = { role: Role; path: readonly (string | number)[]; value: string };

export function markedTexts(schema: z.ZodType, data: unknown): MarkedText[] {
  return leaves(schema, data).flatMap(({ path, schema: leaf, value }) => {
    const role = leaf.meta()?.role;
    return isRole(role) && typeof value === 'string' ? [{ role, path, value }] : [];
  });
}

export const textsWithRole = (role: Role, schema: z.ZodType, data: unknown): MarkedText[] =>
  markedTexts(schema, data).filter((text) => text.role === role);

/** Returns the names in a discriminated union, such as those of all sections. */
export function discriminators(node: z.ZodDiscriminatedUnion): string[] {
  const key = node.def.discriminator;
  return node.options.flatMap((option) => {
    const name = option instanceof z.ZodObject ? option.shape[key] : undefined;
    return name instanceof z.ZodLiteral ? [String(name.value)] : [];
  });
}
