import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { describeOptions, type TextFault } from '../problems';
import { button } from './button';
import type { Block, FoundBlock, Tools } from './define-block';
import { diagram } from './diagram';
import { file } from './file';
import { film } from './film';
import { gallery } from './gallery';
import { findLine, readText } from './nodes';
import { quote } from './quote';
import { table } from './table';

export const BLOCKS: Readonly<Record<string, Block>> = {
  quote,
  gallery,
  film,
  file,
  button,
  diagram,
};

export const FORMS: Readonly<Record<string, Pick<Block, 'label' | 'form'>>> = { ...BLOCKS, table };

const CONTAINERS = Object.entries(BLOCKS).flatMap(([name, { example }]) => (example.startsWith(':::') ? [name] : []));

function find(node: Nodes): FoundBlock | undefined {
  for (const block of Object.values(BLOCKS)) {
    const result = block.find(node as RootContent);
    if (result) return result;
  }
  return undefined;
}

/** Finds invalid blocks. @param markdown the source of `root` */
export function inspectBlocks(root: Root, markdown: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(root, (node) => {
    const block = find(node);
    if (block?.success === false) faults.push(...block.faults);
    if (block) return;
    const line = findLine(node);
    if (node.type === 'leafDirective' || node.type === 'containerDirective') {
      const isKnown = CONTAINERS.includes(node.name);
      const expected = isKnown ? `three colons, :::${node.name}, and a line of ::: below it` : existingBlock(node.name);
      faults.push({
        line,
        path: ['block'],
        expected,
        found: `"${node.type === 'leafDirective' ? '::' : ':::'}${node.name}"`,
      });
    }
    if (node.type === 'text') faults.push(...strayColons(node.value, line));
  });
  visit(root, 'containerDirective', (node) => {
    if (!CONTAINERS.includes(node.name) || isClosed(node, markdown)) return;
    const expected = 'a line of ::: where the block ends';
    faults.push({ line: findLine(node), path: [node.name], expected, found: 'none' });
  });
  return faults;
}

const existingBlock = (name: string) => describeOptions(CONTAINERS, name);

/** Finds lines with three colons outside blocks: the line closes no block, or its name is invalid. */
const strayColons = (value: string, first: number): TextFault[] =>
  value.split('\n').flatMap((text, index) => {
    if (!/^\s*:{3}/.test(text)) return [];
    const name = /^\s*:+\s*(\w+)/.exec(text)?.[1];
    const expected = name ? existingBlock(name) : 'a block above that it closes';
    return [{ line: first + index, path: ['block'], expected, found: JSON.stringify(text.trim()) }];
  });

function isClosed(node: Parent & Nodes, markdown: string): boolean {
  const end = node.position?.end.offset ?? 0;
  const isInner = node.children.at(-1)?.position?.end.offset === end;
  const lastLine = markdown.slice(markdown.lastIndexOf('\n', end - 1) + 1, end);
  return !isInner && /^[\s>]*:{3,}\s*$/.test(lastLine);
}

export function renderBlocks(root: Root, tools: Tools): void {
  const places: { node: Nodes; parent: Parent }[] = [];
  visit(root, (node, _, parent) => {
    if (parent) places.push({ node, parent });
  });
  // Starts at the end, because a block may contain others.
  for (const { node, parent } of places.reverse()) {
    const block = find(node);
    const at = parent.children.indexOf(node as RootContent);
    if (block?.success) parent.children.splice(at, 1, ...block.render(tools));
    else if (node.type === 'leafDirective') parent.children.splice(at, 1, asText(node.name, readText(node)));
  }
}

const asText = (name: string, text: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value: [`::${name}`, text].filter(Boolean).join(' ') }],
});

export type { Tools };
