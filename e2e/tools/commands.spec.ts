import fs from 'node:fs';
import { expect, test } from '@playwright/test';

test('docs/commands.md lists every script of package.json, and no other', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const manual = fs.readFileSync('docs/commands.md', 'utf8');
  const listed = [...manual.matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
