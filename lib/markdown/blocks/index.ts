import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { z } from 'zod';
import { BLOCKS, type BlockFields, type BlockName, isBlockName } from '../../model/blocks';
import { findLine } from '../nodes';
import { renderButton } from './button';
import { readName, readYaml } from './codec';
import { renderDiagram } from './diagram';
import { renderFile } from './file';
import { renderGallery } from './gallery';
import { renderQuote } from './quote';
import type { Renderer, Tools } from './renderer';
import { renderVideo } from './video';

const RENDERERS: { [Name in BlockName]: Renderer<Name> } = {
  quote: renderQuote,
  gallery: renderGallery,
  video: renderVideo,
  file: renderFile,
  button: renderButton,
  diagram: renderDiagram,
};

const DEFINITIONS: { [Name in BlockName]: { schema: z.ZodType<BlockFields[Name]> } } = BLOCKS;

function render<Name extends BlockName>(name: Name, yaml: string, tools: Tools, line: number): RootContent[] {
  const { data } = DEFINITIONS[name].schema.safeParse(readYaml(yaml).data);
  return data ? RENDERERS[name](data, tools, line) : [];
}

/** Replaces each block by what a page shows of it: nothing if it is invalid. */
export const renderBlocks = (root: Root, tools: Tools): void =>
  visit(root, 'block', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const name = readName(node.opening) ?? '';
    const shown = isBlockName(name) ? render(name, node.yaml, tools, findLine(node)) : [];
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
