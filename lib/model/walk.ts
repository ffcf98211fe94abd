/**
 * Walks along the fields of a schema, and of a value with it. Forms, checks, search and every reader of links and images start
 * here. A schema is read as JSON Schema, which zod publishes with all limits and with what `.meta()` says.
 */
import { z } from 'zod';
import type { FieldRole } from './fields';
import type { ImageFile } from './image-file';

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

type ImageName = string & z.core.$brand<'image'>;

/** Fields with the images that they name. */
export type WithImages<T> = T extends ImageName
  ? ImageFile
  : T extends readonly (infer Item)[]
    ? WithImages<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithImages<T[Key]> }
      : T;

/** Returns an image by its key: see imageKey(). */
export type FindImage = (key: string) => ImageFile | undefined;

/** @throws if there is no such image */
export function getImage(findImage: FindImage, key: string): ImageFile {
  const image = findImage(key);
  if (!image) throw new Error(`The image ${key} is not prepared: run \`npm run content -- --images\`.`);
  return image;
}

/** @throws if an image of the fields is not there */
export function withImages<T>(schema: z.ZodType, data: T, findImage: FindImage): WithImages<T> {
  // No type can express a walk along the schema: this is the only assertion.
  return mapImages(readField(schema), data, findImage) as WithImages<T>;
}

function mapImages(field: Field, value: unknown, findImage: FindImage): unknown {
  const parts = listParts(field, value);
  if (!parts) return field.role === 'image' && typeof value === 'string' ? getImage(findImage, value) : value;
  const mapped = parts
    .filter((part) => part.value !== undefined)
    .map((part) => [part.key, mapImages(part.field, part.value, findImage)] as const);
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
