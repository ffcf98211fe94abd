/** Names the fields of a file as its form does. */
import type { z } from 'zod';
import type { ContentFile } from '../lib/content/content-file';
import { readShape, type Shape, toLabel } from '../lib/model/forms';
import { SECTIONS } from '../lib/model/sections';
import type { SectionDefinition } from '../lib/model/sections/definition';
import { valueAt } from '../lib/model/values';
import { LABELS } from './labels';

const DEFINITIONS: Readonly<Record<string, SectionDefinition>> = SECTIONS;

/** Returns where the form has a field: Section 3, Cards, second of "Cards", "Description". */
export function labelField({ data, type }: Pick<ContentFile, 'data' | 'type'>, path: readonly PropertyKey[]): string {
  if (path[0] === 'body') return `"${LABELS.body}"`;
  const [list, place, ...inside] = path;
  const name = list === 'sections' ? valueAt(data, [...path.slice(0, 2), 'section']) : undefined;
  const section = typeof name === 'string' && inside.length > 0 ? DEFINITIONS[name] : undefined;
  const keys = section ? inside : path;
  return [
    ...(section ? [`Section ${Number(place) + 1}`, section.label] : []),
    ...listLabels(section?.schema ?? type.schema, keys),
  ].join(', ');
}

/** Returns where a form has a field: second of "Cards", "Description". */
export function listLabels(schema: z.ZodType, keys: readonly PropertyKey[]): string[] {
  const label = (end: number) => `"${labelAt(schema, keys.slice(0, end))}"`;
  const items = keys.flatMap((key, index) => (typeof key === 'number' ? [`${ordinal(key)} of ${label(index)}`] : []));
  const isItem = typeof keys.at(-1) === 'number';
  return [...items, ...(isItem || keys.length === 0 ? [] : [label(keys.length)])];
}

/** Returns the label of a field in a schema. @param keys its path; numbers are the places of items */
function labelAt(schema: z.ZodType, keys: readonly PropertyKey[]): string {
  let shape: Shape | undefined = readShape(schema);
  for (const key of keys) {
    if (shape?.type === 'list') shape = shape.item;
    else shape = shape?.type === 'group' ? shape.fields[String(key)] : undefined;
  }
  return toLabel(String(keys.findLast((key) => typeof key !== 'number') ?? ''), shape);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export const ordinal = (index: number) => ORDINALS[index] ?? `number ${index + 1}`;
