import { BLOCKS } from '../../lib/content/blocks';
import type { CmsField } from './cms-field';

/** Describes how the editor finds a block in a text, and its fields; editor/blocks.ts parses and writes it. */
export type BlockForm = {
  id: string;
  label: string;
  fields: readonly CmsField[];
  pattern: string;
};

const BETWEEN_COLONS = /^:::\w+(?:\[(?<title>.*?)\])?(?:\{kind=(?<kind>\w+)\})?\n(?<text>.*)\n:::$/s;

/** Lists the editor's forms of blocks, made of the example of each; Sveltia has its own for quotes. */
export const BLOCK_FORMS: readonly BlockForm[] = Object.entries(BLOCKS).flatMap(
  ([id, { label, hint, example, title, kinds = [] }]) => {
    const written = BETWEEN_COLONS.exec(example)?.groups;
    if (!written) return [];
    // A draft may lack them.
    const required = false;
    const fields: CmsField[] = [
      ...(title ? [{ name: 'title', label: title, required, widget: 'string', default: written.title } as const] : []),
      ...(kinds.length > 0
        ? [{ name: 'kind', label: 'Kind', required, widget: 'select', options: kinds, default: written.kind } as const]
        : []),
      { name: 'text', label: 'Text', required, hint, widget: 'text', default: written.text },
    ];
    return [{ id, label, fields, pattern: patternOf(id, kinds) }];
  },
);

/** Matches as many colons at the end as at the start: others belong to a block around or within it. */
function patternOf(name: string, kinds: readonly string[]): string {
  const behindName = `(?:\\[(?<title>[^\\n]*)\\])?(?:\\{kind=(?<kind>${kinds.join('|')})\\})?`;
  return `^(?<colons>:{3,})${name}${behindName}\\n(?<text>.*?)\\n\\k<colons>(?!:)`;
}
