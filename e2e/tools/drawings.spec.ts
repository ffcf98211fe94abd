import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { files, iconSheet, inlineFiles } from '../../tools/drawings';
import { faviconSvg } from '../../tools/drawings/icons';

const FOLDER = 'public/drawings';
const read = (file: string) => fs.readFileSync(file, 'utf8');

test('commits the illustrations and the icon of the generator, which are small and follow the colour scheme', () => {
  const drawn = files();
  expect(fs.readdirSync(FOLDER).sort()).toEqual([...drawn.keys()].sort());
  for (const [name, svg] of drawn) expect(read(path.join(FOLDER, name)), name).toBe(svg);
  for (const [file, text] of inlineFiles()) expect(read(file), file).toBe(text);
  expect(read('docs/icons.svg')).toBe(iconSheet());
  expect(read('public/icons/favicon.svg')).toBe(faviconSvg());
  for (const [name, svg] of drawn) {
    expect(gzipSync(svg).length, name).toBeLessThanOrEqual(8 * 1024);
    expect(svg, name).toContain('prefers-color-scheme:dark');
    expect(svg, name).not.toMatch(/<script|\son\w+=|<foreignObject|href="(?!#)/i);
  }
});
