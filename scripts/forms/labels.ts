/** Names and explains fields, for the editor's forms, drafts and the manual. */
import LABELS from './labels.json' with { type: 'json' };
import type { Shape } from './shape';

type Description = { label?: string; hint?: string };

/**
 * Labels and explains fields by the end of their path: `items.link` is the link of every item, `^title` a page's own title. The
 * longest key applies. Paths in content/site.md and content/shared/ start with the name of the file.
 */
const DESCRIPTIONS: Readonly<Record<string, Description>> = LABELS;

/** Returns the labels and hints of a field, those of the longest key first. */
function descriptionsOf(path: string): Description[] {
  const parts = path.split('.');
  const keys = parts.map((_, index) => parts.slice(index).join('.'));
  return [...(parts.length === 1 ? [`^${path}`] : []), ...keys].flatMap((key) => DESCRIPTIONS[key] ?? []);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns a field's label: `contactHeading` is Contact heading. @param path cards.items.link, site.news.date */
export function labelOf(path: string): string {
  const known = descriptionsOf(path).find(({ label }) => label !== undefined)?.label;
  if (known !== undefined) return known;
  const spaced = nameOf(path)
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns a field's hint, '' if its label is enough. */
export function hintOf(path: string, shape: Shape): string {
  const hint = descriptionsOf(path).find((description) => description.hint !== undefined)?.hint;
  return [hint, withoutLink(path, shape), formOf(shape)].filter(Boolean).join(' ');
}

/** Explains a link that may be left out. Menu entries, news and facts without a link are plain text. */
function withoutLink(path: string, shape: Shape): string {
  const isPlaceholder = shape.type === 'text' && shape.role === 'link' && shape.optional;
  return isPlaceholder && !/(navigation\.items|news|facts)\.link$/.test(path)
    ? 'Without it, the link is shown without a target.'
    : '';
}

/** Describes how a field is written and its limits. */
export function formOf(shape: Shape): string {
  if (shape.type === 'text') return textForm(shape);
  if (shape.type === 'number') return `A ${shape.whole ? 'whole ' : ''}number${between(shape, '')}.`;
  if (shape.type === 'switch') return 'Either true or false.';
  if (shape.type === 'list') return `A list${between(shape, shape.max === 1 ? 'item' : 'items')}.`;
  if (shape.type !== 'choice') return '';
  return shape.role === 'icon' ? 'One of the names in the list of icons.' : `One of ${shape.options.join(', ')}.`;
}

function textForm(shape: Extract<Shape, { type: 'text' }>): string {
  if (shape.role === 'date') return 'Year-month-day: 2026-01-31.';
  if (shape.role === 'image' || shape.role === 'link') return '';
  if (shape.pattern) return shape.role === 'email' ? 'An email address.' : `Must be ${shape.pattern.message}.`;
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
