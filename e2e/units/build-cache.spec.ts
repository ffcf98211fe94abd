/** A cached file is found only by all that it is made of. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCache } from '../../scripts/support/build-cache';
import { HOST_FILES } from '../../scripts/support/build-sources';

test('makes a file of the same parts once, of other parts again, and deletes unused files', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  const open = () => buildCache('room', root);
  const made: string[] = [];
  const get = (cache: ReturnType<typeof buildCache>, ...parts: string[]) =>
    cache.get(parts, async () => {
      made.push(parts.join());
      return Buffer.from(parts.join());
    });
  const first = open();
  expect(`${await get(first, 'a', 'b')} ${await get(first, 'ab')}`).toBe('a,b ab');
  const second = open();
  expect(`${await get(second, 'a', 'b')} ${await get(second, 'a', 'c')}`).toBe('a,b a,c');
  second.sweep();
  expect(`${await get(open(), 'ab')}`).toBe('ab');
  expect(made).toEqual(['a,b', 'ab', 'a,c', 'ab']);
  fs.rmSync(root, { recursive: true });
});

test('finds a cached file after a build has written the files of hosts', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  const written = path.join(HOST_FILES, 'of-another-build.txt');
  const get = (text: string) => buildCache('room', root).get(['a'], async () => Buffer.from(text));
  await get('first');
  fs.mkdirSync(HOST_FILES, { recursive: true });
  fs.writeFileSync(written, '');
  expect(String(await get('second'))).toBe('first');
  fs.rmSync(written);
  fs.rmSync(root, { recursive: true });
});
