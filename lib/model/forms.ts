/** Puts a field into words, as a form shows it. */
import type { FieldRole } from './fields';
import type { Field } from './walk';

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
