import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { BlockFinding } from './blocks';
import { lineOf } from './blocks/nodes';
import { describeValue } from './problems';

type Slip = readonly [field: string, pattern: RegExp, expected: string];

const TARGET = '(?:/|#|https?:|mailto:|tel:)';

/** Searched in each line of text between other elements. */
const SLIPS: readonly Slip[] = [
  ['heading', /^#{2,6}[^#\s].*/, 'a space after the last #'],
  ['table', /^\|.*\|$/, 'a line of dashes below the first row, with as many cells: |---|---|'],
  ['footnote', /\[\^[^\]\s]+\]/, 'its text on a separate line, such as [^1]: The source.'],
  ['link', new RegExp(`\\[[^\\]]+\\]\\s+\\(${TARGET}[^)]*\\)`), 'no space between ] and ('],
  [
    'link',
    new RegExp(`\\([^()]+\\)\\[${TARGET}[^\\]]*\\]`),
    'the words in square brackets, then the URL in round ones: [words](/about)',
  ],
  ['text', /\*\*.{0,30}/, '** on both sides of the words, without spaces inside: **words**'],
];

/** Finds Markdown syntax that a page would show as text, and headings of the page's own level. */
export function findSlips(root: Root): BlockFinding[] {
  const findings: BlockFinding[] = [];
  visit(root, (node) => {
    const first = lineOf(node);
    if (node.type === 'heading' && node.depth === 1) {
      const expected = 'Heading 2, with two #: Heading 1 is the title of the page';
      findings.push({ line: first, field: 'heading', expected, found: describeValue(`# ${textOf(node)}`) });
    }
    if (node.type !== 'text') return;
    const lines = node.value.split('\n');
    for (const [field, pattern, expected] of SLIPS) {
      const at = lines.findIndex((line) => pattern.test(line.trim()));
      const [found] = pattern.exec(lines[at]?.trim() ?? '') ?? [];
      if (found !== undefined) findings.push({ line: first + at, field, expected, found: describeValue(found) });
    }
  });
  return findings;
}
