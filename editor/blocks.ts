import CMS from '@sveltia/cms';
import { BLOCK_FORMS } from './block-forms';

/** Registers the form of each block: https://sveltiacms.app/en/docs/api/editor-components */
export function registerBlocks(): void {
  for (const { read, write, ...form } of BLOCK_FORMS)
    CMS.registerEditorComponent({
      ...form,
      fromBlock: ({ groups = {} }) => read(groups),
      toBlock: write,
      toPreview: write,
    });
}
