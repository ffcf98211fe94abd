import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { type Export, readMeta } from '../support/export';
import { expect, test } from '../support/test';

const findImage = (site: Export, route: string) => readMeta(site.page(route), 'og:image').slice(site.home.length + 1);

test('has a social image of 1200 by 630 pixels and less than 300 kB for every page', async ({ site }) => {
  const files = new Set(site.routes.map((route) => findImage(site, route)));
  for (const file of files) {
    expect(file).toMatch(/^og\/[a-z0-9-]+\.png$/);
    const { width, height, format } = await sharp(path.join(site.root, file)).metadata();
    expect.soft({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'png' });
    expect.soft(site.bytes(file).length, file).toBeLessThan(300_000);
  }
});

test('has a different social image for each page, but for aliases', ({ site }) => {
  const originals = site.routes.filter(site.isCanonical);
  const hashes = originals.map((route) =>
    createHash('sha256')
      .update(site.bytes(findImage(site, route)))
      .digest('hex'),
  );
  expect(originals.filter((_, index) => hashes.indexOf(hashes[index] ?? '') !== index)).toEqual([]);
});
