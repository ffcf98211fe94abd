/** Finds in the text that visitors read what no visitor should see: syntax that Markdown or another tool has not read. */
import { describeValue } from './problems';

export type Leftover = { line: number; field: string; expected: string; found: string };

type Kind = readonly [field: string, pattern: RegExp, expected: string];

const TARGET = '(?:/|#|https?:|mailto:|tel:)';
const WORDS_AND_URL = 'the words in square brackets, then the URL in round ones: [words](/about)';
const NO_TEMPLATE = 'words: this site has no templates, shortcodes and attribute lists';

/** Each line reports the first that matches. Every repetition has a limit, or a long line would take minutes. */
const KINDS: readonly Kind[] = [
  ['text', /^(<{7}|\|{7}|={7}|>{7})( .*)?$/, 'one of the two versions, without the marks of a merge conflict'],
  ['link', new RegExp(`\\([^()]{1,200}\\)\\[${TARGET}[^\\]]{0,200}\\]`), WORDS_AND_URL],
  ['text', /\{\{.*|\}\}|\{%.*|%\}|<%.*|\{[:.#][^}]{0,100}\}|\[\/\w{1,30}\]|\[[\w-]{1,30} [\w-]{1,30}=.*/, NO_TEMPLATE],
  ['text', /^\[!\w+\]/, 'words: this site has no notes of this kind'],
  ['text', /^\[TOC\]$|\[\[[^[\]]{0,100}\]\]/i, 'words or a link: [words](/about)'],
  ['text', /<!--.*|-->/, 'a comment without empty lines: <!-- a note -->'],
  ['heading', /^#{2,6}[^#\s].*/, 'a space after the last #'],
  ['table', /^\|.*\|$/, 'a line of dashes below the first row, with as many cells: |---|---|'],
  ['table', /^\|?\s*:?-{3,}:?\s*\|[\s:|-]*$/, 'a row of names above the line of dashes, with as many cells'],
  ['footnote', /\[\^[^\]\s]{1,60}\]/, 'its text on a separate line, such as [^1]: The source.'],
  ['link', new RegExp(`\\[[^[\\]]{1,200}\\]\\s+\\(${TARGET}[^)]{0,200}\\)`), 'no space between ] and ('],
  ['image', /!\[.*/, 'the alt text in square brackets, then the file in round ones: ![What it shows](team.jpg)'],
  ['link', /\]\(.*/, `${WORDS_AND_URL}; a URL contains no spaces`],
  ['link', /\[[^[\]]{1,200}\]\[[^\]]{1,60}\]/, 'a line with the URL of that name: [name]: /about'],
  ['text', /\*\*[^*]{0,200}[\p{P}\p{S}]\*\*[\p{L}\p{N}]{1,30}/u, 'a space between ** and the next letter'],
  ['text', /[\p{L}\p{N}]{1,30}\*\*[\p{P}\p{S}].{0,30}/u, 'a space between the last letter and **'],
  [
    'text',
    /\*\*.{0,30}/,
    '** on both sides of the words, without spaces inside: **words**, or the button B of the editor',
  ],
  ['text', /(?<![\w_])__(?=[^_\s]).{0,30}|(?<=[^_\s])__(?![\w_])/, '** on both sides of the words: **words**'],
  ['text', /~~.{0,30}/, '~~ on both sides of the words, without spaces inside: ~~words~~'],
  ['text', /`+.{0,30}/, '` on both sides of the words: `words`'],
  ['text', /==\w[^=]{0,100}==|\$\$.*/, 'words: this site has no such mark'],
  ['text', /(?<![\p{L}\p{N}:/]):[a-z_]{2,30}:(?![\p{L}\p{N}:/])/u, 'the emoji itself'],
  // Word's own marks are characters of its fonts Symbol and Wingdings.
  ['list', /^[·•◦▪‣●○■\uF0A7\uF0B7]\s/, '- and a space before each item of a list'],
  ['text', /&([a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i, 'the character itself instead of its code'],
  [
    'text',
    /\S{0,20}[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]\S{0,20}/,
    'the words without the invisible character in them',
  ],
];

/** Finds leftovers in a text. @param first the line of its beginning */
export function findLeftovers(text: string, first: number): Leftover[] {
  return text.split('\n').flatMap((written, index): Leftover[] => {
    const line = written.trim();
    for (const [field, pattern, expected] of KINDS) {
      const found = pattern.exec(line)?.[0];
      if (found !== undefined) return [{ line: first + index, field, expected, found: shown(found) }];
    }
    return [];
  });
}

/** Shows an invisible character as its code. */
const shown = (found: string): string =>
  describeValue(found).replace(
    /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Matches a tag of HTML, which a field shows as text. */
const TAG = /<\/?(a|b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i;
const PLAIN_WORDS = 'plain words: only the text below the fields is Markdown';

/** Finds leftovers in a field, which no page reads as Markdown. */
export function findInField(text: string): Pick<Leftover, 'expected' | 'found'>[] {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) return [{ expected: PLAIN_WORDS, found: shown(tag) }];
  const isMarkdown = /\*\*|\]\(|__|~~|`|==/;
  return findLeftovers(text, 1).map(({ expected, found }) => ({
    expected: isMarkdown.test(found) ? PLAIN_WORDS : expected,
    found,
  }));
}
