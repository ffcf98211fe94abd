import { z } from 'zod';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutOptional = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap()) : schema;

/** Returns the schema for a value: of a union, the option that its discriminator names. */
export function schemaFor(schema: unknown, value: unknown): unknown {
  const node = withoutOptional(schema);
  if (!(node instanceof z.ZodDiscriminatedUnion)) return node;
  const key = node.def.discriminator;
  const wanted = isRecord(value) ? value[key] : undefined;
  return node.options.find((option) => option instanceof z.ZodObject && option.shape[key]?.safeParse(wanted).success);
}

const ROLES = ['link', 'image', 'post', 'case-study'] as const;
export type Role = (typeof ROLES)[number];
const isRole = (role: unknown): role is Role => ROLES.some((known) => known === role);

type Change = (text: string) => unknown;

export function mapTexts(role: Role, schema: unknown, value: unknown, change: Change): unknown {
  const node = schemaFor(schema, value);
  if (node instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => mapTexts(role, node.element, item, change)) : value;
  }
  if (node instanceof z.ZodObject) {
    if (!isRecord(value)) return value;
    const parts = Object.entries(value);
    return Object.fromEntries(parts.map(([key, part]) => [key, mapTexts(role, node.shape[key], part, change)]));
  }
  return node instanceof z.ZodType && node.meta()?.role === role && typeof value === 'string' ? change(value) : value;
}

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
