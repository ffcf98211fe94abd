/** Removes the tags of HTML in Markdown: pages have no elements but their own. */
import type { Html, Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Matches a tag that separates no words. */
export const FORMATTING = /^<\/?(a|abbr|b|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|u|wbr)\b/i;

export const isLineBreak = (tag: string): boolean => /^<br\s*\/?>$/i.test(tag.trim());

/**
 * Replaces HTML: within a line by nothing or a line break, and a block by its text.
 * @param parse reads the text of a block, which may contain character codes and Markdown
 */
export const removeHtml = (root: Root, parse: (markdown: string) => Root) =>
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const value = withoutTags(node);
    const inLine = parent.type !== 'root' && 'children' in parent && isInline(parent);
    if (inLine && isLineBreak(node.value)) parent.children.splice(index, 1, { type: 'break' });
    else if (value === '') parent.children.splice(index, 1);
    else if (inLine) parent.children.splice(index, 1, { type: 'text', value });
    else parent.children.splice(index, 1, ...parse(value).children);
    return [SKIP, index];
  });

const BLOCK_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];
const isInline = (parent: Parent) => !BLOCK_PARENTS.includes(parent.type);

/** Returns the text between tags. It is escaped later, so a tag that these patterns miss appears as text. */
export function withoutTags({ value }: Html): string {
  return value
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<[^<>]*(>|$)/g, (tag) => (FORMATTING.test(tag) ? '' : ' '))
    .replace(/^[^\S\n]+/gm, '')
    .trim();
}
