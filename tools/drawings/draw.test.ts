import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { COLOURS } from './colours';
import { drawFiles, FOLDERS, ROOT } from './files';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const drawn = drawFiles();
const illustrations = [...drawn].filter(([file]) => FOLDERS.some((folder) => file.startsWith(folder)));

test('the committed files are those of a fresh drawing', () => {
  assert.deepEqual(
    FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)).sort(),
    illustrations.map(([file]) => file).sort(),
  );
  for (const [file, text] of drawn) assert.ok(read(file) === text, `${file} is out of date: run npm run draw`);
});

test('an illustration is small, follows the colour scheme, and runs nothing', () => {
  for (const [file, svg] of illustrations) {
    assert.ok(gzipSync(svg).length <= 8 * 1024, `${file} is larger than 8 kB`);
    assert.match(svg, /prefers-color-scheme:dark/, file);
    assert.doesNotMatch(svg, /<script|\son\w+=|<foreignObject|href="(?!#)/i, file);
  }
});

test('the colours are those of the pages', () => {
  const tokens = read('app/styles/tokens.css').toUpperCase();
  const { light, dark } = COLOURS;
  for (const role of ['surface', 'ink', 'muted', 'brand'] as const)
    assert.ok(tokens.includes(`--COLOR-${role.toUpperCase()}: LIGHT-DARK(${light[role]}, ${dark[role]});`), role);
  assert.ok(tokens.includes(`--COLOR-ON-BRAND: ${light.onBrand};`));
});

test('the end of a page rests on something: no ink is cut off at its lower edge', async () => {
  const ends = illustrations.filter(([file]) => file.endsWith('.end.svg'));
  assert.ok(ends.length > 0);
  for (const [file, svg] of ends) {
    const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer({
      resolveWithObject: true,
    });
    const lowest = data.subarray(-info.width * info.channels);
    assert.ok(Math.min(...lowest) > 0x80, `${file}: something ends in the air`);
  }
});
