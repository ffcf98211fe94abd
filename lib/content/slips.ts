import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { BlockFinding } from './blocks';
import { lineOf } from './blocks/nodes';

type Slip = readonly [field: string, pattern: RegExp, expected: string];

const TARGET = '(?:/|#|https?:|mailto:|tel:)';

/** Searched in the source of a paragraph, which has neither headings nor tables. */
const IN_LINES: readonly Slip[] = [
  ['heading', /^#{2,6}[^#\s].*/, 'a space after the last #'],
  ['table', /^\s*\|.*\|\s*$/, 'a line of dashes below the first row, with as many cells: |---|---|'],
];
const ROUND_FIRST = 'the words in square brackets, then the URL in round ones: [words](/about)';
/** Searched in text between other elements. */
const IN_TEXT: readonly Slip[] = [
  ['footnote', /\[\^[^\]\s]+\]/, 'its text on a separate line, such as [^1]: The source.'],
  ['link', new RegExp(`\\[[^\\]]+\\]\\s+\\(${TARGET}[^)]*\\)`), 'no space between ] and ('],
  ['link', new RegExp(`\\([^()]+\\)\\[${TARGET}[^\\]]*\\]`), ROUND_FIRST],
  ['text', /\*\*.{0,30}/, '** on both sides of the words, without spaces inside: **words**'],
];

/** Finds Markdown syntax that a page would show as text. @param markdown the source of `root` */
export function findSlips(root: Root, markdown: string): BlockFinding[] {
  const findings: BlockFinding[] = [];
  const lines = markdown.split('\n');
  const notes = new Set<string>();
  let depth = 1;
  const look = (slips: readonly Slip[], texts: readonly string[], first: number) => {
    for (const [field, pattern, expected] of slips) {
      const at = texts.findIndex((text) => pattern.test(text));
      if (at < 0) continue;
      const [text = ''] = pattern.exec(texts[at] ?? '') ?? [];
      findings.push({ line: first + at, field, expected, found: JSON.stringify(text.trim().slice(0, 60)) });
    }
  };
  visit(root, (node) => {
    const line = lineOf(node);
    if (node.type === 'paragraph') look(IN_LINES, lines.slice(line - 1, node.position?.end.line), line);
    if (node.type === 'text') look(IN_TEXT, node.value.split('\n'), line);
    if (node.type === 'footnoteReference') notes.add(node.identifier);
    if (node.type === 'heading') {
      if (node.depth > depth + 1) {
        const expected = `${'#'.repeat(depth + 1)}, as no level may be skipped`;
        const shown = JSON.stringify(`${'#'.repeat(node.depth)} ${textOf(node)}`);
        findings.push({ line, field: 'heading', expected, found: shown });
      }
      depth = node.depth;
    }
  });
  visit(root, 'footnoteDefinition', (node) => {
    if (notes.has(node.identifier)) return;
    const expected = `a mark in the text that refers to it: [^${node.label}]`;
    findings.push({ line: lineOf(node), field: 'footnote', expected, found: 'none' });
  });
  return findings;
}
