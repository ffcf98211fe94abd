import { labelOf } from './field-labels';
import type { FieldRole } from './fields';
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

/** Returns an example of a field, which passes its schema. @param name the field's, for its label */
export function exampleOf(name: string, shape: Shape): unknown {
  switch (shape.type) {
    case 'choice':
      return shape.example ?? shape.options[0];
    case 'number':
      return shape.min ?? 1;
    case 'switch':
      return true;
    case 'text':
      return textExample(name, shape);
    case 'list':
      return Array.from({ length: Math.max(shape.min ?? 1, 1) }, () => exampleOf(name, shape.item));
    case 'group':
      return examplesOf(shape.fields);
    case 'variants': {
      const [[variant, fields] = ['', {}]] = Object.entries(shape.variants);
      return { [shape.key]: variant, ...examplesOf(fields) };
    }
  }
}

/** Returns an example of each field that is needed. */
const examplesOf = (fields: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, part]) => (part.optional ? [] : [[key, exampleOf(key, part)]])),
  );

function textExample(name: string, shape: Extract<Shape, { type: 'text' }>): string {
  const known = shape.example ?? (shape.role && BY_ROLE[shape.role]);
  const text = `${labelOf(name, shape)}: ${WRITE_HERE}.`;
  if (known !== undefined || text.length >= (shape.min ?? 0)) return known ?? text;
  return `${labelOf(name, shape)}: ${WRITE_HERE}, in one or two plain sentences for a buyer.`;
}
