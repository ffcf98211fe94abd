/** The format of content files for Sveltia: a save changes only what was edited. */
import { hasFrontMatter, parseFields, textWith } from '../lib/content/file-text';
import type { Fields } from '../lib/content/update-yaml';

/** The built-in format that it replaces: Sveltia accepts no other name for the extension md. */
export const FORMAT = 'yaml-frontmatter';

/** The field with the whole text of a file. Sveltia passes on what it has no form for. */
const SOURCE = 'fileText';

/** The text of each file as this page has saved it last, by its text when it was loaded. */
const saved = new Map<string, string>();

/** Parses a content file: https://decapcms.org/docs/custom-formatters/ */
export function fromFile(text: string): Fields {
  saved.delete(text);
  return { ...parseFields(text), [SOURCE]: text };
}

/** Returns the date of this computer, as 2026-01-31. */
const today = () => new Date().toLocaleDateString('sv');

/** Returns the fields of an entry, and the text of its file as this page knows it; undefined for a new one. */
export function splitFields({ [SOURCE]: key, ...fields }: Fields) {
  const text = knownText(key);
  return { key, fields, known: hasFrontMatter(text) ? text : undefined };
}

const knownText = (key: unknown) => (typeof key === 'string' ? (saved.get(key) ?? key) : '');

/** Returns the fields of a copy: a draft of today, without what only one page can have. @param known the text of its file */
export function asCopy({ aliases, alsoAt, id, slug, updated, ...fields }: Fields, known: string): Fields {
  const before = parseFields(known);
  return {
    ...fields,
    draft: true,
    ...(fields.date !== undefined && fields.date === before.date && { date: today() }),
    ...(fields.description === before.description && { description: undefined }),
    ...(fields.shortTitle === before.shortTitle && { shortTitle: undefined }),
  };
}

/** Returns an entry with these fields. @param key the text of its file when it was loaded; the path of a new file */
export const asEntry = (fields: Fields, key: unknown): Fields => ({ ...fields, [SOURCE]: key });

/** Writes an entry for Sveltia, and remembers the text. */
export function toFile({ [SOURCE]: key, ...fields }: Fields): string {
  const text = textWith(knownText(key), fields);
  if (typeof key === 'string') saved.set(key, text);
  return `${text}\n`;
}
