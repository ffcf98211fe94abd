/** The editor's forms agree with the schemas. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { MODEL } from '../../app/model';
import { contentTypesOf } from '../../lib/content/content-types';
import { inspectContent } from '../../lib/content/inspect';
import { cmsConfig, parseRepository } from '../../scripts/forms/cms-config';
import type { CmsField } from '../../scripts/forms/cms-field';

const bare = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema);
const takes = (schema: unknown, value: unknown) => schema instanceof z.ZodType && schema.safeParse(value).success;

/** Where a form and a schema disagree, found by handing the schema what the form would let through. */
function differences(form: readonly CmsField[], schema: unknown, where: string): string[] {
  if (!(schema instanceof z.ZodObject)) return [`${where}: the schema is no group`];
  const asked = form.map(({ name }) => name).filter((name) => name !== 'body');
  const known = Object.keys(schema.shape);
  return [
    ...known.filter((name) => !asked.includes(name)).map((name) => `${where}.${name}: not in the form`),
    ...asked.filter((name) => !known.includes(name)).map((name) => `${where}.${name}: not in the schema`),
    ...form.flatMap((field) => (known.includes(field.name) ? differ(field, schema.shape[field.name], where) : [])),
  ];
}

function differ(field: CmsField, schema: unknown, parent: string): string[] {
  const where = `${parent}.${field.name}`;
  const inner = bare(schema);
  const wrong = (what: string) => [`${where}: ${what}`];
  const optional = takes(schema, undefined);
  const found = field.required === optional ? wrong(`required is ${field.required}`) : [];
  switch (field.widget) {
    case 'object':
      return [...found, ...differences(field.fields ?? [], inner, where)];
    case 'list': {
      if (!(inner instanceof z.ZodArray)) return wrong('the schema is no list');
      const { field: single, fields, types, min = 0, max = 20 } = field;
      const counted = (count: number) => inner.safeParse(Array(count).fill('x')).error?.issues ?? [];
      const counts = Array.from({ length: 21 }, (_, count) => counted(count).every((issue) => issue.path.length > 0));
      const agree = counts.every((taken, count) => taken === (count >= min && count <= max));
      if (types) return [...found, ...typesDiffer(types, inner.element, where), ...(agree ? [] : wrong('limits'))];
      const items = single ? differ(single, inner.element, where) : differences(fields ?? [], inner.element, where);
      return [...found, ...items, ...(agree ? [] : wrong(`limits ${min} to ${max}`))];
    }
    case 'boolean':
      return takes(inner, true) && takes(inner, false) ? found : wrong('no switch');
    case 'number': {
      const { min = 0, max = 0 } = field;
      const ends = takes(inner, min) && takes(inner, max) && !takes(inner, min - 1) && !takes(inner, max + 1);
      return ends && takes(inner, min + 0.5) === (field.value_type === 'float')
        ? found
        : wrong('limits or kind of number');
    }
    case 'select': {
      const all = field.options?.every((option) => takes(inner, option)) && !takes(inner, 'no such choice');
      return all && inner instanceof z.ZodEnum && inner.options.length === field.options?.length
        ? found
        : wrong('choices');
    }
    case 'datetime':
      return takes(inner, '2024-02-29') && !takes(inner, '29/02/2024') && field.format === 'YYYY-MM-DD'
        ? found
        : wrong('date');
    case 'image':
      return takes(inner, '/images/a-photo.jpg') ? found : wrong('picture');
    default:
      return [...found, ...textDiffers(field, inner).flatMap(wrong)];
  }
}

/** Sections: each has its form, told from the others by the name of its type. */
function typesDiffer(types: NonNullable<CmsField['types']>, schema: unknown, where: string): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [`${where}: the schema is no union`];
  const sections = schema.options.flatMap((option) => (option instanceof z.ZodObject ? [option] : []));
  expect(types.map(({ name }) => name)).toEqual(Object.keys(MODEL.sections));
  return sections.flatMap((section, index) => {
    const { section: _, ...fields } = section.shape;
    return differences(types[index]?.fields ?? [], z.strictObject(fields), `${where}.${types[index]?.name}`);
  });
}

const SAMPLES = ['/about', '#services', 'https://example.com', 'a-name', 'A name', 'en-AU', '2025', 'a@b.example', ''];

function textDiffers({ minlength, maxlength, pattern }: CmsField, schema: unknown): string[] {
  if (pattern) {
    const expression = new RegExp(pattern[0]);
    return SAMPLES.filter((sample) => expression.test(sample) !== takes(schema, sample)).map((sample) => `"${sample}"`);
  }
  const long = maxlength ?? 5000;
  const short = minlength ?? 0;
  const ends = takes(schema, 'x'.repeat(long)) && takes(schema, 'x'.repeat(short));
  const beyond =
    (maxlength && takes(schema, 'x'.repeat(long + 1))) || (short > 0 && takes(schema, 'x'.repeat(short - 1)));
  return ends && !beyond ? [] : [`${minlength} to ${maxlength} characters`];
}

test('the forms of the editor and the schemas agree, field by field', () => {
  const { collections } = cmsConfig(MODEL);
  const forms = new Map(
    collections.flatMap((collection) =>
      'folder' in collection
        ? [[collection.folder, collection.fields] as const]
        : collection.files.map(({ file, fields }) => [file, fields] as const),
    ),
  );
  const kinds = contentTypesOf(MODEL).map((kind) => {
    const file = kind.name === undefined ? [] : [`${kind.name}.md`];
    return [['content', kind.folder, ...file].filter(Boolean).join('/'), kind] as const;
  });
  expect([...forms.keys()].sort()).toEqual(kinds.map(([place]) => place).sort());
  expect(kinds.flatMap(([place, kind]) => differences(forms.get(place) ?? [], kind.schema, place))).toEqual([]);
  for (const [place, kind] of kinds) {
    expect(
      forms.get(place)?.some(({ name }) => name === 'body'),
      place,
    ).toBe(kind.body !== undefined);
  }
});

test('every content file has a form', () => {
  const files = fs.readdirSync('content', { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(inspectContent('content', MODEL).documents).toHaveLength(written.length);
});

test('the repository of the editor is one value', () => {
  expect(parseRepository(undefined)).toBeUndefined();
  expect(parseRepository('acme/site')).toEqual({ repo: 'acme/site' });
  expect(parseRepository('acme/site', 'on')).toEqual({ repo: 'acme/site', isReviewed: true });
  expect(() => parseRepository('acme/site', 'yes')).toThrow('CMS_REVIEW: expected on');
  expect(parseRepository('acme/site@live')).toEqual({ repo: 'acme/site', branch: 'live' });
  expect(() => parseRepository('https://github.com/acme/site')).toThrow('owner/name');
  expect(cmsConfig(MODEL, { repo: 'acme/site' }).backend).toMatchObject({ name: 'github', repo: 'acme/site' });
});
