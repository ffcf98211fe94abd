/** Splits a content file into fields and Markdown, and writes fields into its text: only what was edited changes. */
import { parseDocument } from 'yaml';
import { type Fields, updateYaml } from './update-yaml';

const FRONT_MATTER = /^(---[ \t]*\n)([\s\S]*?)(^---[ \t]*$\n*)/m;
const NEW_FRONT_MATTER = ['', '---\n', '', '---\n\n'];

export const hasFrontMatter = (text: string): boolean => FRONT_MATTER.test(text);

export const extractMarkdown = (text: string): string => text.slice(FRONT_MATTER.exec(text)?.[0].length);

/** Returns the fields in a text, with the Markdown as `body`. @throws if the front matter is no YAML */
export function parseFields(text: string): Fields {
  const [, , yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  return { ...document.toJS(), body: extractMarkdown(text) };
}

/** Returns the text of a file as Sveltia reads it. */
export const asRead = (raw: string): string => raw.replace(/\r\n?/g, '\n').trim();

/** Returns a text with the byte order mark, the line ends and the last line of a file. */
export function matchStyle(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + lines + (/\s*$/.exec(raw)?.[0] ?? '');
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
