import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { COLOURS } from './colours';

test('repeats the colours of the style sheets in both schemes, and no others', () => {
  const colours: Record<'light' | 'dark', Record<string, string>> = { light: {}, dark: {} };
  const tokens = fs.readFileSync('app/styles/tokens.css', 'utf8').matchAll(/--color-([a-z-]+): ([^;]+);/g);
  for (const [, token = '', value = ''] of tokens) {
    const name = token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const [, light = value, dark = value] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
    colours.light[name] ??= light;
    colours.dark[name] ??= dark;
  }
  assert.deepEqual(colours, COLOURS);
});
