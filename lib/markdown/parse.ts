import type { Node, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { findBlocks } from './blocks/codec';

/** A part of a text between `:::name` and `:::`. */
export interface Block extends Node {
  type: 'block';
  /** Its first line. */
  opening: string;
  yaml: string;
}
declare module 'mdast' {
  interface RootContentMap {
    block: Block;
  }
}

const parser = remark().use(remarkGfm, { singleTilde: false }).freeze();

/**
 * Parses a text. Markdown must not read the YAML of a block: to the parser a block is empty code of the same length, so that
 * every line and offset stays.
 */
export function parseMarkdown(markdown: string): Root {
  const lines = markdown.split('\n');
  const blanked = [...lines];
  const blocks = findBlocks(lines);
  for (const { start, end } of blocks)
    for (let index = start; index <= end; index += 1) {
      const isFence = index === start || index === end;
      blanked[index] = (lines[index] ?? '').replace(/./g, ' ').replace(/^ {3}/, isFence ? '~~~' : '   ');
    }
  const root = parser.parse(blanked.join('\n'));
  const byLine = new Map(blocks.map((place) => [place.start + 1, place]));
  root.children = root.children.map((node) => {
    const { start, end } = node.position ?? {};
    // A block within HTML is a part of that.
    if (node.type === 'html') return { ...node, value: markdown.slice(start?.offset, end?.offset) };
    const place = node.type === 'code' ? byLine.get(start?.line ?? 0) : undefined;
    if (!place) return node;
    const yaml = lines.slice(place.start + 1, place.end).map((line) => `${line}\n`);
    return { type: 'block', opening: lines[place.start] ?? '', yaml: yaml.join(''), position: node.position };
  });
  return root;
}
