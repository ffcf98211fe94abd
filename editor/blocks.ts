import CMS from '@sveltia/cms';
import { FORMS } from '../lib/content/blocks';
import type { FormField } from '../lib/content/blocks/form';

/** Makes fields optional, for drafts: the content check reports what a block lacks. */
const optional = (fields: readonly FormField[]): Omit<FormField, 'fields'>[] =>
  fields.map(({ fields: inner, ...field }) => ({
    ...field,
    required: false,
    ...(inner && { fields: optional(inner) }),
  }));

/** Registers a form for each block: https://sveltiacms.app/en/docs/api/editor-components */
export function registerBlocks(): void {
  for (const [id, { label, form }] of Object.entries(FORMS)) {
    const { fields, pattern, read = (groups) => ({ ...groups }), write } = form;
    CMS.registerEditorComponent({
      id,
      label,
      fields: optional(fields),
      pattern,
      fromBlock: ({ groups = {} }) => read(groups),
      toBlock: write,
      toPreview: write,
    });
  }
}
