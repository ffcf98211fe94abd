/** Walks along a schema and a value: every reader of links, images and texts in front matter starts here. */
import { z } from 'zod';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the literal that distinguishes an option of a union from the others, such as the name of a section. */
export function findLiteral(option: z.ZodObject): { key: string; literal: z.ZodLiteral } | undefined {
  for (const [key, field] of Object.entries(option.shape)) {
    if (field instanceof z.ZodLiteral) return { key, literal: field };
  }
  return undefined;
}

/** Returns the schema for a value: without `optional`, and of a union the option that the value names. */
export function schemaFor(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return schemaFor(schema.unwrap(), value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  return schema.options.find((option) => {
    const found = option instanceof z.ZodObject && isRecord(value) ? findLiteral(option) : undefined;
    return found && isRecord(value) && [...found.literal.values].some((name) => name === value[found.key]);
  });
}

type Path = readonly (string | number)[];
type Part = { key: string | number; schema: unknown; value: unknown };

/** Returns the fields of an object, missing ones too, or the items of a list; undefined for a schema without parts. */
function listParts(schema: unknown, value: unknown): Part[] | undefined {
  const node = schemaFor(schema, value);
  if (node instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item, key) => ({ key, schema: node.element, value: item })) : [];
  }
  if (!(node instanceof z.ZodObject)) return undefined;
  const fields = isRecord(value) ? Object.entries(node.shape) : [];
  return fields.map(([key, field]) => ({ key, schema: field, value: isRecord(value) ? value[key] : undefined }));
}

/** Returns the schema of the field at a path, `optional` included. */
export const schemaAt = (schema: unknown, value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown => {
  if (key === undefined) return schema;
  const part = listParts(schema, value)?.find((candidate) => candidate.key === key);
  return part && schemaAt(part.schema, part.value, rest);
};

export type Field = { path: Path; schema: z.ZodType; value: unknown };

/** Returns every scalar value with its schema and path. */
export function leaves(schema: unknown, value: unknown, path: Path = []): Field[] {
  const parts = listParts(schema, value);
  if (parts) return parts.flatMap((part) => leaves(part.schema, part.value, [...path, part.key]));
  const node = schemaFor(schema, value);
  return node instanceof z.ZodType && value !== undefined ? [{ path, schema: node, value }] : [];
}

const ROLES = ['link', 'file', 'image', 'post', 'case-study'] as const;
export type Role = (typeof ROLES)[number];
const isRole = (role: unknown): role is Role => ROLES.some((known) => known === role);

const readRole = (schema: unknown): unknown => (schema instanceof z.ZodType ? schema.meta()?.role : undefined);

export function mapTexts(role: Role, schema: unknown, value: unknown, change: (text: string) => unknown): unknown {
  const parts = listParts(schema, value);
  if (!parts) return readRole(schemaFor(schema, value)) === role && typeof value === 'string' ? change(value) : value;
  const mapped = parts
    .filter((part) => part.value !== undefined)
    .map((part) => [part.key, mapTexts(role, part.schema, part.value, change)] as const);
  if (Array.isArray(value)) return mapped.map(([, item]) => item);
  return isRecord(value) ? { ...value, ...Object.fromEntries(mapped) } : value;
}

export type MarkedText = { role: Role; path: Path; value: string };

export const markedTexts = (schema: z.ZodType, data: unknown): MarkedText[] =>
  leaves(schema, data).flatMap(({ path, schema: leaf, value }) => {
    const role = readRole(leaf);
    return isRole(role) && typeof value === 'string' ? [{ role, path, value }] : [];
  });

export const textsWithRole = (role: Role, schema: z.ZodType, data: unknown): MarkedText[] =>
  markedTexts(schema, data).filter((text) => text.role === role);
