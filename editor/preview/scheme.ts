import type { Scheme } from '../messages';
import { SECTION } from './PreviewPage';

/** Selects the page's end by what precedes it, which a SECTION element separates from it in the preview. */
const NEXT_END = new RegExp(`(?<!${SECTION} )\\+ \\.landing`, 'g');

/** The original query of each rule. */
const originals = new WeakMap<MediaList, string>();

/** Fits the style sheets to the preview: light or dark, whatever the browser prefers. They must be loaded. */
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
  if (rule instanceof CSSStyleRule && rule.selectorText.search(NEXT_END) !== -1)
    rule.selectorText = rule.selectorText.replace(NEXT_END, `+ ${SECTION} + .landing`);
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
    for (const inner of rule.cssRules) setRule(inner, scheme);
  }
}
