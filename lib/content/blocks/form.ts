/** The forms of blocks in the editor: their fields, and the Markdown that a form reads and writes. */

/** A field as Sveltia names it: https://sveltiacms.app/en/docs/fields */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  widget: 'string' | 'text' | 'image' | 'file' | 'select' | 'list' | 'page-link';
  fields?: readonly FormField[];
  options?: readonly string[];
  label_singular?: string;
  media_folder?: string;
  public_folder?: string;
};

export type Values = Readonly<Record<string, unknown>>;

export type BlockForm = {
  fields: readonly FormField[];
  /** Matches a block as `write` writes it, with the flag m or s. Its groups have the names of the fields. */
  pattern: RegExp;
  /** Default: the groups. */
  read?: (groups: Readonly<Record<string, string | undefined>>) => Values;
  write: (values: Values) => string;
};

/** Matches words in square brackets, and a URL in round ones. */
export const WORDS = String.raw`(?:[^\]\\\n]|\\.)*`;
export const URL_PATTERN = String.raw`<[^>\n]*>|[^)\s]*`;

/** Returns a field's text on one line; '' for a field that is empty or no text. */
export const onOneLine = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';

export const inBrackets = (value: unknown): string => `[${onOneLine(value).replace(/[[\]]/g, '\\$&')}]`;

/** Writes `(/images/team.jpg "Caption")`. */
export function inParentheses(value: unknown, title?: unknown): string {
  const url = onOneLine(value);
  const shown = /[\s()]/.test(url) ? `<${url}>` : url;
  const caption = onOneLine(title).replaceAll('"', '\\"');
  return caption === '' ? `(${shown})` : `(${shown} "${caption}")`;
}

export const fromBrackets = (words = ''): string => words.replace(/\\([[\]"])/g, '$1');
export const fromParentheses = (url = ''): string => url.replace(/^<(.*)>$/, '$1');

/** The fields of a block that is one link. */
export const LINK_PATTERN = String.raw`\[(?<text>${WORDS})\]\((?<link>${URL_PATTERN})\)`;
export const readLinkFields: BlockForm['read'] = ({ text, link }) => ({
  text: fromBrackets(text),
  link: fromParentheses(link),
});
export const writeLink = ({ text, link }: Values): string => `${inBrackets(text)}${inParentheses(link)}`;
