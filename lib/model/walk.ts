/**
 * Walks along the fields of a schema, and of a value with it. Forms, checks, search and every reader of links and images start
 * here. A schema is read as JSON Schema, which zod publishes with all limits and with what `.meta()` says.
 */
import { z } from 'zod';
import type { FieldRole } from './fields';

/** A field, a group of fields or a list. */
export type Field = z.GlobalMeta & {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** What the pattern expects, in words. */
  expected?: string;
  enum?: readonly string[];
  const?: string;
  /** The fields of a group, in the order of the schema. */
  properties?: Readonly<Record<string, Field>>;
  required?: readonly string[];
  /** An item of a list. */
  items?: Field;
  /** Several groups, of which a value is one: the sections of a page. */
  oneOf?: readonly Field[];
};

const fields = new WeakMap<z.ZodType, Field>();

/** Returns a schema as a tree of fields. */
export function readField(schema: z.ZodType): Field {
  const known = fields.get(schema);
  if (known) return known;
  const field = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined) return;
      const { error } = z.safeParse(zodSchema, '\n ');
      jsonSchema.expected = error?.issues.find(({ code }) => code === 'invalid_format')?.message;
    },
  }) as Field;
  fields.set(schema, field);
  return field;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the field whose text distinguishes a group from the others of a list, such as the name of a section. */
export const findName = ({ properties = {} }: Field): { key: string; name: string } | undefined => {
  const [found] = Object.entries(properties).flatMap(([key, { const: name }]) =>
    name === undefined ? [] : [{ key, name }],
  );
  return found;
};

/** Returns the field for a value: of several groups the one that the value names. */
function chooseGroup(field: Field, value: unknown): Field | undefined {
  if (!field.oneOf) return field;
  return field.oneOf.find((group) => {
    const found = findName(group);
    return found && isRecord(value) && value[found.key] === found.name;
  });
}

type Path = readonly (string | number)[];
type Part = { key: string | number; field: Field; value: unknown };

/** Returns the fields of a group, missing ones too, or the items of a list; undefined for a field without parts. */
function listParts(field: Field, value: unknown): Part[] | undefined {
  const { items, properties } = chooseGroup(field, value) ?? {};
  if (items) return Array.isArray(value) ? value.map((item, key) => ({ key, field: items, value: item })) : [];
  if (!properties) return undefined;
  if (!isRecord(value)) return [];
  return Object.entries(properties).map(([key, part]) => ({ key, field: part, value: value[key] }));
}

/** Returns the field at a path of a value; of several groups the one that the value names. */
export function fieldAt(field: Field, value: unknown, [key, ...rest]: readonly PropertyKey[]): Field | undefined {
  if (key === undefined) return chooseGroup(field, value);
  const part = listParts(field, value)?.find((candidate) => candidate.key === key);
  return part && fieldAt(part.field, part.value, rest);
}

/** A field without parts, with its value. */
export type Leaf = { path: Path; field: Field; value: unknown };

/** Returns every leaf that has a value. @param isSkipped whether a field and its parts are left out; default: none is */
export const leaves = (schema: z.ZodType, value: unknown, isSkipped: (field: Field) => boolean = () => false): Leaf[] =>
  listLeaves(readField(schema), value, isSkipped);

function listLeaves(field: Field, value: unknown, isSkipped: (field: Field) => boolean, path: Path = []): Leaf[] {
  if (isSkipped(field)) return [];
  const parts = listParts(field, value);
  if (parts) return parts.flatMap(({ key, ...part }) => listLeaves(part.field, part.value, isSkipped, [...path, key]));
  return value === undefined || field.oneOf ? [] : [{ path, field, value }];
}

/** Returns a copy of a value in which the texts with a role are changed. */
export const mapTexts = (role: FieldRole, schema: z.ZodType, value: unknown, change: (text: string) => unknown) =>
  mapField(role, readField(schema), value, change);

function mapField(role: FieldRole, field: Field, value: unknown, change: (text: string) => unknown): unknown {
  const parts = listParts(field, value);
  if (!parts) return field.role === role && typeof value === 'string' ? change(value) : value;
  const mapped = parts
    .filter((part) => part.value !== undefined)
    .map((part) => [part.key, mapField(role, part.field, part.value, change)] as const);
  if (Array.isArray(value)) return mapped.map(([, item]) => item);
  return isRecord(value) ? { ...value, ...Object.fromEntries(mapped) } : value;
}

/** What a text can name: something else on the website or on another. */
const TARGETS = ['link', 'file', 'image', 'post', 'case-study'] as const satisfies readonly FieldRole[];
export type Target = (typeof TARGETS)[number];

/** A text that names something: a link, an image, the slug of a post. */
export type MarkedText = { role: Target; path: Path; value: string };

export const markedTexts = (schema: z.ZodType, data: unknown): MarkedText[] =>
  leaves(schema, data).flatMap(({ path, field, value }) => {
    const role = TARGETS.find((target) => target === field.role);
    return role && typeof value === 'string' ? [{ role, path, value }] : [];
  });

/** Returns the texts with a role. */
export const textsWithRole = (role: FieldRole, schema: z.ZodType, data: unknown): string[] =>
  leaves(schema, data).flatMap(({ field, value }) => (field.role === role && typeof value === 'string' ? [value] : []));
