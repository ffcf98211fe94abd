import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * Adds blocks of whole lines to remark, but not the extension's inline form: `10:30` and `a:b` are plain text.
 * https://github.com/micromark/micromark-extension-directive
 */
export function remarkBlocks(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
