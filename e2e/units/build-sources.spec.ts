/** A part of the tests runs on the last build only while no source of it has changed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isExportFresh } from '../../scripts/support/build-sources';

const SETTINGS = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];

test('builds again after a change of a page, of code, or of a setting of the build', () => {
  const root = test.info().outputPath('project');
  const write = (file: string, seconds: number) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '');
    fs.utimesSync(path.join(root, file), seconds, seconds);
  };
  const sources = [
    ...SETTINGS,
    'content/pages/about.md',
    'editor/index.tsx',
    'islands/registry.ts',
    'scripts/build.ts',
  ];
  for (const file of sources) write(file, 1000);
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  expect(isExportFresh(root), 'before the first build').toBe(false);
  write('out/index.html', 2000);
  for (const file of [...sources, 'docs/deploy.md', 'scripts/test/index.ts']) {
    write(file, 3000);
    expect(isExportFresh(root), file).toBe(!sources.includes(file));
    write(file, 1000);
  }
});
