/** What becomes of a photo. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MARKETING_COPY } from '../../scripts/test/roots';
import type { Export } from '../support/export';
import { BASE, PHOTO_POST, TURNED_POST } from '../support/marketing';
import { expect, test } from '../support/test';

const socialImage = (site: Export, slug: string) => path.join(site.root, `og/blog--${slug}.png`);

async function colourAt(file: string, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('serves a photo from a phone in a small file, without its location data and without a layout shift', async ({
    page,
    site,
  }) => {
    const photo = fs.readFileSync(path.join(MARKETING_COPY, 'public/images/Team on site.JPG'));
    expect(photo.length).toBeGreaterThan(8_000_000);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const response = page.waitForResponse((candidate) => candidate.url().includes('/pictures/team'));
    await page.goto(`${BASE}/blog/${PHOTO_POST}`);
    const image = page.locator('article picture img').first();
    await expect(image).toHaveJSProperty('complete', true);
    const body = await (await response).body();
    expect((await response).url()).toMatch(/\.avif$/);
    expect(body.length).toBeLessThanOrEqual(150_000);
    for (const [name, value] of Object.entries({ width: '4032', height: '3024', fetchpriority: 'high' }))
      await expect(image).toHaveAttribute(name, value);
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    expect(site.page(`/blog/${PHOTO_POST}`), 'next to its file').toMatch(
      /<img[^>]* src="\/site\/pictures\/beside-[^"]*\.webp"/,
    );
  });
});

test('exports only image variants of photos', async ({ site }) => {
  const names = fs.readdirSync(path.join(site.root, 'pictures'));
  const widths = (name: RegExp) =>
    names
      .flatMap((file) => name.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  expect(widths(/^team-on-site-.*-(\d+)\.avif$/)).toEqual([400, 800, 1200, 1600, 2400]);
  expect(widths(/^beside-.*-(\d+)\.webp$/), 'a small image is not enlarged').toEqual([300]);
  for (const name of names) {
    const { exif, xmp, icc } = await sharp(path.join(site.root, 'pictures', name)).metadata();
    expect([exif, xmp, icc], name).toEqual([undefined, undefined, undefined]);
  }
  const originals = fs.readdirSync(site.root, { recursive: true, encoding: 'utf8' });
  expect(originals.filter((name) => /images\/.*\.(jpe?g|png)$/i.test(name))).toEqual([]);
});

test('turns a photo upright, on the page and in its social image', async ({ site }) => {
  expect(site.page(`/blog/${TURNED_POST}`)).toMatch(
    /<img[^>]* src="\/site\/pictures\/turned-[^"]*" width="400" height="600"/,
  );
  const images = path.join(site.root, 'pictures');
  const names = fs.readdirSync(images).filter((name) => name.startsWith('turned-'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(await colourAt(path.join(images, name), 100, 300), name).toBe('blue');
    expect(await colourAt(path.join(images, name), 300, 300), name).toBe('red');
  }
  expect(await colourAt(socialImage(site, TURNED_POST), 700, 300)).toBe('blue');
  expect(await colourAt(socialImage(site, TURNED_POST), 1050, 300)).toBe('red');
});
