import { stringify } from 'yaml';
import type { ContentType } from '../../lib/content/content-types';
import type { Section } from '../../lib/definitions/section';
import { isRecord, mapTexts } from '../../lib/shared/schema';
import { type DraftData, exampleOf, WRITE_TEXT_HERE } from './example';
import { hintOf, labelOf, nameOf } from './labels';
import { fieldsOf, type Shape } from './shape';

export type NamedSection = readonly [name: string, section: Section];

/** Writes a new file: valid, with every field explained above it. @param sections those of a page */
export function draftOf(type: ContentType, data: DraftData, sections: readonly NamedSection[] = []): string {
  const lines = Object.entries(fieldsOf(type.schema)).flatMap(([name, shape]) => [
    '',
    ...(name === 'sections' ? sectionLines(sections, data) : field(name, shape, data, 0)),
  ]);
  const showsBody = type.collection ? type.body !== undefined : sections.some(([, section]) => section.showsBody);
  const body = bodyOf(data.targets?.link ?? '/');
  return `---\n${HEAD}\n${lines.join('\n')}\n---\n${showsBody ? `${body}\n` : ''}`;
}

/** Writes each section with its example; the first starts with the page's title. */
function sectionLines(sections: readonly NamedSection[], data: DraftData): string[] {
  const explanation = `${labelOf('sections')}. ${SECTIONS_HINT}`;
  const parts = sections.flatMap(([name, section], index) => {
    const { label, hint, canBeTitle } = section;
    const example = exampleOfSection(section, data);
    const isOpening = index === 0 && canBeTitle;
    const fields = isOpening ? opening(example, data.title) : example;
    const lines = stringify({ section: name, ...fields }, { lineWidth: 0 });
    const indented = lines.trimEnd().replace(/^/gm, '    ').split('\n');
    return [...wrap(`${label}. ${hint}`).map((line) => `  # ${line}`), ...dashed(indented, 1)];
  });
  return [...wrap(explanation).map((line) => `# ${line}`), 'sections:', ...parts];
}

/** Returns the example of a section with links and entries of the site in place of the example's. */
function exampleOfSection({ schema, example }: Section, { targets }: DraftData): Record<string, unknown> {
  const roles = ['link', 'post', 'case-study'] as const;
  const value = roles.reduce<unknown>(
    (result, role) => mapTexts(role, schema, result, (text) => targets?.[role] ?? text),
    example,
  );
  return isRecord(value) ? value : example;
}

/** Leaves out the eyebrow, which is about another page. */
const opening = ({ eyebrow: _, ...example }: Record<string, unknown>, title: string) => ({
  ...example,
  heading: title,
});

const SECTIONS_HINT =
  'The parts of the page, from top to bottom: move, copy or delete them as you like. The words are examples. docs/content-reference.md lists every section with all its fields.';

const HEAD = `# A line that starts with # is a note for you. The website never shows it; delete it when you like.
# A field with # in front of it may be left out. To use it, take the # and the space after it away.`;

const bodyOf = (link: string) => `${WRITE_TEXT_HERE} This first paragraph opens the page.

## A heading

A paragraph with a [link to another page](${link}), **bold words** and a list:

- one thing
- another thing`;

const MAX_LINE_CHARACTERS = 100;

function field(path: string, shape: Shape, data: DraftData, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const explanation = `${labelOf(path)}${shape.optional ? ' (may be left out)' : ''}. ${hintOf(path, shape)}`;
  const comment = wrap(explanation.trim()).map((line) => `${indent}# ${line}`);
  const value = written(path, shape, data, depth);
  // A draft is marked from the start; every other optional field is commented out.
  const off = shape.optional && path !== 'draft';
  return [...comment, ...(off ? value.map((line) => `${indent}# ${line.slice(indent.length)}`) : value)];
}

/** Writes a field as lines of YAML. Only the first item of a list explains its fields. */
function written(path: string, shape: Shape, data: DraftData, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const name = nameOf(path);
  const isShort = shape.optional && path !== 'draft';
  const inner = (fields: Readonly<Record<string, Shape>>, level: number, explain: boolean) =>
    Object.entries(fields)
      .filter(([, part]) => !isShort || !part.optional)
      .flatMap(([key, part]) => (explain && !isShort ? field : written)(`${path}.${key}`, part, data, level));
  switch (shape.type) {
    case 'group':
      return [`${indent}${name}:`, ...inner(shape.fields, depth + 1, true)];
    case 'list': {
      const { item } = shape;
      const items = Array.from({ length: Math.max(shape.min ?? 1, 1) }, (_, index) => {
        if (item.type !== 'group') return [`${indent}  - ${scalar(path, item, data)}`];
        return dashed(inner(onlyRequired(item.fields, index), depth + 2, index === 0), depth + 1);
      });
      return [`${indent}${name}:`, ...items.flat()];
    }
    default:
      return [`${indent}${name}: ${scalar(path, shape, data)}`];
  }
}

const onlyRequired = (fields: Readonly<Record<string, Shape>>, index: number) =>
  index === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([, shape]) => !shape.optional));

/** Turns lines into a list item: its dash is before the first line that is no comment. */
function dashed(lines: string[], depth: number): string[] {
  const first = lines.findIndex((line) => !line.trimStart().startsWith('#'));
  const indent = '  '.repeat(depth);
  return lines.map((line, index) => (index === first ? `${indent}- ${line.trimStart()}` : line));
}

function scalar(path: string, shape: Shape, data: DraftData): string {
  const example = exampleOf(path, shape, data);
  if (typeof example === 'string' && shape.type === 'text')
    return stringify(example, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trimEnd();
  if (typeof example === 'object') throw new Error(`${path}: a list or group within a list needs a name`);
  return String(example);
}

const wrap = (text: string): readonly string[] =>
  text.match(new RegExp(`\\S.{0,${MAX_LINE_CHARACTERS - 2}}\\S(?= |$)|\\S+`, 'g')) ?? [];
