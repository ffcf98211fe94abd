/** Names and explains fields, for the editor's forms and drafts. */
import type { FieldRole } from './fields';
import type { Shape } from './shape';

/** Returns the label of a field's schema, else its name as words: `contactHeading` is Contact heading. */
export function labelOf(name: string, { label }: { label?: string | undefined } = {}): string {
  if (label !== undefined) return label;
  const spaced = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns a field's hint in a form, '' if its label is enough. What a form offers to choose needs no explanation. */
export const hintOf = (shape: Shape): string =>
  [shape.hint, isChosen(shape) ? '' : formOf(shape)].filter(Boolean).join(' ');

const CHOSEN: readonly (FieldRole | undefined)[] = ['date', 'post', 'case-study'];
const isChosen = ({ type, role }: Shape): boolean => type === 'switch' || type === 'choice' || CHOSEN.includes(role);

/** Describes how a field is written and its limits. */
function formOf(shape: Shape): string {
  if (shape.type === 'text') return textForm(shape);
  if (shape.type === 'number') return `A ${shape.whole ? 'whole ' : ''}number${between(shape, '')}.`;
  if (shape.type === 'switch') return 'Either true or false.';
  if (shape.type === 'list') return `A list${between(shape, shape.max === 1 ? 'item' : 'items')}.`;
  if (shape.type !== 'choice') return '';
  if (shape.role === 'icon') return 'One of the names in the list of icons.';
  const { options, choices = {} } = shape;
  return `One of ${options.map((name) => (choices[name] ? `${name} (${choices[name]})` : name)).join(', ')}.`;
}

function textForm(shape: Extract<Shape, { type: 'text' }>): string {
  if (shape.role === 'date') return 'Year-month-day: 2026-01-31.';
  if (shape.role === 'image' || shape.role === 'link') return '';
  if (shape.pattern) return `Must be ${shape.pattern.message}.`;
  if (shape.max === undefined) return '';
  const max = shape.max.toLocaleString('en-AU');
  return (shape.min ?? 0) <= 1 ? `At most ${max} characters.` : `${shape.min} to ${max} characters.`;
}

function between({ min, max }: { min?: number; max?: number }, unit: string): string {
  const counted = unit === '' ? '' : ` ${unit}`;
  if (min !== undefined && min === max) return ` of exactly ${min}${counted}`;
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max}${counted}`;
  if (min !== undefined) return ` of at least ${min}${min === 1 && unit ? ' item' : counted}`;
  if (max !== undefined) return ` of at most ${max}${counted}`;
  return '';
}
