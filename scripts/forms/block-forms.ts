/** The forms of blocks in the editor, made from the example of each: what stands where, and what it says at first. */
import { BLOCKS } from '../../lib/content/blocks';
import type { CmsField } from './cms-field';

/** A block as the editor finds it in a text, and what it asks for; editor/blocks.ts takes it apart and writes it. */
export type BlockForm = {
  id: string;
  label: string;
  fields: readonly CmsField[];
  /** A regular expression with the groups title, kind and text. */
  pattern: string;
  /** Whether it is written as a quote, not between colons. */
  isQuoted: boolean;
};

const BETWEEN_COLONS = /^:::\w+(?:\[(?<title>.*?)\])?(?:\{kind=(?<kind>\w+)\})?\n(?<text>.*)\n:::$/s;
const QUOTED = /^> \[!(?<kind>\w+)\]\n> (?<text>.*)$/;

/** Forms of all blocks but those the editor has a form for: quotes and code. */
export const BLOCK_FORMS: readonly BlockForm[] = Object.entries(BLOCKS).flatMap(
  ([id, { label, hint, example, title, kinds = [] }]) => {
    const isQuoted = QUOTED.test(example);
    const written = (isQuoted ? QUOTED : BETWEEN_COLONS).exec(example)?.groups;
    if (!written) return [];
    const required = true;
    const fields: CmsField[] = [
      ...(title ? [{ name: 'title', label: title, required, widget: 'string', default: written.title } as const] : []),
      ...(kinds.length > 0
        ? [{ name: 'kind', label: 'Kind', required, widget: 'select', options: kinds, default: written.kind } as const]
        : []),
      { name: 'text', label: 'Text', required, hint, widget: 'text', default: written.text },
    ];
    return [{ id, label, fields, pattern: isQuoted ? quotedPattern(kinds) : colonPattern(id, kinds), isQuoted }];
  },
);

function quotedPattern(kinds: readonly string[]): string {
  return `^> ?\\[!(?<kind>${kinds.join('|')})\\](?<text>(?:\\n>[^\\n]*)+)`;
}

/** It ends with as many colons as it starts with: with three, more or fewer are those of a block around or within it. */
function colonPattern(name: string, kinds: readonly string[]): string {
  const behindName = `(?:\\[(?<title>[^\\n]*)\\])?(?:\\{kind=(?<kind>${kinds.join('|')})\\})?`;
  return `^(?<colons>:{3,})${name}${behindName}\\n(?<text>.*?)\\n\\k<colons>(?!:)`;
}
