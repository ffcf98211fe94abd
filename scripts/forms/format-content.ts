import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { Model } from '../../lib/content/content-types';
import { isRecord } from '../../lib/shared/schema';
import { cmsConfig } from './cms-config';
import type { CmsField } from './cms-field';

/**
 * Finds the files of a content folder that the editor would save in another format. In the same format, a save changes only
 * edited lines. @param isWritten whether to format them
 */
export function formatFolder(root: string, model: Model, isWritten: boolean): string[] {
  const all = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const files = cmsConfig(model).collections.flatMap((collection) => {
    if (!('folder' in collection)) return collection.files;
    const { folder, fields } = collection;
    const own = all.map((name) => `content/${name.split(path.sep).join('/')}`);
    return own.filter((file) => file.startsWith(`${folder}/`)).map((file) => ({ file, fields }));
  });
  return files.flatMap(({ file, fields }) => {
    const name = path.join(root, file.replace(/^content\//, ''));
    const text = fs.readFileSync(name, 'utf8');
    const formatted = formatContent(text, fields);
    if (formatted === text) return [];
    if (isWritten) fs.writeFileSync(name, formatted);
    return [file];
  });
}

/** Equals `formatYAML` of https://github.com/sveltia/sveltia-cms */
const STYLE = { lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN' } as const;

/** Formats a file as the editor saves it. A file whose comments the editor would delete stays unchanged. */
function formatContent(text: string, fields: readonly CmsField[]): string {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text.trim()) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || /^\s*#/m.test(yaml)) return text;
  const order = fields.flatMap((field) => pathsOf(field));
  const front = stringify(sortFields(document.toJS(), order).value, STYLE).trim();
  return `---\n${front}\n---\n${body.trim() === '' ? '' : `\n${body.replace(/^\n/, '')}\n`}`;
}

/** Returns the paths of all values of a field, in the order the editor writes them. */
function pathsOf({ name, widget, field, fields, types, typeKey = '' }: CmsField, parent = ''): string[] {
  const path = `${parent}.${name}`;
  const inner = widget === 'list' ? `${path}.*` : path;
  if (field) return [path, ...pathsOf({ ...field, name: '*' }, path)];
  const own = types ? types.flatMap((type) => type.fields) : (fields ?? []);
  return [path, ...(types ? [`${inner}.${typeKey}`] : []), ...own.flatMap((part) => pathsOf(part, inner))];
}

/** Sorts the fields of all groups by the first of their values, unknown fields last. @returns also the place of the first value */
function sortFields(value: unknown, order: readonly string[], path = ''): { value: unknown; place: number } {
  const keys = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  const place = order.indexOf(path);
  if (keys.length === 0) return { value, place: place === -1 ? order.length : place };
  const parts = keys.map(([key, part]) => ({
    key,
    ...sortFields(part, order, `${path}.${Array.isArray(value) ? '*' : key}`),
  }));
  const first = Math.min(...parts.map((part) => part.place));
  if (Array.isArray(value)) return { value: parts.map((part) => part.value), place: first };
  parts.sort((a, b) => a.place - b.place || a.key.localeCompare(b.key, 'en'));
  return { value: Object.fromEntries(parts.map((part) => [part.key, part.value])), place: first };
}
