import { z } from 'zod';
import { slugFrom } from '../../lib/content/slug-from';
import type { SourceFile } from '../../lib/content/source-file';
import { contentTypeAt } from '../../lib/model/content-types';
import { isRecord, schemaFor } from '../../lib/model/walk';
import type { EditedFile } from '../messages';
import { mapParts } from '../values';

/** The line of every field. Those of the Markdown count from 1. */
const IN_FIELDS = 0;
const UNNAMED = 'new';
/** The start of keys that Sveltia adds to the items of a list in a draft, and does not save. */
const OWN_KEY = '__sc_';

/** Converts a file of the editor into one that the build reads. */
export function toSourceFile({ file, data }: EditedFile): SourceFile {
  const { body = '', ...fields } = isRecord(data) ? data : {};
  const path = file.endsWith('/') ? `${file}${nameFor(fields)}.md` : file;
  const folder = path.slice(0, path.lastIndexOf('/')).replace(/^content\/?/, '');
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const kind = contentTypeAt(folder, name);
  return {
    file: path,
    folder,
    name,
    data: kind ? asSaved(kind.schema, fields) : fields,
    body: String(body),
    lineOf: () => IN_FIELDS,
    bodyLine: 1,
  };
}

const nameFor = ({ title }: Record<string, unknown>) => slugFrom(typeof title === 'string' ? title : '') || UNNAMED;

/** Returns the fields as the editor saves them: without empty optional ones and Sveltia's own. */
function asSaved(schema: unknown, value: unknown): unknown {
  const node = schemaFor(schema, value);
  if (node instanceof z.ZodArray) return mapParts(value, (item) => asSaved(node.element, item));
  if (!(node instanceof z.ZodObject)) return value;
  return mapParts(value, (part, key) => {
    if (key.startsWith(OWN_KEY)) return undefined;
    const saved = asSaved(node.shape[key], part);
    return node.shape[key] instanceof z.ZodOptional && isEmpty(saved) ? undefined : saved;
  });
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}
