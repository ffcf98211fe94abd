/** The format of content files for Sveltia: a save changes only what was edited. */
import { parseDocument } from 'yaml';
import { isRecord } from '../lib/model/walk';
import { type Fields, updateYaml } from './front-matter';
import { LABELS } from './labels';

/** The built-in format that it replaces: Sveltia accepts no other name for the extension md. */
export const FORMAT = 'yaml-frontmatter';

/** The field with the whole text of a file. Sveltia passes on what it has no form for. */
const SOURCE = 'fileText';
const BROKEN = 'cannotBeRead';
/** A field for the lists, which no file has: they can compare no dates. */
export const SCHEDULED = 'isScheduled';
const FRONT_MATTER = /^(---[ \t]*\n)([\s\S]*?)(^---[ \t]*$\n*)/m;
const NEW_FRONT_MATTER = ['', '---\n', '', '---\n\n'];

/** The text of each file as this page has saved it last, by its text when it was loaded. */
const saved = new Map<string, string>();

/** Parses a content file: https://decapcms.org/docs/custom-formatters/ */
export function fromFile(text: string): Fields {
  saved.delete(text);
  try {
    return { ...withState(parseFields(text)), [SOURCE]: text };
  } catch {
    // Sveltia would leave the file out of its lists.
    const [, title = ''] = /^title: *(.*)$/m.exec(text) ?? [];
    return { title: LABELS.brokenTitle(title), [BROKEN]: true, [SOURCE]: text };
  }
}

/** Returns the date of this computer, as 2026-01-31. */
const today = () => new Date().toLocaleDateString('sv');

function withState(fields: Fields): Fields {
  const { date } = fields;
  return typeof date === 'string' && date > today() ? { ...fields, [SCHEDULED]: true } : fields;
}

export const isBroken = (fields: unknown): boolean => isRecord(fields) && fields[BROKEN] === true;

export const extractMarkdown = (text: string): string => text.slice(FRONT_MATTER.exec(text)?.[0].length);

/** Returns the fields in a text, with the Markdown as `body`. @throws if the front matter is no YAML */
export function parseFields(text: string): Fields {
  const [, , yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  return { ...document.toJS(), body: extractMarkdown(text) };
}

/** Returns the fields of an entry, and the text of its file as this page knows it; undefined for a new one. */
export function splitFields({ [SOURCE]: key, [SCHEDULED]: _, ...fields }: Fields): {
  fields: Fields;
  known: string | undefined;
} {
  const text = knownText(key);
  return { fields, known: FRONT_MATTER.test(text) ? text : undefined };
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
  };
}

/** Returns the fields of a new file. @param file its path, which stands for the text that it does not have yet */
export const asNew = (fields: Fields, file: string): Fields => ({ ...fields, [SOURCE]: file });

/** Returns an entry with other fields. */
export const withFields = ({ [SOURCE]: key }: Fields, fields: Fields): Fields => ({
  ...withState(fields),
  [SOURCE]: key,
});

/** Returns the text of a file as Sveltia reads it. */
export const asRead = (raw: string): string => raw.replace(/\r\n?/g, '\n').trim();

/** Returns a text with the byte order mark, the line ends and the last line of a file. */
export function matchStyle(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + lines + (/\s*$/.exec(raw)?.[0] ?? '');
}

/** Writes an entry for Sveltia, and remembers the text. */
export function toFile({ [SOURCE]: key, [SCHEDULED]: _, ...fields }: Fields): string {
  const text = textWith(knownText(key), fields);
  if (typeof key === 'string') saved.set(key, text);
  return `${text}\n`;
}

/** Writes fields into the text of their file. The result ends without a line break. */
export function textWith(before: string, { body, ...fields }: Fields): string {
  const [head = '', open = '', yaml = '', close = ''] = FRONT_MATTER.exec(before) ?? NEW_FRONT_MATTER;
  const front = open + updateYaml(yaml, fields);
  const textBefore = before.slice(head.length);
  const text = String(body ?? '')
    .replace(/^\s*\n/, '')
    .trimEnd();
  if (text === '') return front + close.trimEnd();
  if (text === textBefore.trimEnd()) return (front + close + textBefore).trimEnd();
  return front + (textBefore === '' ? `${close.trimEnd()}\n\n` : close) + text;
}
