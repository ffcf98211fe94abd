import { z } from 'zod';
import { discriminators } from '../../lib/content/fields';

/** Names the purpose of a text, found by trying the schema: no second list of fields. */
type TextRole =
  | ('line' | 'paragraph' | 'link' | 'image' | 'focal-point' | 'date' | 'email' | 'name' | 'post')
  | 'case-study';

export type Shape = { optional: boolean } & (
  | { type: 'text'; role: TextRole; min?: number; max?: number; pattern?: { source: string; message: string } }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'number'; whole: boolean; min?: number; max?: number }
  | { type: 'switch' }
  | { type: 'list'; item: Shape; min?: number; max?: number }
  | { type: 'group'; fields: Readonly<Record<string, Shape>> }
  /** One of several groups, by the text of one field: the sections of a page. */
  | { type: 'variants'; key: string; variants: Readonly<Record<string, Readonly<Record<string, Shape>>>> }
);

/** A longer text has a field of several lines. */
const MAX_LINE_CHARACTERS = 120;

/** Reads a schema as a plain tree, for forms, drafts and the manual. @throws for a schema without a form */
export function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodOptional) return { ...shapeOf(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodObject) {
    return { type: 'group', optional: false, fields: fieldsOf(schema) };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const names = discriminators(schema);
    const groups = schema.options.flatMap((option) => (option instanceof z.ZodObject ? [fieldsOf(option, key)] : []));
    const variants = Object.fromEntries(names.map((name, index) => [name, groups[index] ?? {}]));
    return { type: 'variants', optional: false, key, variants };
  }
  if (schema instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = jsonSchemaOf(schema);
    return { type: 'list', optional: false, item: shapeOf(schema.element), ...limitsOf({ min, max }) };
  }
  if (schema instanceof z.ZodEnum) return { type: 'choice', optional: false, options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'switch', optional: false };
  if (schema instanceof z.ZodNumber) {
    const { type, minimum: min, maximum: max } = jsonSchemaOf(schema);
    return { type: 'number', optional: false, whole: type === 'integer', ...limitsOf({ min, max }) };
  }
  // An id may be a number, too; a form offers the text.
  if (schema instanceof z.ZodUnion) {
    const text = schema.options.find((option) => option instanceof z.ZodString);
    if (text) return shapeOf(text);
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return textOf(schema);
  throw new Error(`No form is known for ${schema instanceof z.ZodType ? schema.type : typeof schema}: see shape.ts`);
}

/** Reads the fields of an object in their order. @param without the field that distinguishes variants */
export function fieldsOf(schema: z.ZodObject, without?: string): Record<string, Shape> {
  const fields = Object.entries(schema.shape).filter(([name]) => name !== without);
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]));
}

function textOf(schema: z.ZodString | z.ZodEmail): Shape {
  const { minLength: min, maxLength: max, pattern: source } = jsonSchemaOf(schema);
  const refused = schema.safeParse('\n ').error?.issues.find((issue) => issue.code === 'invalid_format');
  return {
    type: 'text',
    optional: false,
    role: roleOf(schema, max ?? 0),
    ...limitsOf({ min, max }),
    ...(source !== undefined && refused && { pattern: { source, message: refused.message } }),
  };
}

function roleOf(schema: z.ZodType, max: number): TextRole {
  const role = schema.meta()?.role;
  if (role === 'post' || role === 'case-study' || role === 'focal-point') return role;
  const takes = (value: string) => schema.safeParse(value).success;
  if (takes('2024-02-29') && !takes('2024-02-30')) return 'date';
  if (takes('/images/a.jpg') && !takes('/images/a.pdf')) return 'image';
  if (takes('/about') && takes('#services') && !takes('services ')) return 'link';
  if (takes('someone@example.com') && !takes('someone at example.com')) return 'email';
  if (takes('a-name') && !takes('A name')) return 'name';
  return max > MAX_LINE_CHARACTERS ? 'paragraph' : 'line';
}

/** Reads the limits of a schema, which zod publishes as JSON Schema only. */
const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the limits of a field that are defined. */
export const limitsOf = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** Lists fields that a person fills in first and last; the others have the schema's order. */
const FIRST = ['title', 'date', 'excerpt', 'summary', 'description', 'image', 'imageAlt'];
const LAST = 'sections body navLabel kind order alsoAt aliases socialPicture draft until updated tags id slug'.split(
  ' ',
);

export function byImportance(a: string, b: string): number {
  const rank = (name: string) => {
    if (LAST.includes(name)) return FIRST.length + 1 + LAST.indexOf(name);
    return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
  };
  return rank(a) - rank(b);
}
