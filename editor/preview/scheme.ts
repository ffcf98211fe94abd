import type { Scheme } from '../messages';
import { SECTION } from './PreviewPage';

const NEXT_END = new RegExp(`(?<!${SECTION} )\\+ \\.landing`, 'g');

/** The original query of each rule. */
const originals = new WeakMap<MediaList, string>();

/** Shows a page light or dark, whatever the browser prefers. Its style sheets must be loaded. */
export function setScheme(document: Document, scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) setRule(rule, scheme);
}

function setRule(rule: CSSRule, scheme: Scheme) {
  if (rule instanceof CSSMediaRule) {
    const query = originals.get(rule.media) ?? rule.media.mediaText;
    const [feature = '', found] = /\(prefers-color-scheme:\s*(light|dark)\)/.exec(query) ?? [];
    if (feature !== '') {
      originals.set(rule.media, query);
      // Other features of the query still apply, such as more contrast.
      rule.media.mediaText = found === scheme ? query.replace(feature, '(min-width: 0)') : 'not all';
    }
  }
  // The element before each section must not separate it from what precedes it.
  if (rule instanceof CSSStyleRule) rule.selectorText = rule.selectorText.replace(NEXT_END, `+ ${SECTION} + .landing`);
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
    for (const inner of rule.cssRules) setRule(inner, scheme);
  }
}
