import type { FieldRole } from '../../lib/content/schemas/fields';
import { labelOf } from './labels';
import type { Shape } from './shape';

const WRITE_HERE = 'write it here';

const BY_ROLE: { [role in FieldRole]?: string } = {
  // Long enough for a title of every content type.
  title: 'A title to be written',
  'file-name': 'a-title-to-be-written',
  alias: '/a-former-url',
  date: '2026-01-31',
  image: '/drawings/missing-span.svg',
  link: '/',
};

/** Returns an example of a field, which passes its schema. @param path as for labelOf */
export function exampleOf(path: string, shape: Shape): unknown {
  switch (shape.type) {
    case 'choice':
      return shape.example ?? shape.options[0];
    case 'number':
      return shape.min ?? 1;
    case 'switch':
      return true;
    case 'text':
      return textExample(path, shape);
    case 'list':
      return Array.from({ length: Math.max(shape.min ?? 1, 1) }, () => exampleOf(path, shape.item));
    case 'group':
      return examplesOf(shape.fields, path);
    case 'variants': {
      const [[name, fields] = ['', {}]] = Object.entries(shape.variants);
      return { [shape.key]: name, ...examplesOf(fields, name) };
    }
  }
}

/** Returns an example of each field that is needed. @param parent the path of the group they are in; default: a file */
export const examplesOf = (fields: Readonly<Record<string, Shape>>, parent?: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, part]) =>
      part.optional ? [] : [[key, exampleOf(parent === undefined ? key : `${parent}.${key}`, part)]],
    ),
  );

function textExample(path: string, shape: Extract<Shape, { type: 'text' }>): string {
  const known = shape.example ?? (shape.role && BY_ROLE[shape.role]);
  const text = `${labelOf(path)}: ${WRITE_HERE}.`;
  if (known !== undefined || text.length >= (shape.min ?? 0)) return known ?? text;
  return `${labelOf(path)}: ${WRITE_HERE}, in one or two plain sentences for a buyer.`;
}
