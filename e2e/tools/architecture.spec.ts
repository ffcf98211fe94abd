/** Module boundaries: small files that break a rule are written to a folder outside the project and checked. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkArchitecture } from '../../tools/architecture/check';

function check(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'architecture-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const problems = checkArchitecture(root).sort();
  fs.rmSync(root, { recursive: true });
  return problems;
}

test('refuses imports of other layers and modules, files in no layer, and client components elsewhere', () => {
  for (const [file, ...imports] of [
    ['lib/shared/a.ts', 'lib/definitions', 'lib/site', 'components/ui'],
    ['lib/content/a.ts', 'lib/site', 'components/ui', 'scripts'],
    ['lib/site/a.ts', 'lib/search', 'components/ui', 'app'],
    ['components/islands/a.tsx', 'components/sections', 'lib/content', 'lib/site'],
    ['components/sections/a.tsx', 'lib/content', 'lib/site', 'app'],
    ['app/a.ts', 'scripts', 'hosts', 'e2e', 'editor'],
    ['hosts/a.ts', 'lib/shared', 'scripts'],
    ['scripts/a.ts', 'e2e'],
  ] as const) {
    const imported = imports.map((folder) => [`${folder}/imported.ts`, 'export type A = string;\n']);
    const text = imports.map((folder) => `import '@/${folder}/imported';\n`).join('');
    const wanted = imports.map((folder, at) => `${file}:${at + 1}  must not import ${folder}/imported.ts. `).sort();
    expect
      .soft(check({ ...Object.fromEntries(imported), [file]: text }), file)
      .toEqual(wanted.map((words) => expect.stringContaining(words)));
  }
  for (const [file, text, problem] of [
    ['components/ui/a.tsx', "import * as a from 'node:fs';\n", 'must not import node:fs, which no browser has.'],
    ['lib/shared/a.ts', "import 'react';\n", 'must not import the package react. lib/shared runs in browsers'],
    ['lib/shared/a.tsx', "'use client';\n", "must not be 'use client'."],
    ['lib/a.ts', '', 'is in no layer. Move it to one'],
  ] as const)
    expect.soft(check({ [file]: text }), file).toEqual([expect.stringContaining(`${file}:1  ${problem}`)]);
});
