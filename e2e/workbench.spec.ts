/** What marketing staff work with agrees with the schemas: the editor's forms, the drafts of `npm run new`, the manual. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { inspectContent } from '../lib/content/load';
import { formatProblem } from '../lib/content/problems';
import { type CmsField, cmsConfig, parseRepository } from '../scripts/workbench/cms-config';
import { slugFrom } from '../scripts/workbench/draft';
import { FOLDERS, PAGES, SITE } from '../scripts/workbench/kinds';
import { withTables } from '../scripts/workbench/manual';

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
      const { field: single, fields, min = 0, max = 20 } = field;
      const counted = (count: number) => inner.safeParse(Array(count).fill('x')).error?.issues ?? [];
      const counts = Array.from({ length: 21 }, (_, count) => counted(count).every((issue) => issue.path.length > 0));
      const agree = counts.every((taken, count) => taken === (count >= min && count <= max));
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
  const { collections } = cmsConfig();
  const forms = new Map(
    collections.flatMap((collection) =>
      'folder' in collection
        ? [[collection.folder, collection.fields] as const]
        : collection.files.map(({ file, fields }) => [file, fields] as const),
    ),
  );
  const kinds = [
    ...FOLDERS.map((kind) => [kind.folder, kind] as const),
    ...[SITE, ...PAGES].map((kind) => [kind.file, kind] as const),
  ];
  expect([...forms.keys()].sort()).toEqual(kinds.map(([place]) => place).sort());
  expect(kinds.flatMap(([place, kind]) => differences(forms.get(place) ?? [], kind.schema, place))).toEqual([]);
  for (const [place, kind] of kinds) {
    expect(
      forms.get(place)?.some(({ name }) => name === 'body'),
      place,
    ).toBe(kind.body !== undefined);
  }
});

test('every content file has a form, and a body only where the form has one', () => {
  const { content } = inspectContent('content');
  expect(PAGES.map(({ name }) => name).sort()).toEqual(Object.keys(content.pages).sort());
  for (const { name, body } of PAGES) {
    const text = fs.readFileSync(`content/pages/${name}.md`, 'utf8').split(/^---$/m).slice(2).join('---').trim();
    expect(text !== '', name).toBe(body !== undefined);
  }
});

test('the repository of the editor is one value', () => {
  expect(parseRepository(undefined)).toBeUndefined();
  expect(parseRepository('acme/site')).toEqual({ repo: 'acme/site' });
  expect(parseRepository('acme/site@live')).toEqual({ repo: 'acme/site', branch: 'live' });
  expect(() => parseRepository('https://github.com/acme/site')).toThrow('owner/name');
  expect(cmsConfig({ repo: 'acme/site' }).backend).toMatchObject({ name: 'github', repo: 'acme/site' });
});

test.describe('the step of the build that adds the editor', () => {
  const addEditor = (out: string, env: Record<string, string>) =>
    spawnSync('npx', ['tsx', 'scripts/cms.ts', out], { encoding: 'utf8', env: { ...process.env, ...env } });
  let out = '';
  test.beforeEach(() => {
    out = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'));
  });
  test.afterEach(() => fs.rmSync(out, { recursive: true }));

  test('CMS=off leaves it out, and takes away what an earlier build has left', () => {
    fs.mkdirSync(path.join(out, 'admin'));
    fs.writeFileSync(path.join(out, 'admin/index.html'), 'earlier');
    expect(addEditor(out, { CMS: 'off' }).status).toBe(0);
    expect(fs.readdirSync(out)).toEqual([]);
  });

  test('CMS_REPO reaches its configuration', () => {
    expect(addEditor(out, { CMS: '', CMS_REPO: 'acme/site@live' }).status).toBe(0);
    const { backend } = parse(fs.readFileSync(path.join(out, 'admin/config.yml'), 'utf8'));
    expect(backend).toMatchObject({ name: 'github', repo: 'acme/site', branch: 'live' });
    expect(fs.readdirSync(path.join(out, 'admin')).sort()).toEqual(['config.yml', 'editor', 'index.html', 'start.js']);
  });

  test('a CMS_REPO that is none stops it, in words', () => {
    const { status, stderr } = addEditor(out, { CMS: '', CMS_REPO: 'https://github.com/acme/site' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('CMS_REPO: expected owner/name');
  });
});

test('no page of the site links to the editor or loads it', () => {
  const pages = fs.readdirSync('out', { recursive: true, encoding: 'utf8' });
  const own = pages.filter((name) => /\.(html|xml|txt|js)$/.test(name) && !name.startsWith('admin/'));
  expect(own.length).toBeGreaterThan(30);
  const links = /(href|src|loc)[=>]"?[^"<]*\/admin\b/;
  expect(own.filter((name) => links.test(fs.readFileSync(path.join('out', name), 'utf8')))).toEqual([]);
  const editor = fs.readFileSync('out/admin/index.html', 'utf8');
  expect(editor).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(editor).toContain('Content-Security-Policy');
});

test('addresses come from titles', () => {
  expect(slugFrom('Zürich & Café: what’s new in 2026?')).toBe('zurich-cafe-whats-new-in-2026');
  expect(slugFrom('日本')).toBe('');
});

test.describe('npm run new', () => {
  let folder = '';
  test.beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-'));
    fs.cpSync('content', path.join(folder, 'content'), { recursive: true });
    fs.cpSync('public', path.join(folder, 'public'), { recursive: true });
  });
  test.afterEach(() => fs.rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => {
    const root = path.resolve('.');
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const script = path.join(root, 'scripts/new.ts');
    return spawnSync(process.execPath, [tsx, script, ...args], { cwd: folder, encoding: 'utf8' });
  };

  for (const { singular, folder: place, schema } of FOLDERS) {
    test(`${singular}: writes a valid draft that names every field`, () => {
      const { status, stdout, stderr } = run(singular, 'Signs of a Good Bridge', '--date', '2024-05-06');
      expect(status, stderr).toBe(0);
      const file = `${place}/signs-of-a-good-bridge.md`;
      expect(stdout).toContain(file);
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const name of Object.keys(schema.shape))
        expect(text, name).toMatch(new RegExp(`^# .+\\n(# )?${name}:`, 'm'));
      const { problems } = inspectContent(path.join(folder, 'content'));
      expect(problems.map(formatProblem)).toEqual([]);
      expect(text).toMatch(/^draft: true$/m);

      const again = run(singular, 'Signs of a Good Bridge');
      expect(again.status).toBe(1);
      expect(again.stderr).toContain('exists already');
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(text);
      const used = text.replace(/^(\s*)# (?=[a-z]\w*:( |$))/gm, '$1').replace(/^# {3}/gm, '  ');
      fs.writeFileSync(path.join(folder, file), used);
      const withAll = inspectContent(path.join(folder, 'content')).problems;
      expect(withAll.map(formatProblem), 'also with the optional fields').toEqual([]);
    });
  }

  test('explains wrong use, and writes nothing', () => {
    const before = fs.readdirSync(path.join(folder, 'content'), { recursive: true }).length;
    for (const [args, words] of [
      [[], 'npm run new post'],
      [['poem', 'A title'], 'no kind of page called "poem"'],
      [['post'], 'needs a title'],
      [['post', 'Short'], '10 to 90'],
      [['post', 'A title of good length', '--date', '2024-02-30'], 'found "2024-02-30"'],
      [['industry', 'About'], 'taken by'],
      [['industry', 'EDI'], 'found /edi, taken by content/industries/edi.md'],
      [['post', '日本日本日本日本日本'], 'letter from a to z'],
    ] as const) {
      const { status, stderr } = run(...args);
      expect(status).toBe(1);
      expect(stderr).toContain(words);
      expect(stderr).not.toContain('    at ');
    }
    expect(fs.readdirSync(path.join(folder, 'content'), { recursive: true }).length).toBe(before);
  });
});

test("the manual's tables are those of the schemas", () => {
  const manual = fs.readFileSync('content/README.md', 'utf8');
  expect(withTables(manual), 'npx tsx scripts/manual.ts brings them up to date').toBe(manual);
});
