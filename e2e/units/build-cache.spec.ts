/** A cached file is found only by all that it is made of. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCache } from '../../scripts/support/build-cache';

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
