import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import postcss, { type AtRule } from 'postcss';
import { COLOURS } from '../../lib/shared/colours';

const css = postcss.parse(fs.readFileSync('app/styles/tokens.css', 'utf8'));

/** The colour tokens in the at-rules that match, by the palette's name for their role: --color-on-brand is onBrand. */
function tokensIn(matches: (rule: AtRule) => boolean): Record<string, string> {
  const tokens: Record<string, string> = {};
  css.walkAtRules((rule) => {
    if (!matches(rule)) return;
    rule.walkDecls(/^--color-[a-z]/, ({ prop, value }) => {
      tokens[prop.slice('--color-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
    });
  });
  return tokens;
}

test('the palette has the colours of the style sheets in both schemes, all of them and no other', () => {
  const light = tokensIn(({ name }) => name === 'theme');
  const dark = tokensIn(({ params }) => params === '(prefers-color-scheme: dark)');
  expect({ light, dark: { ...light, ...dark } }).toEqual(COLOURS);
});
