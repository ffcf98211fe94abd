/** Names the fields of a file as its form does. */
import type { z } from 'zod';
import type { ContentFile } from '../lib/content/content-file';
import { toItemLabel, toLabel } from '../lib/model/forms';
import { SECTIONS } from '../lib/model/sections';
import type { SectionDefinition } from '../lib/model/sections/definition';
import { valueAt } from '../lib/model/values';
import { type Field, readField } from '../lib/model/walk';
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
