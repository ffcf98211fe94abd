/** At which level files are compressed ahead of their hosts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { precompress } from '../../scripts/precompress';
import { expect, test } from '../support/test';

const TEXT = Array.from({ length: 60 }, (_, index) => `<p>Line ${index} of ${index * index} lines.</p>`).join('\n');
const brotli = (level: number) =>
  brotliCompressSync(TEXT, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: TEXT.length },
  });

for (const [pages, level] of [
  [20, 11],
  [1001, 6],
] as const) {
  test(`${pages} pages are compressed at level ${level}, what they share always at the best`, async () => {
    const out = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
    const names = [...Array.from({ length: pages }, (_, index) => `page-${index}.html`), 'shared.css', 'tiny.css'];
    for (const name of names) fs.writeFileSync(path.join(out, name), name === 'tiny.css' ? 'p{}' : TEXT);
    fs.writeFileSync(path.join(out, 'picture.png'), TEXT);
    expect(await precompress(out)).toBe(pages + 1);
    const read = (name: string) => fs.readFileSync(path.join(out, name));
    expect(brotli(11).equals(brotli(6)), 'the levels differ').toBe(false);
    for (const name of ['page-0.html', `page-${pages - 1}.html`]) {
      expect(read(`${name}.br`).equals(brotli(level)), name).toBe(true);
      expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(TEXT);
    }
    expect(read('shared.css.br').equals(brotli(11))).toBe(true);
    for (const name of ['tiny.css', 'picture.png']) expect(fs.existsSync(path.join(out, `${name}.br`))).toBe(false);
    fs.rmSync(out, { recursive: true });
  });
}
