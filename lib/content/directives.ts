/** Three colons open a block: https://github.com/micromark/micromark-extension-directive */
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * A remark plugin for blocks of whole lines. The extension's form for within a line is left out: `10:30` and `a:b` are
 * words.
 */
export function remarkBlocks(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
