/** Puts the fields of a file into words, as its form shows them. */
import type { z } from 'zod';
import type { ContentFile } from '../lib/content/content-file';
import type { FieldRole } from '../lib/model/fields';
import { SECTIONS } from '../lib/model/sections';
import type { SectionDefinition } from '../lib/model/sections/definition';
import { type Field, readField, valueAt } from '../lib/model/walk';
import { LABELS } from './labels';

const DEFINITIONS: Readonly<Record<string, SectionDefinition>> = SECTIONS;

type File = Pick<ContentFile, 'data' | 'kind'>;
type Keys = readonly PropertyKey[];

export const findSection = (name: unknown): SectionDefinition | undefined =>
  typeof name === 'string' ? DEFINITIONS[name] : undefined;

/** Returns where the form has a field: Section 3, Cards, Card 2, "Description". */
export function labelField({ data, kind }: File, path: Keys): string {
  if (path[0] === 'body') return `"${LABELS.body}"`;
  const [list, place, ...inside] = path;
  const section = list === 'sections' ? findSection(valueAt(data, [list, place ?? '', 'section'])) : undefined;
  return section && inside.length > 0
    ? [`Section ${Number(place) + 1}`, section.label, ...labelKeys(section.schema, inside)].join(', ')
    : labelKeys(kind.schema, path).join(', ');
}

/** Returns where a form has a field: Card 2, "Description". */
export function labelKeys(schema: z.ZodType, keys: Keys): string[] {
  let field: Field | undefined = readField(schema);
  let name = '';
  return keys.flatMap((key, index) => {
    if (typeof key === 'number') {
      const item = `${toItemLabel(name, field)} ${key + 1}`;
      field = field?.items;
      return [item];
    }
    name = String(key);
    field = field?.properties?.[name];
    return index === keys.length - 1 ? [`"${toLabel(name, field)}"`] : [];
  });
}

/** Returns the fields of a group that have a form: in the order of the schema, the settings last. */
export const listFormFields = ({ properties = {} }: Field): [name: string, field: Field][] =>
  Object.entries(properties)
    .filter(([, { const: name, isOnlyInFiles }]) => name === undefined && !isOnlyInFiles)
    .sort(([, a], [, b]) => Number(a.isSetting ?? false) - Number(b.isSetting ?? false));

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
export const describeField = (field: Field): string => [field.hint, describeLimits(field)].filter(Boolean).join(' ');

/** What these fields accept is chosen, so that no limit needs words. */
const CHOSEN: readonly (FieldRole | undefined)[] = ['date', 'post', 'case-study', 'image', 'link', 'file'];

function describeLimits(field: Field): string {
  const { role, type, minLength = 0, maxLength, maxItems, expected } = field;
  if (CHOSEN.includes(role) || field.enum) return '';
  if (type === 'integer' || type === 'number')
    return `A ${type === 'integer' ? 'whole ' : ''}number${describeRange(field.minimum, field.maximum, '')}.`;
  if (type === 'array') return `A list${describeRange(field.minItems, maxItems, maxItems === 1 ? ' item' : ' items')}.`;
  if (type !== 'string') return '';
  if (expected !== undefined) return `Must be ${expected}.`;
  if (maxLength === undefined) return '';
  const max = maxLength.toLocaleString('en-AU');
  return minLength <= 1 ? `At most ${max} characters.` : `${minLength} to ${max} characters.`;
}

function describeRange(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && min === max) return ` of exactly ${min}${unit}`;
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max}${unit}`;
  if (min !== undefined) return ` of at least ${min}${min === 1 && unit ? ' item' : unit}`;
  return max === undefined ? '' : ` of at most ${max}${unit}`;
}
