/** Reads a schema as a form shows it: its fields with their labels, hints, limits and examples. */
import { z } from 'zod';
import type { FieldRole } from './fields';
import { findLiteral } from './walk';

type Limits = { min?: number; max?: number };
type TextForm = { type: 'text'; pattern?: { source: string; message: string } } & Limits;
type Form =
  | TextForm
  | { type: 'choice'; options: readonly string[] }
  | ({ type: 'number'; whole: boolean } & Limits)
  | { type: 'switch' }
  | ({ type: 'list'; item: Shape } & Limits)
  | { type: 'group'; fields: Shapes }
  /** One of several groups, by the text of one field: the sections of a page. */
  | { type: 'variants'; key: string; variants: Readonly<Record<string, Shapes>> };

export type Shape = z.GlobalMeta & { optional: boolean } & Form;
export type Shapes = Readonly<Record<string, Shape>>;

/** @throws for a schema without a form */
export function readShape(schema: unknown): Shape {
  if (schema instanceof z.ZodOptional) return { ...readShape(schema.unwrap()), optional: true };
  const meta = (schema instanceof z.ZodType && schema.meta()) || {};
  return { ...meta, optional: false, ...readForm(schema) };
}

function readForm(schema: unknown): Form {
  if (schema instanceof z.ZodObject) return { type: 'group', fields: readFields(schema) };
  if (schema instanceof z.ZodDiscriminatedUnion) return readVariants(schema);
  if (schema instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = toJsonSchema(schema);
    return { type: 'list', item: readShape(schema.element), ...pickLimits({ min, max }) };
  }
  if (schema instanceof z.ZodEnum) return { type: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'switch' };
  if (schema instanceof z.ZodNumber) {
    const { type, minimum: min, maximum: max } = toJsonSchema(schema);
    return { type: 'number', whole: type === 'integer', ...pickLimits({ min, max }) };
  }
  // An id may be a number, too; a form offers the text.
  if (schema instanceof z.ZodUnion) {
    const text = schema.options.find((option) => option instanceof z.ZodString);
    if (text) return readText(text);
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return readText(schema);
  throw new Error(`No form exists for ${schema instanceof z.ZodType ? schema.type : typeof schema}: see forms.ts`);
}

/** Reads the fields of an object: in the order of the schema, the settings last. The name of a section is no field. */
export function readFields(schema: z.ZodObject): Shapes {
  const fields = Object.entries(schema.shape)
    .filter(([, field]) => !(field instanceof z.ZodLiteral))
    .map(([name, field]): [string, Shape] => [name, readShape(field)]);
  return Object.fromEntries(fields.sort(([, a], [, b]) => Number(a.isSetting ?? false) - Number(b.isSetting ?? false)));
}

function readVariants(schema: z.ZodDiscriminatedUnion): Form {
  let discriminator = '';
  const variants = schema.options.flatMap((option) => {
    const found = option instanceof z.ZodObject && findLiteral(option);
    if (!found) return [];
    discriminator = found.key;
    return [[String(found.literal.value), readFields(option)] as const];
  });
  return { type: 'variants', key: discriminator, variants: Object.fromEntries(variants) };
}

function readText(schema: z.ZodString | z.ZodEmail): TextForm {
  const { minLength: min, maxLength: max, pattern: source } = toJsonSchema(schema);
  const pattern = schema.safeParse('\n ').error?.issues.find((issue) => issue.code === 'invalid_format');
  return {
    type: 'text',
    ...pickLimits({ min, max }),
    ...(source !== undefined && pattern && { pattern: { source, message: pattern.message } }),
  };
}

/** Reads the limits of a schema, which zod publishes as JSON Schema only. */
const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const pickLimits = ({ min, max }: { min?: number | undefined; max?: number | undefined }): Limits => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** Returns the label of a field's schema, else its name as words: `contactHeading` is Contact heading. */
export function toLabel(name: string, { label }: { label?: string | undefined } = {}): string {
  if (label !== undefined) return label;
  const spaced = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns the label of an item of a list: Card 3 of Cards, Menu entry 7 of Menu entries. */
export const toItemLabel = (name: string, list: { label?: string | undefined; singular?: string | undefined } = {}) =>
  list.singular ?? toLabel(name, list).replace(/ies$/, 'y').replace(/s$/, '');

/** Returns a field's hint and limits, '' if its label is enough. */
export const describeField = (shape: Shape): string => [shape.hint, describeLimits(shape)].filter(Boolean).join(' ');

/** What these fields accept is chosen, so that no limit needs words. */
const CHOSEN: readonly (FieldRole | undefined)[] = ['date', 'post', 'case-study', 'image', 'link', 'file'];

function describeLimits(shape: Shape): string {
  if (CHOSEN.includes(shape.role)) return '';
  if (shape.type === 'number') return `A ${shape.whole ? 'whole ' : ''}number${describeRange(shape, '')}.`;
  if (shape.type === 'list') return `A list${describeRange(shape, shape.max === 1 ? ' item' : ' items')}.`;
  if (shape.type !== 'text') return '';
  if (shape.pattern) return `Must be ${shape.pattern.message}.`;
  if (shape.max === undefined) return '';
  const max = shape.max.toLocaleString('en-AU');
  return (shape.min ?? 0) <= 1 ? `At most ${max} characters.` : `${shape.min} to ${max} characters.`;
}

function describeRange({ min, max }: Limits, unit: string): string {
  if (min !== undefined && min === max) return ` of exactly ${min}${unit}`;
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max}${unit}`;
  if (min !== undefined) return ` of at least ${min}${min === 1 && unit ? ' item' : unit}`;
  return max === undefined ? '' : ` of at most ${max}${unit}`;
}
