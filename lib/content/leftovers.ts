/** Finds in the text that visitors read what no visitor should see: syntax that Markdown or another tool has not read. */
import { describeValue, type Fault, type TextFault, toCodePoint } from './problems';

type Rule = readonly [part: string, pattern: RegExp, expected: string];

const TARGET = '(?:/|#|https?:|mailto:|tel:)';
const WORDS_AND_URL = 'the words in square brackets, then the URL in round ones: [words](/about)';
const NO_TEMPLATE = 'words: this site has no templates, shortcodes and attribute lists';

/** What Markdown left unread. Each line reports the first that matches. Every repetition has a limit: patterns are linear. */
const UNREAD: readonly Rule[] = [
  ['text', /^(<{7}|\|{7}|={7}|>{7})( .*)?$/, 'one of the two versions of one text, without the marks of a conflict'],
  ['link', new RegExp(`\\([^()]{1,200}\\)\\[${TARGET}[^\\]]{0,200}\\]`), WORDS_AND_URL],
  ['text', /^\[!\w{1,30}\]/, 'words: this site has no notes of this kind'],
  ['text', /^\[TOC\]$/i, 'words: pages list their own headings'],
  ['text', /<!--.*|-->/, 'a comment without empty lines: <!-- a note -->'],
  ['heading', /^#{2,6}[^#\s].*/, 'a space after the last #'],
  ['table', /^\|.*\|$/, 'a line of dashes below the first row, with as many cells: |---|---|'],
  ['table', /^\|?\s*:?-{3,}:?\s*\|[\s:|-]*$/, 'a row of names above the line of dashes, with as many cells'],
  ['text', /^\| .*/, 'words without | before them'],
  ['text', /^\*\[[^\]]{1,60}\]:.*/, 'the whole words in the text: this site has no abbreviations'],
  ['text', /^: +\S.*/, 'a list or a table: this site has no definitions after a colon'],
  ['text', /\[-?@[\w:.-]{1,60}.*/, 'a link to the source: [words](https://…)'],
  ['footnote', /\[\^[^\]\s]{1,60}\]/, 'its text on a separate line, such as [^1]: The source.'],
  ['link', new RegExp(`\\[[^[\\]]{1,200}\\]\\s{1,9}\\(${TARGET}[^)]{0,200}\\)`), 'no space between ] and ('],
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
  ['text', /&([a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i, 'the character itself instead of its code'],
];

/** Signs that a template, a shortcode, an attribute list or a wiki writes. Marketing copy has none. */
const BRACES: Rule = [
  'text',
  /[{}].*|\[\[.*|\]\]|[【】].*|%%.*|<%.*|%>|\[\/\w{1,30}\]|\[[\w-]{1,30} [\w-]{1,30}=.*/,
  NO_TEMPLATE,
];

/** Characters of Word's fonts, and those that nobody sees: they hide words, or part them. A soft hyphen and joiners stay. */
const UNSEEN =
  /(?![\u00AD\u200C\u200D])[\p{Co}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0\uFFFC]|\u034F|[\u{E0100}-\u{E01EF}]/u;

const BULLETS = '·•◦▪▸►‣●○■□➢➤✓✔\uF0A7\uF0B7\uF0D8\uF0FC';
const LIST = '- and a space before each item of a list';
/** A bullet, or a mark of Markdown that is followed by another kind of space. Word writes letters of its symbol fonts. */
const ITEM = new RegExp(
  `^(?:[${BULLETS}]|(?:[-*+–—#>]{1,6}|\\d{1,3}[.)])(?! )\\s|[^\\s\\p{L}\\p{N}]\\t|[oØü§]\\t)`,
  'u',
);
/** A mark without a space before a letter. One alone may be meant. */
const GLUED = /^(?:[-*+]|\d{1,3}[.)])\p{L}/u;

/** Finds leftovers in a text. @param first the line of its beginning */
export function findLeftovers(text: string, first: number): TextFault[] {
  const lines = text.split(/\n/).map((line) => line.replace(/^ +| +$/g, ''));
  const isGlued = (index: number) => GLUED.test(lines[index] ?? '');
  return lines.flatMap((line, index): TextFault[] => {
    const found = leftoverIn(line, isGlued(index) && (isGlued(index - 1) || isGlued(index + 1)));
    return found ? [{ line: first + index, ...found }] : [];
  });
}

function leftoverIn(line: string, isGluedItem: boolean): Omit<TextFault, 'line'> | undefined {
  const [item] = ITEM.exec(line) ?? [];
  if (item !== undefined) {
    const space = /(?! )\s$/.exec(item)?.[0];
    const expected = space === undefined ? LIST : `${LIST}, not ${toCodePoint(space)}`;
    return { path: ['list'], expected, found: describeValue(line) };
  }
  if (isGluedItem) return { path: ['list'], expected: LIST, found: describeValue(line) };
  for (const [part, pattern, expected] of [...UNREAD, BRACES]) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) return { path: [part], expected, found: describeValue(found) };
  }
  const at = line.search(UNSEEN);
  if (at < 0) return undefined;
  const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
  const expected = `the words without ${toCodePoint(character)}, a character that no visitor should see`;
  return { path: ['text'], expected, found: describeValue(line.slice(Math.max(0, at - 20), at + 20)) };
}

/** Matches a tag of HTML, which a field shows as text. */
const TAG = /<\/?(a|b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i;
const PLAIN_WORDS = 'plain words: only the text below the fields is Markdown';

/** Finds leftovers in a field, which no page reads as Markdown. */
export function findInField(text: string): Fault[] {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) return [{ expected: PLAIN_WORDS, found: describeValue(tag) }];
  if (text !== '' && !/[^\s\p{C}]/u.test(text)) {
    return [{ expected: 'words that a visitor can see', found: describeValue(text) }];
  }
  const isMarkdown = /\*\*|\]\(|__|~~|`|==/;
  return findLeftovers(text.replace(OWN_NAME, 'x'), 1).map(({ expected, found }) => ({
    expected: isMarkdown.test(found) ? PLAIN_WORDS : expected,
    found,
  }));
}

/** Matches a name in a field that a page replaces by a value: {count} pages found. */
const OWN_NAME = /\{[a-z]{1,20}\}/g;

/** Matches what programs write in the place of an alt text: a file's name, or their own words. */
const NO_ALT_TEXT =
  /^\S{1,200}\.(png|jpe?g|webp|avif|svg|gif|heic|tiff?)$|^(untitled|image|picture|photo|alt text|screen ?shot)[\s\d_.-]*$|^(img|dsc|dscn|pxl|screenshot)[_-]?\d[\w-]*$|description automatically generated|ai-generated content may be incorrect/i;

export const findNoAltText = (alt: string): Fault[] =>
  NO_ALT_TEXT.test(alt.trim()) ? [{ expected: 'what the image shows, in words', found: describeValue(alt) }] : [];
