import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import postcss, { type AtRule } from 'postcss';
import { COLOURS } from '../../lib/shared/colours';

const css = postcss.parse(fs.readFileSync('app/styles/tokens.css', 'utf8'));

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

test('lists the colours of the style sheets in both schemes, and no others', () => {
  const light = tokensIn(({ name }) => name === 'theme');
  const dark = tokensIn(({ params }) => params === '(prefers-color-scheme: dark)');
  expect({ light, dark: { ...light, ...dark } }).toEqual(COLOURS);
});
