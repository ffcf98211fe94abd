/** A form for every block of a text that the editor has none of its own for. */
import CMS from '@sveltia/cms';
import type { BlockForm } from '../scripts/forms/block-forms';

/** The build puts them here (scripts/editor). */
declare const BLOCK_FORMS: readonly BlockForm[];

type Values = { title?: string; kind?: string; text?: string };

/** One colon more than any line of the text starts with, so that a block within it does not end it. */
function betweenColons(name: string, { title, kind, text = '' }: Values): string {
  const inner = [...text.matchAll(/^:{3,}/gm)].map(([colons]) => colons.length);
  const colons = ':'.repeat(Math.max(2, ...inner) + 1);
  return `${colons}${name}${title ? `[${title}]` : ''}${kind ? `{kind=${kind}}` : ''}\n${text.trim()}\n${colons}`;
}

const quoted = ({ kind, text = '' }: Values): string =>
  [`[!${kind}]`, ...text.trim().split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');

/** Makes the forms known to the editor; before it starts. */
export function registerBlocks(): void {
  for (const { id, label, fields, pattern, isQuoted } of BLOCK_FORMS) {
    const written = (values: Values) => (isQuoted ? quoted(values) : betweenColons(id, values));
    CMS.registerEditorComponent({
      id,
      label,
      fields: [...fields],
      // The editor tells a pattern of several lines by this flag.
      pattern: new RegExp(pattern, 's'),
      fromBlock({ groups: { title, kind, text = '' } = {} }) {
        return { title, kind, text: isQuoted ? text.replace(/^> ?/gm, '').trim() : text };
      },
      toBlock: written,
      toPreview: written,
    });
  }
}
