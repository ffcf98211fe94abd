import { DomUtils } from 'htmlparser2';
import type { Page } from './html';

const TEXTS = ['h3', 'h4', 'p', 'li', 'dd', 'figcaption'];

/** The space before a short word that follows another one, at the end of four words or more. */
const LAST_SPACE = /(?<=\S\s+\S+\s+\S{1,7}) (?=\S{1,7}\s*$)/;
/** The space between letters and the number that belongs to them, as in CPS 234. */
const NUMBER_SPACE = /(?<=\b[A-Z]{2,}) (?=\d)/g;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Binds the last two words of each text of a page, so that no line has a short word alone, and the parts of a name such as
 * CPS 234. For phones, where `text-wrap` would take half of the first layout (app/styles/base.css). Long words stay free: no
 * column is too narrow for two short ones.
 */
export function bindWords(page: Page): void {
  const [main] = DomUtils.getElementsByTagName('main', page);
  if (!main) return;
  for (const element of DomUtils.getElementsByTagName((name) => TEXTS.includes(name), main)) {
    const last = element.children.at(-1);
    if (last?.type === 'text') last.data = last.data.replace(LAST_SPACE, NO_BREAK_SPACE);
  }
  for (const element of DomUtils.getElementsByTagName((name) => name !== 'code', main))
    for (const child of element.children)
      if (child.type === 'text') child.data = child.data.replace(NUMBER_SPACE, NO_BREAK_SPACE);
}
