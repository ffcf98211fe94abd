/** The registry of islands is their folder, and esbuild shares what they import. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { IslandName } from '../../components/islands/Island';
import { readCode, renderRegistry } from '../../scripts/list-islands';
import { bundleIslands } from '../../scripts/post-export/bundle-islands';
import { createLoader, LOADER } from '../../scripts/post-export/loader-code';

// @ts-expect-error SearchDialog.tsx exports no `mount`.
const _noIsland: IslandName = 'SearchDialog';

const FOLDER = 'components/islands';

test('registers the files of the folder that export mount', () => {
  const registry = fs.readFileSync(path.join(FOLDER, 'registry.ts'), 'utf8');
  expect(registry, 'npm run types writes it').toBe(renderRegistry(readCode(FOLDER)));
  const files = new Map([
    ['Clock.tsx', 'export function Clock() {}\nexport const mount = mountComponent(Clock);'],
    ['Hand.tsx', 'export function Hand() {}'],
    ['wind-up.ts', 'export async function mount() {}'],
    ['protocol.ts', 'export type Mount = () => void;'],
  ]);
  const keys = renderRegistry(files).match(/^ {2}.+,$/gm);
  expect(keys).toEqual(['  Clock,', "  'wind-up': windUp,"]);
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
