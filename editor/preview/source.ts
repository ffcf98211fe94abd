import { z } from 'zod';
import { type ContentType, contentTypeAt } from '../../lib/content/content-types';
import type { SourceFile } from '../../lib/content/front-matter';
import { choose, isRecord } from '../../lib/shared/schema';
import { slugFrom } from '../../lib/shared/slug-from';
import type { EditedFile } from '../messages';

/** The line of every field. Those of the Markdown count from 1. */
const IN_FIELDS = 0;
const UNNAMED = 'new';

/** Converts a file of the editor into one that the build reads. */
export function sourceOf({ file, data }: EditedFile, kinds: readonly ContentType[]): SourceFile {
  const { body = '', ...fields } = isRecord(data) ? data : {};
  const path = file.endsWith('/') ? `${file}${nameFor(fields)}.md` : file;
  const folder = path.slice(0, path.lastIndexOf('/')).replace(/^content\/?/, '');
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const kind = contentTypeAt(kinds, folder, name);
  return {
    ...{ file: path, folder, name },
    data: kind ? asSaved(kind.schema, fields) : fields,
    body: String(body),
    lineOf: () => IN_FIELDS,
    bodyLine: 1,
  };
}

const nameFor = ({ title }: Record<string, unknown>) => slugFrom(typeof title === 'string' ? title : '') || UNNAMED;

/** Returns the fields as the editor saves them: without empty optional ones and Sveltia's own. */
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
