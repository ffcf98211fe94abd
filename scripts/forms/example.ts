import type { FieldRole } from '../../lib/definitions/fields';
import { slugFrom } from '../../lib/shared/slug-from';
import { labelOf } from './labels';
import type { Shape } from './shape';

const WRITE_HERE = 'write it here';
export const WRITE_TEXT_HERE = 'Write the text here, in markdown.';
const EXAMPLE_IMAGE = '/drawings/missing-span.svg';

/** The values that a draft starts with. */
export type DraftData = {
  title: string;
  order: number;
  date: string;
  url?: string;
  /** What links, featured posts and case studies of a draft refer to, from the site's own content. */
  targets?: Targets;
};

type Targets = { link: string; post?: string | undefined; 'case-study'?: string | undefined };

/** Returns an example of a field, which passes its schema. @param path as for labelOf */
export function exampleOf(path: string, shape: Shape, data: DraftData): unknown {
  switch (shape.type) {
    case 'choice':
      return shape.example ?? shape.options[0];
    case 'number':
      return shape.role === 'order' ? data.order : (shape.min ?? 1);
    case 'switch':
      return true;
    case 'text':
      return textExample(path, shape, data);
    case 'list':
      return Array.from({ length: Math.max(shape.min ?? 1, 1) }, () => exampleOf(path, shape.item, data));
    case 'group':
      return groupExample(path, shape.fields, data);
    case 'variants': {
      const [[name, fields] = ['', {}]] = Object.entries(shape.variants);
      return { [shape.key]: name, ...groupExample(name, fields, data) };
    }
  }
}

const groupExample = (path: string, fields: Readonly<Record<string, Shape>>, data: DraftData) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, part]) =>
      part.optional ? [] : [[key, exampleOf(`${path}.${key}`, part, data)]],
    ),
  );

function textExample(path: string, shape: Extract<Shape, { type: 'text' }>, data: DraftData): string {
  const slug = slugFrom(data.title);
  const byRole: { [role in FieldRole]?: string | undefined } = {
    title: data.title,
    'file-name': slug,
    alias: `${data.url ?? `/${slug}`}-before`,
    date: data.date,
    image: EXAMPLE_IMAGE,
    link: '/',
    ...data.targets,
  };
  const known = shape.example ?? (shape.role && byRole[shape.role]);
  const text = `${labelOf(path)}: ${WRITE_HERE}.`;
  if (known !== undefined || text.length >= (shape.min ?? 0)) return known ?? text;
  return `${labelOf(path)}: ${WRITE_HERE}, in one or two plain sentences for a buyer.`;
}
