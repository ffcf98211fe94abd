import { type ContentFile, parseFile } from '../../lib/content/content-file';
import { findKind } from '../../lib/model/kinds';
import { type Field, fieldAt, isRecord, mapParts, readField } from '../../lib/model/walk';
import { slugFrom } from '../../lib/url/slug-from';
import type { EditedFile } from '../session';

const UNNAMED = 'new';
/** The start of keys that Sveltia adds to the items of a list in a form, and does not save. */
const OWN_KEY = '__sc_';

/**
 * Parses a file of the editor as the build does. Its fields have no lines; those of the Markdown count from 1.
 * @param last a version whose parsed Markdown is used again if it is the same
 */
export function parseEdited({ file, data }: EditedFile, last?: ContentFile): ContentFile | undefined {
  const { body = '', ...fields } = isRecord(data) ? data : {};
  const path = file.endsWith('/') ? `${file}${nameFor(fields)}.md` : file;
  const kind = findKind(path);
  const markdown = String(body);
  const parts = {
    data: kind ? asSaved(readField(kind.schema), fields) : fields,
    markdown,
    markdownLine: 1,
    findLine: () => 1,
  };
  return parseFile(path, parts, { outline: last?.markdown === markdown ? last.outline : undefined });
}

const nameFor = ({ title }: Record<string, unknown>) => slugFrom(typeof title === 'string' ? title : '') || UNNAMED;

/** Returns the fields as the editor saves them: without empty optional ones and Sveltia's own. */
function asSaved(field: Field, value: unknown): unknown {
  const { items, properties, required = [] } = fieldAt(field, value, []) ?? {};
  if (items) return mapParts(value, (item) => asSaved(items, item));
  if (!properties) return value;
  return mapParts(value, (part, key) => {
    if (key.startsWith(OWN_KEY)) return undefined;
    const saved = asSaved(properties[key] ?? {}, part);
    return properties[key] && !required.includes(key) && isEmpty(saved) ? undefined : saved;
  });
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}
