import { leaves } from '../../model/walk';
import type { BlockFinding } from '../blocks';
import { atField, type Document, type Documents, getOutline } from '../document';
import { findInField, findNoAltText } from '../leftovers';
import { memoize } from '../memoize';
import { describeValue, type Problem } from '../problems';

/**
 * Finds invalid blocks, syntax that a page would show as text, and words that it would drop or join. Notes name raw HTML,
 * whose tags a page omits.
 */
export function checkSyntax(documents: Documents): { problems: Problem[]; notes: Problem[] } {
  const findings = documents.map((document) => {
    const { html, blocks, losses } = getOutline(document.source);
    const tags = html.map(({ text, line }): BlockFinding => {
      const expected = 'markdown; HTML tags are left out of the page';
      return { line, field: 'text', expected, found: describeValue(text) };
    });
    return {
      problems: [...inFields(document), ...inBody(document, [...blocks, ...losses])],
      notes: inBody(document, tags),
    };
  });
  return {
    problems: findings.flatMap(({ problems }) => problems),
    notes: findings.flatMap(({ notes }) => notes),
  };
}

const inFields = memoize(({ source, type }: Document): Problem[] =>
  leaves(type.schema, source.data).flatMap(({ path, value }) =>
    typeof value === 'string'
      ? [...findInField(value), ...(isAltText(path.at(-1)) ? findNoAltText(value) : [])].map(({ expected, found }) =>
          atField(source, path, expected, found),
        )
      : [],
  ),
);

const isAltText = (name: string | number | undefined) => name === 'imageAlt' || name === 'alt';

const inBody = ({ source: { file, bodyLine } }: Document, findings: readonly BlockFinding[]): Problem[] =>
  findings.map(({ line, ...finding }) => ({ file, line: bodyLine + line - 1, ...finding }));
