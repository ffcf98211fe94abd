/** The rooms and their arrows: small files that break each rule are written to a folder of their own and checked. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkArchitecture } from '../../tools/architecture/check';

let root = '';
test.beforeEach(() => {
  // Outside the project: TypeScript would check the files below test-results/, too.
  root = mkdtempSync(path.join(os.tmpdir(), 'architecture-'));
});
test.afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

function check(files: Record<string, string>) {
  write(files);
  return checkArchitecture(root);
}

const PARTS = ['components/ui', 'components/sections', 'components/templates', 'components/layout'];
const SITE = [...PARTS, 'components/islands', 'lib/content', 'lib/definitions', 'lib/search', 'lib/shared', 'lib/site'];
const REST = ['app', 'hosts', 'tools/drawings', 'tools/architecture', 'scripts', 'the root'];

/** Written out again, not taken from the rooms: what each may import, and the advice where it may not. */
const ARROWS: Record<string, { may: string[]; advice: string }> = {
  'lib/shared': { may: [], advice: 'take the value as an argument' },
  'lib/definitions': { may: ['lib/shared'], advice: 'read and derive in lib/content and lib/site' },
  'lib/content': {
    may: ['lib/definitions', 'lib/shared'],
    advice: 'what both need belongs in lib/shared, what is derived in lib/site',
  },
  'lib/site': {
    may: ['lib/content', 'lib/definitions', 'lib/shared'],
    advice: 'read files in lib/content, draw in components',
  },
  'lib/search': { may: ['lib/shared'], advice: 'fetch the value there, or move what both need to lib/shared' },
  ...Object.fromEntries(
    PARTS.map((part) => [
      part,
      {
        may: [...PARTS, 'components/islands', 'lib/definitions', 'lib/shared'],
        advice: 'load them in app/ and pass them as props',
      },
    ]),
  ),
  'components/islands': {
    may: ['components/ui', 'lib/definitions', 'lib/search', 'lib/shared'],
    advice: 'take plain data as props',
  },
  app: { may: SITE, advice: 'read files in lib/content, derive values in lib/site' },
  hosts: { may: [], advice: 'let scripts/ pass what else they need as arguments' },
  'tools/drawings': { may: ['lib/shared'], advice: 'stands alone: move what both need to lib/shared' },
  'tools/architecture': { may: [], advice: 'it runs while the code that it checks is broken' },
  scripts: { may: [...SITE, ...REST], advice: 'Nothing imports a test: move what both need to scripts/ or lib/shared' },
  'the root': { may: [...SITE, ...REST], advice: 'Nothing imports a test' },
  e2e: { may: [...SITE, ...REST], advice: '' },
};

const fileIn = (room: string, name: string) => (room === 'the root' ? name : `${room}/${name}`);

for (const [room, { may, advice }] of Object.entries(ARROWS)) {
  test(`${room} imports what it may, and nothing else`, () => {
    const others = Object.keys(ARROWS).filter((other) => other !== room);
    const files = Object.fromEntries([
      ...others.map((other) => [fileIn(other, 'a.ts'), 'export type A = string;\n']),
      ...others.map((other, index) => [
        fileIn(room, `to-${index}.ts`),
        `\nimport type { A } from '@/${fileIn(other, 'a')}';\n`,
      ]),
    ]);
    const refused = others.flatMap((other, index) =>
      may.includes(other) ? [] : [`${fileIn(room, `to-${index}.ts`)}:2  must not import ${fileIn(other, 'a.ts')}. `],
    );
    const problems = check(files).sort();
    expect(problems.map((line) => line.slice(0, line.indexOf('. ') + 2))).toEqual(refused.sort());
    for (const line of problems) expect(line).toContain(advice);
  });
}

test('a room may import its own files, its packages and nothing of Node, unless it reads or writes files', () => {
  const clean = {
    'lib/shared/deep/a.ts': "import { z } from 'zod';\nimport { b } from '../b';\n",
    'lib/shared/b.ts': "import { c } from './deep/c';\n",
    'lib/shared/deep/c.ts': '',
    'lib/content/read.ts': "import fs from 'node:fs';\nimport matter from 'gray-matter';\n",
    'components/ui/Icon.tsx': "import { IconX } from '@tabler/icons-react';\nexport const X = () => <IconX />;\n",
    'components/islands/Nav.tsx': "'use client';\nimport { usePathname } from 'next/navigation';\n",
    'app/layout.tsx': "import type { ReactNode } from 'react';\nimport './globals.css';\n",
    'app/error.tsx': "'use client';\n",
    'app/global-error.tsx': "'use client';\n",
    'scripts/draw.ts': "import path from 'path';\nimport sharp from 'sharp';\n",
    'playwright.config.ts': "import { findBrowser } from './scripts/draw';\n",
  };
  expect(check(clean)).toEqual([]);
});

const REFUSED_MODULES = [
  ['lib/shared/a.ts', 'node:path', 'node:path, which no browser has. lib/shared runs in browsers'],
  ['lib/shared/a.ts', 'react', 'the package react. lib/shared runs in browsers'],
  ['lib/site/a.ts', 'fs', 'fs, which no browser has. lib/site derives values from values: read files in lib/content'],
  ['lib/search/a.ts', 'pagefind', "the package pagefind. lib/search runs in the visitor's browser"],
  ['components/ui/a.tsx', 'node:fs', 'node:fs, which no browser has. A component takes finished values'],
  ['components/sections/a.tsx', 'sharp', 'the package sharp. A component takes finished values'],
  ['components/islands/a.tsx', 'yaml', 'the package yaml. An island is a leaf in the browser'],
  ['app/page.tsx', 'node:fs/promises', 'node:fs/promises, which no browser has. A route loads, names and composes'],
  ['app/page.tsx', 'remark', 'the package remark. A route loads, names and composes'],
  ['hosts/a.ts', 'yaml', 'the package yaml. A policy and how each host is told it are data'],
] as const;

for (const [file, module, message] of REFUSED_MODULES) {
  test(`${file} must not import ${module}`, () => {
    const problems = check({ [file]: `import * as a from '${module}';\n` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:1  must not import ${message}`);
  });
}

test('every form of an import counts, by alias and by relative path', () => {
  const forms = [
    "import { a } from '@/lib/content/a';",
    "import type { A } from '@/lib/content/a';",
    "import { type A as B } from '../../lib/content/a';",
    "import '@/lib/content/a';",
    "export { a } from '@/lib/content/a';",
    "export type { A } from '../../lib/content/a.ts';",
    "export * from '@/lib/content/a';",
    "export const load = () => import('@/lib/content/a');",
    "export type C = import('@/lib/content/a').A;",
    "export const b = require('../../lib/content/a');",
    "import c = require('@/lib/content/a');",
  ];
  const problems = check({
    'lib/content/a.ts': 'export const a = 1;\nexport type A = string;\n',
    ...Object.fromEntries(forms.map((form, index) => [`components/ui/form-${index + 10}.ts`, `// first\n${form}\n`])),
  });
  expect(problems.map((line) => line.split('. ')[0]).sort()).toEqual(
    forms.map((_, index) => `components/ui/form-${index + 10}.ts:2  must not import lib/content/a.ts`),
  );
});

test("'use client' is for islands and the two error pages", () => {
  const client = "'use client';\nexport const A = () => <p />;\n";
  const files = [
    'components/ui/A.tsx',
    'components/sections/A.tsx',
    'app/page.tsx',
    'app/blog/error.tsx',
    'lib/shared/a.tsx',
  ];
  const problems = check(Object.fromEntries(files.map((file) => [file, client])));
  expect(problems.sort()).toEqual(
    files
      .sort()
      .map(
        (file) =>
          `${file}:1  must not be 'use client'. Move the part that answers the visitor to components/islands and pass it plain data.`,
      ),
  );
});

test('a circular import is reported once, with its way, whatever it consists of', () => {
  const problems = check({
    'lib/content/a.ts': "import { b } from './b';\n",
    'lib/content/b.ts': "export { c } from './deep/c';\n",
    'lib/content/deep/c.ts': "export const load = () => import('../a');\n",
    'lib/content/outside.ts': "import { b } from './b';\n",
    'lib/shared/types.ts': "import type { B } from './more';\n",
    'lib/shared/more/index.ts': "export type B = import('@/lib/shared/types').A;\n",
    'lib/site/self.ts': "import * as self from './self';\n",
  });
  const advice = 'Move what they share to a file that imports none of them.';
  expect(problems.sort()).toEqual([
    `lib/content/deep/c.ts:1  imports itself: lib/content/deep/c.ts → lib/content/a.ts → lib/content/b.ts → lib/content/deep/c.ts. ${advice}`,
    `lib/shared/types.ts:1  imports itself: lib/shared/types.ts → lib/shared/more/index.ts → lib/shared/types.ts. ${advice}`,
    `lib/site/self.ts:1  imports itself: lib/site/self.ts → lib/site/self.ts. ${advice}`,
  ]);
});

test('a file in no room is reported, and so is who imports it', () => {
  const advice = 'Move it to one, or say in tools/architecture/rooms.ts what it may import.';
  expect(check({ 'lib/a.ts': '', 'helpers/b.mjs': '', 'scripts/c.ts': "import '../lib/a';\n" }).sort()).toEqual([
    `helpers/b.mjs:1  is in no room. ${advice}`,
    `lib/a.ts:1  is in no room. ${advice}`,
    'scripts/c.ts:1  must not import lib/a.ts, which is in no room.',
  ]);
});

test('a component imports no content, picture or generated file past the rooms', () => {
  const problems = check({ 'components/ui/a.ts': "import a from '../../content/a.json';\nimport '@/.next/b';\n" });
  expect(problems).toEqual([
    'components/ui/a.ts:1  must not import content/a.json, which is in no room.',
    'components/ui/a.ts:2  must not import .next/b, which is in no room.',
  ]);
});

test('a file that cannot be parsed is named', () => {
  expect(() => check({ 'lib/site/a.ts': 'import { from\n' })).toThrow(/^lib\/site\/a\.ts {2}/);
});

test('installed and generated files are not checked', () => {
  const bad = "import fs from 'node:fs';\n";
  const folders = ['node_modules/a', '.next', 'out', 'public', 'components/ui/.cache', 'test-results'];
  expect(check(Object.fromEntries(folders.map((folder) => [`${folder}/a.js`, bad])))).toEqual([]);
});

test('the command, a part of npm run lint, fails where a rule is broken and passes where none is', () => {
  const run = () => spawnSync('npx', ['tsx', 'tools/architecture', root], { encoding: 'utf8' });
  write({ 'lib/shared/a.ts': '' });
  expect(run()).toMatchObject({ status: 0, stdout: 'Every import follows the architecture.\n' });

  write({ 'lib/shared/b.ts': "import fs from 'node:fs';\n" });
  const broken = run();
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('lib/shared/b.ts:1  must not import node:fs, which no browser has.');
  expect(broken.stderr).toContain('Violations: 1. What each room may import stands in tools/architecture/rooms.ts.');

  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.lint).toContain('&& tsx tools/architecture');
});
