/** The registry of islands names their files, and esbuild shares what they import. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleIslands, listIslandFiles } from '../../islands/build/bundle-islands';
import { createLoader, LOADER } from '../../islands/build/loader-code';
import { ISLANDS } from '../../islands/registry';
import type { IslandName } from '../../islands/runtime/Island';

// @ts-expect-error SearchDialog.tsx exports no `mount`.
const _noIsland: IslandName = 'SearchDialog';

test('registers each island under the name of its file', () => {
  const names = listIslandFiles().map((file) => path.parse(file).name);
  expect(names.sort()).toEqual(Object.keys(ISLANDS).sort());
});

test('finds the islands that import React by their imports, and bundles one React for all', async () => {
  const folder = test.info().outputPath('islands');
  const sources = {
    'Clock.tsx': "import { useState } from 'react';\nexport const mount = () => useState(0);",
    'wind-up.ts': "import { turn } from './turn';\nexport const mount = turn;",
    'turn.ts': "import { useRef } from 'react';\nexport const turn = () => useRef(0);",
    'tick.ts': "export const mount = () => 'tick';",
  };
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(sources)) fs.writeFileSync(path.join(folder, name), text);
  const entries = ['Clock', 'wind-up', 'tick'].map((name) => path.join(folder, name));
  const urls = await bundleIslands(entries, folder);
  const withReact = fs
    .readdirSync(path.join(folder, '_islands'))
    .filter((file) =>
      /react\.transitional\.element/.test(fs.readFileSync(path.join(folder, '_islands', file), 'utf8')),
    );
  expect(withReact).toHaveLength(1);
  for (const name of ['Clock', 'wind-up']) expect(urls.get(name)).toContain(`/_islands/${withReact[0]}`);
  expect(urls.get('tick')).toHaveLength(1);
});

test('keeps the loader below 2.5 kB', () => {
  expect(Buffer.byteLength(LOADER)).toBeLessThanOrEqual(2500);
});

test('appends at most 700 bytes for the counting of page views, its three values aside, and none without it', () => {
  const origin = 'https://www.spanwell.example';
  expect(createLoader({ origin })).toBe(LOADER);
  const measure = { url: 'https://plausible.io', site: 'spanwell.example' };
  const loader = createLoader({ origin, measure });
  expect(loader.startsWith(LOADER)).toBe(true);
  const values = [measure.url, measure.site, new URL(origin).host].join('').length;
  expect(loader.length - LOADER.length - values).toBeLessThanOrEqual(700);
});
