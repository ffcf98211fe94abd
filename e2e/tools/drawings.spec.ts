import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { files, INLINE_FOLDER, inlineFiles } from '../../tools/drawings';
import { faviconSvg } from '../../tools/drawings/icons';

const FOLDER = 'public/drawings';
const read = (file: string) => fs.readFileSync(file, 'utf8');

test('the committed drawings are what the generator draws, and nothing else', () => {
  const drawn = files();
  expect(fs.readdirSync(FOLDER).sort()).toEqual([...drawn.keys()].sort());
  for (const [name, svg] of drawn) expect(read(path.join(FOLDER, name)), name).toBe(svg);
});

test('the drawings that stand in pages are what the generator draws, and nothing else', () => {
  const drawn = inlineFiles();
  expect(fs.readdirSync(INLINE_FOLDER).sort()).toEqual([...drawn.keys()].sort());
  for (const [name, text] of drawn) expect(read(path.join(INLINE_FOLDER, name)), name).toBe(text);
});

test('no drawing is larger than 8 kB gzipped', () => {
  for (const [name, svg] of files()) expect(gzipSync(svg).length, name).toBeLessThanOrEqual(8 * 1024);
});

test('every drawing follows the scheme, and none brings script or outside addresses', () => {
  for (const [name, svg] of files()) {
    expect(svg, name).toContain('prefers-color-scheme:dark');
    expect(svg, name).not.toMatch(/<script|\son\w+=|<foreignObject|href="(?!#)/i);
  }
});

test('the IT services viaduct has one span for each of the six services', () => {
  for (const name of ['it-services.svg', 'it-services.narrow.svg']) {
    // The girder's underside: one curve from pier to pier.
    const girder = /class="mass" d="([^"]*)"/.exec(read(path.join(FOLDER, name)))?.[1] ?? '';
    expect(girder.match(/q/g), name).toHaveLength(6);
  }
});

test('icons are drawn from the mark at the sizes browsers ask for', async () => {
  expect(read('public/icons/favicon.svg')).toBe(faviconSvg());
  const sizes = {
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'maskable-192.png': 192,
    'maskable-512.png': 512,
  };
  for (const [name, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(path.join('public/icons', name)).metadata();
    expect({ name, width, height, format }).toEqual({ name, width: size, height: size, format: 'png' });
  }
});
