import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { writeFiles } from '../../e2e/support/content';
import { cached, checkPhoto, encode, measure } from './photo';

const SIZE = { width: 60, height: 40 };
const createFrame = (background: string) =>
  sharp({ create: { ...SIZE, channels: 4, background } })
    .png()
    .toBuffer();

/** Returns a PNG as programs write one that moves: a chunk after its head counts the frames. */
function withFrameCount(png: Buffer): Buffer {
  const chunk = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)]);
}

test('refuses an image that moves by name, and no image that stands still', async () => {
  const [first, second] = [await createFrame('#ffc917'), await createFrame('#14161a')];
  const moving = sharp([first, second], { join: { animated: true } });
  const still = await sharp(first).webp().toBuffer();
  const root = writeFiles({
    'a.webp': await moving.webp().toBuffer(),
    'b.png': withFrameCount(first),
    'c.gif': await moving.gif().toBuffer(),
    'still.webp': still,
    'still.png': first,
    'still.avif': await sharp(first).avif().toBuffer(),
  });
  const findProblem = (name: string) => checkPhoto(path.join(root, name));
  for (const [name, kind] of [
    ['a.webp', 'an animated WebP'],
    ['b.png', 'an animated PNG'],
    ['c.gif', 'a file of the kind gif'],
  ] as const)
    assert.equal((await findProblem(name))?.found, kind);
  for (const name of ['still.webp', 'still.png', 'still.avif']) assert.equal(await findProblem(name), undefined, name);
});

test('puts a transparent image on white, so that its dark letters can be read on every ground', async (t) => {
  const png = await sharp({ create: { ...SIZE, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const file = path.join(writeFiles({ 'logo.png': png }), 'logo.png');
  const hash = 'a-transparent-image-of-the-tests';
  const files = ['avif', 'webp'].map((format) => cached(hash, SIZE.width, format));
  t.after(() => {
    for (const made of files) fs.rmSync(made);
  });
  await encode(file, hash, await measure(file));
  for (const made of files) {
    const { channels } = await sharp(made).stats();
    assert.deepEqual(
      channels.map(({ mean }) => Math.round(mean)),
      [255, 255, 255],
      made,
    );
  }
});
