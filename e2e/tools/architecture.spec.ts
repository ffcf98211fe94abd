/** Module boundaries: small files that break each rule are written to a folder outside the project and checked. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkArchitecture } from '../../tools/architecture/check';

function check(files: Record<string, string>) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'architecture-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const problems = checkArchitecture(root).sort();
  rmSync(root, { recursive: true });
  return problems;
}

const REFUSED_FILES: readonly [file: string, imports: readonly string[], advice: string][] = [
  ['lib/shared/a.ts', ['lib/definitions', 'lib/site', 'components/ui'], 'take the value as an argument'],
  ['lib/definitions/a.ts', ['lib/content', 'lib/site', 'app'], 'read and derive in lib/content and lib/site'],
  ['lib/content/a.ts', ['lib/site', 'components/ui', 'scripts'], 'what both need belongs in lib/shared'],
  ['lib/site/a.ts', ['lib/search', 'components/ui', 'app'], 'read files in lib/content, render in components'],
  ['lib/search/a.ts', ['lib/content', 'lib/site', 'lib/definitions'], 'fetch the value there'],
  ['components/ui/a.tsx', ['lib/content', 'lib/site', 'app'], 'load them in app/ and pass them as props'],
  ['components/sections/a.tsx', ['lib/content', 'lib/site', 'app'], 'load them in app/ and pass them as props'],
  ['components/islands/a.tsx', ['components/sections', 'lib/content', 'lib/site'], 'take plain data as props'],
  ['app/a.ts', ['scripts', 'hosts', 'e2e', 'editor'], 'read files in lib/content, derive values in lib/site'],
  ['hosts/a.ts', ['lib/shared', 'scripts'], 'let scripts/ pass other values as arguments'],
  ['tools/drawings/a.ts', ['lib/site', 'scripts'], 'never runs in a build: move what both need to lib/shared'],
  ['tools/architecture/a.ts', ['lib/shared', 'scripts'], 'must run while the code that it checks is broken'],
  ['editor/a.ts', ['scripts', 'hosts', 'e2e'], 'let scripts/editor pass it what it needs'],
  ['scripts/a.ts', ['e2e'], 'Only tests import tests: move what both need to scripts/ or lib/shared'],
  ['next.config.mjs', ['e2e'], 'Only tests import tests'],
];

const REFUSED_MODULES = [
  ['lib/shared/a.ts', 'node:path', 'node:path, which no browser has. lib/shared runs in browsers'],
  ['lib/shared/a.ts', 'react', 'the package react. lib/shared runs in browsers'],
  ['lib/site/a.ts', 'fs', 'fs, which no browser has. lib/site derives values: read files in lib/content'],
  ['lib/search/a.ts', 'pagefind', "the package pagefind. lib/search runs in the visitor's browser"],
  ['components/ui/a.tsx', 'node:fs', 'node:fs, which no browser has. A component takes finished values'],
  ['components/sections/a.tsx', 'sharp', 'the package sharp. A component takes finished values'],
  ['components/islands/a.tsx', 'yaml', 'the package yaml. An island is a leaf in the browser'],
  ['app/page.tsx', 'node:fs/promises', 'node:fs/promises, which no browser has. A route loads, names and composes'],
  ['hosts/a.ts', 'yaml', 'the package yaml. hosts/ defines the policy'],
] as const;

test('refuses imports of other layers and modules, with advice', () => {
  for (const [file, imports, advice] of REFUSED_FILES) {
    const problems = check({
      ...Object.fromEntries(imports.map((folder) => [`${folder}/imported.ts`, 'export type A = string;\n'])),
      [file]: `\n${imports.map((folder) => `import '@/${folder}/imported';\n`).join('')}`,
    });
    const wanted = imports.map((folder, index) => `${file}:${index + 2}  must not import ${folder}/imported.ts. `);
    expect.soft(problems.sort(), file).toEqual(wanted.sort().map((words) => expect.stringContaining(words)));
    for (const problem of problems) expect.soft(problem).toContain(advice);
  }
  for (const [file, module, message] of REFUSED_MODULES) {
    const problems = check({ [file]: `import * as a from '${module}';\n` });
    expect.soft(problems).toEqual([expect.stringContaining(`${file}:1  must not import ${message}`)]);
  }
});

test("refuses 'use client' outside of islands and the two error pages", () => {
  const files = ['app/blog/error.tsx', 'app/page.tsx', 'components/sections/A.tsx', 'lib/shared/a.tsx'];
  const problems = check(Object.fromEntries(files.map((file) => [file, "'use client';\n"])));
  const advice = 'Move the interactive part to components/islands and pass it plain data.';
  expect(problems).toEqual(files.map((file) => `${file}:1  must not be 'use client'. ${advice}`));
});

test('refuses files in no layer, and imports of them, of content and of generated files', () => {
  const advice = 'Move it to one, or add its layer to tools/architecture/layers.ts.';
  const component = "import a from '../../content/a.json';\nimport '@/.next/b';\nimport '@/lib/a';\n";
  expect(check({ 'lib/a.ts': '', 'helpers/b.mjs': '', 'components/ui/c.ts': component })).toEqual([
    ...['content/a.json', '.next/b', 'lib/a.ts'].map(
      (file, at) => `components/ui/c.ts:${at + 1}  must not import ${file}, which is in no layer.`,
    ),
    `helpers/b.mjs:1  is in no layer. ${advice}`,
    `lib/a.ts:1  is in no layer. ${advice}`,
  ]);
});
