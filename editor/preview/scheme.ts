import type { Scheme } from '../messages';

/** The original scheme of each rule. */
const originals = new WeakMap<MediaList, Scheme>();

/** Shows a page light or dark, whatever the browser prefers. Its style sheets must be loaded. */
export function setScheme(document: Document, scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) setRule(rule, scheme);
}

function setRule(rule: CSSRule, scheme: Scheme) {
  if (rule instanceof CSSMediaRule) {
    const [, found] = /prefers-color-scheme:\s*(light|dark)/.exec(rule.media.mediaText) ?? [];
    if (found === 'light' || found === 'dark') originals.set(rule.media, found);
    const wanted = originals.get(rule.media);
    if (wanted !== undefined) rule.media.mediaText = wanted === scheme ? 'all' : 'not all';
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
    for (const inner of rule.cssRules) setRule(inner, scheme);
  }
}
