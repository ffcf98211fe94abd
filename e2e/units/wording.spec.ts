/** The lint for words in comments and documentation. */
import { expect, test } from '@playwright/test';
import { findWords } from '../../tools/wording/find-words';

test('reports replaced words in prose, not in code', () => {
  const code = "/** Stands\n * beside it. */\nconst told = 'mended'; // anew\n";
  expect(findWords('a.ts', code)).toEqual([
    'a.ts:1  expected is in, appears, found "Stands"',
    'a.ts:2  expected next to, in addition to, found "beside"',
    'a.ts:3  expected again, found "anew"',
  ]);
  const lines = (file: string, text: string) => findWords(file, text).map((line) => line.split(' ')[0]);
  expect(lines('a.md', '`told`\n\n    told\n\n```\ntold\n```\n[a](told.md) told\n')).toEqual(['a.md:8']);
  expect(lines('a.css', '.told {\n  /* told */\n}\n/* told */\n')).toEqual(['a.css:2', 'a.css:4']);
  expect(lines('a.yml', 'told: 1 # told\n')).toEqual(['a.yml:1']);
});
