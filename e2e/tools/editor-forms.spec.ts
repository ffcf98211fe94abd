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
  const found = field.required === takes(schema, undefined) ? [`${where}: required is ${field.required}`] : [];
  if (field.widget === 'object') return [...found, ...differences(field.fields ?? [], inner, where)];
  if (field.widget !== 'list') return found;
  if (!(inner instanceof z.ZodArray)) return [`${where}: the schema is no list`];
  const { field: single, fields, types } = field;
  if (types) return [...found, ...typesDiffer(types, inner.element, where)];
  return [
    ...found,
    ...(single ? differ(single, inner.element, where) : differences(fields ?? [], inner.element, where)),
  ];
}

function typesDiffer(types: NonNullable<CmsField['types']>, schema: unknown, where: string): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [`${where}: the schema is no union`];
  expect(types.map(({ name }) => name)).toEqual(Object.keys(MODEL.sections));
  return schema.options.flatMap((option, index) => {
    if (!(option instanceof z.ZodObject)) return [`${where}: no section`];
    const { section: _, ...fields } = option.shape;
    return differences(types[index]?.fields ?? [], z.strictObject(fields), `${where}.${types[index]?.name}`);
  });
}

test('has a form for each schema, with the same fields', () => {
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

test('has a form for every content file', () => {
  const files = fs.readdirSync('content', { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(inspectContent('content', MODEL).documents).toHaveLength(written.length);
});

test('parses the repository of the editor', () => {
  expect(parseRepository(undefined)).toBeUndefined();
  expect(parseRepository('acme/site')).toEqual({ repo: 'acme/site' });
  expect(parseRepository('acme/site', 'on')).toEqual({ repo: 'acme/site', isReviewed: true });
  expect(() => parseRepository('acme/site', 'yes')).toThrow('CMS_REVIEW: expected on');
  expect(parseRepository('acme/site@live')).toEqual({ repo: 'acme/site', branch: 'live' });
  expect(() => parseRepository('https://github.com/acme/site')).toThrow('owner/name');
  expect(cmsConfig(MODEL, { repo: 'acme/site' }).backend).toMatchObject({ name: 'github', repo: 'acme/site' });
});
