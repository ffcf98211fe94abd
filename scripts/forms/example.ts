import { slugFrom } from '../../lib/shared/slug-from';
import type { Shape } from './shape';
import { labelOf } from './words';

/** The facts of a draft. */
export type DraftFacts = { title: string; order: number; date: string };

/** Returns an example of a field, which passes its schema. @param path as for labelOf of words.ts */
export function exampleOf(path: string, shape: Shape, facts: DraftFacts): unknown {
  switch (shape.type) {
    case 'choice':
      return shape.options.includes('compass') ? 'compass' : shape.options[0];
    case 'number':
      return path === 'order' ? facts.order : (shape.min ?? 1);
    case 'switch':
      return true;
    case 'text':
      return words(path, shape, facts);
    case 'list':
      return Array.from({ length: Math.max(shape.min ?? 1, 1) }, () => exampleOf(path, shape.item, facts));
    case 'group':
      return groupExample(path, shape.fields, facts);
    case 'variants': {
      const [[name, fields] = ['', {}]] = Object.entries(shape.variants);
      return { [shape.key]: name, ...groupExample(name, fields, facts) };
    }
  }
}

const groupExample = (path: string, fields: Readonly<Record<string, Shape>>, facts: DraftFacts) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, part]) =>
      part.optional ? [] : [[key, exampleOf(`${path}.${key}`, part, facts)]],
    ),
  );

/** Fields of a page that start as its title. */
const OWN_TITLE = ['title', 'heading', 'navLabel', 'heroTitle'];

function words(path: string, shape: Extract<Shape, { type: 'text' }>, facts: DraftFacts): string {
  if (OWN_TITLE.includes(path)) return facts.title;
  if (path === 'id') return '1';
  if (path === 'focus') return '50% 50%';
  if (path === 'slug') return slugFrom(facts.title);
  if (path === 'alsoAt') return `/${slugFrom(facts.title)}-too`;
  if (path === 'aliases') return `/${slugFrom(facts.title)}-before`;
  switch (shape.role) {
    case 'date':
      return facts.date;
    case 'picture':
      return '/drawings/missing-span.svg';
    case 'link':
      return '/contact';
    case 'email':
      return 'someone@example.com';
    case 'name':
      return 'one-topic';
    default: {
      const text = `${labelOf(path)}: write it here.`;
      const sentence = `${labelOf(path)}: write it here, in one or two plain sentences for a buyer.`;
      return shape.min !== undefined && text.length < shape.min ? sentence : text;
    }
  }
}
