import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { files, INLINE_FOLDER, iconSheet, inlineFiles } from '../../tools/drawings';
import { faviconSvg } from '../../tools/drawings/icons';

const FOLDER = 'public/drawings';
const read = (file: string) => fs.readFileSync(file, 'utf8');

test('commits the illustrations and the icon of the generator, which are small and follow the colour scheme', () => {
  for (const [folder, drawn] of [
    [FOLDER, files()],
    [INLINE_FOLDER, inlineFiles()],
  ] as const) {
    expect(fs.readdirSync(folder).sort()).toEqual([...drawn.keys()].sort());
    for (const [name, text] of drawn) expect(read(path.join(folder, name)), name).toBe(text);
  }
  expect(read('docs/icons.svg')).toBe(iconSheet());
  expect(read('public/icons/favicon.svg')).toBe(faviconSvg());
  for (const [name, svg] of files()) {
    expect(gzipSync(svg).length, name).toBeLessThanOrEqual(8 * 1024);
    expect(svg, name).toContain('prefers-color-scheme:dark');
    expect(svg, name).not.toMatch(/<script|\son\w+=|<foreignObject|href="(?!#)/i);
  }
});
