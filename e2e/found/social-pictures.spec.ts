import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { getSite } from '../../lib/content';
import { DISPLAY_FONT, fit, loadFace, TITLE_BOX } from '../../scripts/outlines';
import { ROUTES } from '../routes';
import { OUT, readPage } from '../support/export';

const { origin } = getSite();
const pictureOf = (route: string) =>
  /<meta property="og:image" content="([^"]*)"/.exec(readPage(route))?.[1]?.replace(origin, '') ?? '';

for (const { path: route } of ROUTES) {
  test(`${route} has a social picture of 1200 by 630 pixels and less than 200 kB`, async () => {
    expect(pictureOf(route)).toMatch(/^\/og\/[a-z0-9-]+\.png$/);
    const file = path.join(OUT, pictureOf(route));
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(statSync(file).size).toBeLessThan(200_000);
  });
}

test('no two pages share a social picture, aliases aside', () => {
  const hashes = ROUTES.filter(({ canonical }) => canonical === undefined).map(({ path: route }) =>
    createHash('sha256')
      .update(readFileSync(path.join(OUT, pictureOf(route))))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});

const TITLES = [
  'AI',
  'Blog',
  'Interoperability',
  'Staff augmentation and recruitment',
  // 90 characters, as many as a post's title may have.
  'Organisational interoperability considerations for pharmaceutical manufacturing plants now',
  'Electroencephalographically misunderstood',
];

for (const title of TITLES) {
  test(`the title "${title.slice(0, 30)}" fits its place whole`, async () => {
    const face = await loadFace(DISPLAY_FONT);
    const { size, lines } = fit(face, title, TITLE_BOX);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(face.width(line, size)).toBeLessThanOrEqual(460);
    expect(lines.length * size * 1.04).toBeLessThanOrEqual(350);
    expect(size).toBeGreaterThan(24);
  });
}

test("a title is drawn in the site's own font and weight, not in a fallback", async () => {
  const [regular, bold] = await Promise.all([loadFace({ ...DISPLAY_FONT, weight: 400 }), loadFace(DISPLAY_FONT)]);
  // Advance widths of the committed font file: they change only with the file or its weight.
  expect(Math.round(regular.width('Building', 1200))).not.toBe(Math.round(bold.width('Building', 1200)));
  expect(bold.path('B', 0, 0, 100)).toMatch(/^M/);
});
