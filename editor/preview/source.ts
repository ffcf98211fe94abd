/** Content files as the editor hands them over, turned into what a check reads from disk. */

import { z } from 'zod';
import type { SourceFile } from '../../lib/content/front-matter';
import { type Kind, kindAt } from '../../lib/content/kinds';
import { choose, isRecord } from '../../lib/shared/schema';
import { slugFrom } from '../../lib/shared/slug-from';
import type { EditedFile } from '../messages';

/** Lines are not known before a file is written: 0 stands for the fields, and lines of the text count from 1. */
const IN_FIELDS = 0;

/** The name of a new file before its title says one. */
const UNNAMED = 'new';

/**
 * @param edited a file of the editor
 * @param kinds every kind of content
 */
export function sourceOf({ file, data }: EditedFile, kinds: readonly Kind[]): SourceFile {
  const { body = '', ...fields } = isRecord(data) ? data : {};
  const path = file.endsWith('/') ? `${file}${nameFor(fields)}.md` : file;
  const folder = path.slice(0, path.lastIndexOf('/')).replace(/^content\/?/, '');
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const kind = kindAt(kinds, folder, name);
  return {
    ...{ file: path, folder, name },
    data: kind ? asSaved(kind.schema, fields) : fields,
    body: String(body),
    lineOf: () => IN_FIELDS,
    bodyLine: 1,
  };
}

/** The editor names a new file by its title. */
const nameFor = ({ title }: Record<string, unknown>) => slugFrom(typeof title === 'string' ? title : '') || UNNAMED;

/** The fields as the editor would write them: it leaves out optional ones that are empty, and its own notes. */
function asSaved(schema: unknown, value: unknown): unknown {
  const node = choose(schema, value);
  if (Array.isArray(value)) {
    return node instanceof z.ZodArray ? value.map((item) => asSaved(node.element, item)) : value;
  }
  if (!isRecord(value) || !(node instanceof z.ZodObject)) return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    if (key.startsWith('__sc_')) return [];
    const field = node.shape[key];
    const saved = asSaved(field, part);
    return field instanceof z.ZodOptional && isEmpty(saved) ? [] : [[key, saved] as const];
  });
  return Object.fromEntries(parts);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));
