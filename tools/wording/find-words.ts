import { parseSync, Visitor } from 'oxc-parser';

/** Words that the glossary replaces. Illustrations and people are exceptions, not these words: write another sentence. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(stands?|stood)\b/i, 'is in, appears'],
  [/\b(draws?|drawn|drew)\b/i, 'render, generate'],
  [/\b(asks|asked)\b/i, 'request, call'],
  [/\b(tells?|told)\b/i, 'report, return, pass'],
  [/\b(mends?|mended)\b/i, 'fix'],
  [/\b(wakes?|waking|woken)\b/i, 'hydrate'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\btwins?\b/i, 'precompressed file'],
  [/\bledger\b/i, 'published URLs'],
  [/\bpictures?\b/i, 'image'],
  [/\bdrawings?\b(?! sheets?\b)/i, 'illustration, image'],
  [/(?<!\b(?:e-?mail|mail|postal|street|IP) )\baddress(es)?\b/i, 'URL, e-mail address'],
];

/** Paths and commands, whose words the glossary does not replace. */
const PATH = /[\w.-]*\/[\w./-]+|npm run \w+/g;

type Span = { start: number; end: number };

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns the places of comments, of titles of tests, and of texts for errors and the console. */
function readTexts(file: string, source: string): readonly Span[] {
  const { program, comments } = parseSync(file, source);
  const texts: Span[] = [...comments];
  const calls: Span[] = [];
  const addText = (text: Span) => {
    if (calls.some(({ start, end }) => start < text.start && text.end < end)) texts.push(text);
  };
  new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      const name = source.slice(callee.start, callee.end);
      if (title && /^test(\.describe)?$/.test(name)) texts.push(title);
      if (/^console\.\w+$/.test(name)) calls.push({ start, end });
    },
    NewExpression({ callee, start, end }) {
      if (source.slice(callee.start, callee.end).endsWith('Error')) calls.push({ start, end });
    },
    Literal: addText,
    TemplateElement: addText,
  }).visit(program);
  return texts;
}

/** Fenced and indented blocks, code in a line, and targets of links. */
const MARKDOWN_CODE = /^(```+)[\s\S]*?^\1|^ {4}.*$|`[^`\n]*`|\]\([^)]*\)/gm;
/** All between two comments. */
const CSS_RULES = /(^|\*\/)[\s\S]*?(\/\*|$(?![\s\S]))/g;
/** All in front of a comment. */
const YAML_VALUES = /^[^#\n]*/gm;

/** Returns the wording of source code, or Markdown without its code. What is left out becomes spaces. */
function proseOf(file: string, source: string): string {
  if (file.endsWith('.md')) return source.replace(MARKDOWN_CODE, blank);
  if (file.endsWith('.css')) return source.replace(CSS_RULES, blank);
  if (!/\.(tsx?|mjs)$/.test(file)) return source.replace(YAML_VALUES, blank);
  const restore = (text: string, { start, end }: Span) =>
    text.slice(0, start) + source.slice(start, end) + text.slice(end);
  return readTexts(file, source).reduce(restore, blank(source));
}

/** Returns a line for each replaced word of a file: `file:line  expected "again", found "anew"`. */
export const findWords = (file: string, source: string): string[] =>
  proseOf(file, source)
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(([word, instead]) => {
        const match = word.exec(line.replace(PATH, ''))?.[0];
        return match === undefined ? [] : [`${file}:${index + 1}  expected ${instead}, found "${match}"`];
      }),
    );
