import CMS from '@sveltia/cms';
import type { BlockForm } from '../scripts/forms/block-forms';

/** Defined by scripts/editor/bundle.ts. */
declare const BLOCK_FORMS: readonly BlockForm[];

type Values = { title?: string; kind?: string; text?: string };

/** Writes a block with one colon more than any line within it starts with. */
function betweenColons(name: string, { title, kind, text = '' }: Values): string {
  const inner = [...text.matchAll(/^:{3,}/gm)].map(([colons]) => colons.length);
  const colons = ':'.repeat(Math.max(2, ...inner) + 1);
  return `${colons}${name}${title ? `[${title}]` : ''}${kind ? `{kind=${kind}}` : ''}\n${text.trim()}\n${colons}`;
}

/** Registers a form for each block that Sveltia has no form for. */
export function registerBlocks(): void {
  for (const { id, label, fields, pattern } of BLOCK_FORMS) {
    const written = (values: Values) => betweenColons(id, values);
    CMS.registerEditorComponent({
      id,
      label,
      fields: [...fields],
      pattern: new RegExp(pattern, 's'),
      fromBlock({ groups: { title, kind, text = '' } = {} }) {
        return { title, kind, text };
      },
      toBlock: written,
      toPreview: written,
    });
  }
}
