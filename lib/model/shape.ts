import { z } from 'zod';
import { discriminators } from './walk';

export type Shape = z.GlobalMeta & { optional: boolean } & Form;
type Form =
  | { type: 'text'; min?: number; max?: number; pattern?: { source: string; message: string } }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'number'; whole: boolean; min?: number; max?: number }
  | { type: 'switch' }
  | { type: 'list'; item: Shape; min?: number; max?: number }
  | { type: 'group'; fields: Readonly<Record<string, Shape>> }
  /** One of several groups, by the text of one field: the sections of a page. */
  | { type: 'variants'; key: string; variants: Readonly<Record<string, Readonly<Record<string, Shape>>>> };

/** Reads a schema as a plain tree, for forms. @throws for a schema without a form */
export function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodOptional) return { ...shapeOf(schema.unwrap()), optional: true };
  const meta = (schema instanceof z.ZodType && schema.meta()) || {};
  return { ...meta, optional: false, ...formOf(schema) };
}

function formOf(schema: unknown): Form {
  if (schema instanceof z.ZodObject) return { type: 'group', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const names = discriminators(schema);
    const groups = schema.options.flatMap((option) => (option instanceof z.ZodObject ? [fieldsOf(option)] : []));
    const variants = Object.fromEntries(names.map((name, index) => [name, groups[index] ?? {}]));
    return { type: 'variants', key, variants };
  }
  if (schema instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = jsonSchemaOf(schema);
    return { type: 'list', item: shapeOf(schema.element), ...limitsOf({ min, max }) };
  }
  if (schema instanceof z.ZodEnum) return { type: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'switch' };
  if (schema instanceof z.ZodNumber) {
    const { type, minimum: min, maximum: max } = jsonSchemaOf(schema);
    return { type: 'number', whole: type === 'integer', ...limitsOf({ min, max }) };
  }
  // An id may be a number, too; a form offers the text.
  if (schema instanceof z.ZodUnion) {
    const text = schema.options.find((option) => option instanceof z.ZodString);
    if (text) return textOf(text);
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return textOf(schema);
  throw new Error(`No form exists for ${schema instanceof z.ZodType ? schema.type : typeof schema}: see shape.ts`);
}

/** Reads the fields of an object: in the order of the schema, the settings last. A literal, such as the name of a section, is no field. */
export function fieldsOf(schema: z.ZodObject): Record<string, Shape> {
  const fields = Object.entries(schema.shape)
    .filter(([, field]) => !(field instanceof z.ZodLiteral))
    .map(([name, field]): [string, Shape] => [name, shapeOf(field)]);
  return Object.fromEntries(fields.sort(([, a], [, b]) => Number(a.isSetting ?? false) - Number(b.isSetting ?? false)));
}

function textOf(schema: z.ZodString | z.ZodEmail): Form {
  const { minLength: min, maxLength: max, pattern: source } = jsonSchemaOf(schema);
  const pattern = schema.safeParse('\n ').error?.issues.find((issue) => issue.code === 'invalid_format');
  return {
    type: 'text',
    ...limitsOf({ min, max }),
    ...(source !== undefined && pattern && { pattern: { source, message: pattern.message } }),
  };
}

/** Reads the limits of a schema, which zod publishes as JSON Schema only. */
const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the limits of a field that are defined. */
export const limitsOf = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
