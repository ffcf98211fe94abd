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
export const isRole = (role: unknown): role is Role => ROLES.some((known) => known === role);

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
