import type { BlockFinding } from '../blocks';
import { type Document, type Documents, outlineOfSource } from '../document';
import { describeValue, type Problem } from '../problems';

/** Finds invalid blocks, and Markdown that a page would show as text. Notes name raw HTML, whose tags a page omits. */
export function checkSyntax(documents: Documents): { problems: Problem[]; notes: Problem[] } {
  const findings = documents.map((document) => {
    const { html, blocks, slips } = outlineOfSource(document.source);
    const tags = html.map(({ text, line }): BlockFinding => {
      const expected = 'markdown; HTML tags are left out of the page';
      return { line, field: 'text', expected, found: describeValue(text) };
    });
    return {
      problems: inBody(document, [...blocks, ...slips]),
      notes: inBody(document, tags),
    };
  });
  return {
    problems: findings.flatMap(({ problems }) => problems),
    notes: findings.flatMap(({ notes }) => notes),
  };
}

const inBody = ({ source: { file, bodyLine } }: Document, findings: readonly BlockFinding[]): Problem[] =>
  findings.map(({ line, ...finding }) => ({ file, line: bodyLine + line - 1, ...finding }));
