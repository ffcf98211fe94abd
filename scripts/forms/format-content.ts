import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { Model } from '../../lib/content/content-types';
import { isRecord } from '../../lib/shared/schema';
import { cmsConfig } from './cms-config';
import type { CmsField } from './cms-field';

/** Finds the files of a content folder that the editor would save in another format. @param isWritten whether to format them */
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

type Leaf = readonly [path: string, value: unknown];

/** The editor's own: `formatYAML` of https://github.com/sveltia/sveltia-cms */
const STYLE = { lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN' } as const;

/**
 * Formats a file as the editor saves it, so that a save changes only edited lines: https://github.com/sveltia/sveltia-cms
 * @returns the text as it is if comments explain its fields, which the editor would delete
 */
export function formatContent(text: string, fields: readonly CmsField[]): string {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text.trim()) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || /^\s*#/m.test(yaml)) return text;
  const written = new Map(leavesOf(document.toJS()));
  const sorted: Leaf[] = [];
  const take = (isNext: (path: string) => boolean) => {
    for (const [path, value] of [...written].filter(([one]) => isNext(one)).sort(byPath)) {
      sorted.push([path, value]);
      written.delete(path);
    }
  };
  for (const path of fields.flatMap((field) => pathsOf(field)))
    take((one) => one.replace(/\.\d+(?=\.|$)/g, '.*') === path);
  take(() => true);
  const front = stringify(assemble(sorted), STYLE).trim();
  return `---\n${front}\n---\n${body.trim() === '' ? '' : `\n${body.replace(/^\n/, '')}\n`}`;
}

/** Returns the paths of all values of a field, in the order the editor writes them. */
function pathsOf({ name, widget, field, fields, types, typeKey = '' }: CmsField, parent = ''): string[] {
  const path = parent === '' ? name : `${parent}.${name}`;
  const inner = widget === 'list' ? `${path}.*` : path;
  if (field) return [path, ...pathsOf({ ...field, name: '*' }, path)];
  const own = types ? types.flatMap((type) => type.fields) : (fields ?? []);
  return [path, ...(types ? [`${inner}.${typeKey}`] : []), ...own.flatMap((part) => pathsOf(part, inner))];
}

/** Returns all values that are neither a list nor a group, except empty ones. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  const parts = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  if (parts.length === 0) return [[path, value]];
  return parts.flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

const byPath = ([a]: Leaf, [b]: Leaf) => a.localeCompare(b, 'en', { numeric: true });

function assemble(leaves: readonly Leaf[]): unknown {
  const root: Record<string, unknown> = {};
  for (const [path, value] of leaves) {
    const keys = path.split('.');
    let node = root;
    for (const [index, key] of keys.slice(0, -1).entries()) {
      node[key] ??= /^\d+$/.test(keys[index + 1] ?? '') ? [] : {};
      node = node[key] as Record<string, unknown>;
    }
    node[keys.at(-1) ?? ''] = value;
  }
  return root;
}
