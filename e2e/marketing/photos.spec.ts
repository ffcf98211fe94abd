/** What becomes of a photo. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MARKETING_COPY } from '../../scripts/test/roots';
import type { Export } from '../support/export';
import { BASE, BESIDE_POST, PHOTO_POST, TURNED_POST } from '../support/marketing';
import { expect, test } from '../support/test';

const socialPicture = (site: Export, slug: string) => path.join(site.root, `og/blog--${slug}.png`);

async function colourAt(file: string, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

test('serves a photo of a phone in a small file, without its place, and without a layout shift', async ({
  browser,
  site,
}) => {
  const photo = fs.readFileSync(path.join(MARKETING_COPY, 'public/images/Team on site.JPG'));
  expect(photo.length).toBeGreaterThan(8_000_000);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  for (const deviceScaleFactor of [1, 2, 3]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
      baseURL: site.origin,
    });
    const page = await context.newPage();
    const loaded: { url: string; body: Buffer }[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/pictures/team')) loaded.push({ url: response.url(), body: await response.body() });
    });
    await page.goto(`${BASE}/blog/${PHOTO_POST}`);
    const image = page.locator('article > picture img, article picture img').first();
    await expect(image).toHaveJSProperty('complete', true);
    await expect.poll(() => loaded.length).toBe(1);
    expect(loaded[0]?.url).toMatch(/\.avif$/);
    expect(loaded[0]?.body.length).toBeLessThanOrEqual(150_000);
    expect((await sharp(loaded[0]?.body).metadata()).exif).toBeUndefined();
    await expect(image).toHaveAttribute('width', '4032');
    await expect(image).toHaveAttribute('height', '3024');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    await context.close();
  }
});

test('exports only image variants of photos', async ({ site }) => {
  const names = fs.readdirSync(path.join(site.root, 'pictures'));
  const widths = (name: RegExp) =>
    names
      .flatMap((file) => name.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  expect(widths(/^team-on-site-.*-(\d+)\.avif$/)).toEqual([400, 800, 1200, 1600, 2400]);
  expect(widths(/^team-on-site-.*-(\d+)\.webp$/)).toEqual([400, 800, 1200, 1600, 2400]);
  expect(widths(/^beside-.*-(\d+)\.webp$/), 'a small picture is not blown up').toEqual([300]);
  for (const name of names) {
    const { exif, xmp, icc } = await sharp(path.join(site.root, 'pictures', name)).metadata();
    expect([exif, xmp, icc], name).toEqual([undefined, undefined, undefined]);
  }
  const originals = fs.readdirSync(site.root, { recursive: true, encoding: 'utf8' });
  expect(originals.filter((name) => /images\/.*\.(jpe?g|png)$/i.test(name))).toEqual([]);
});

test('finds the image of a post next to its file', async ({ site }) => {
  expect(site.page(`/blog/${BESIDE_POST}`)).toMatch(/<img[^>]* src="\/site\/pictures\/beside-[^"]*\.webp"/);
  const { width, height } = await sharp(socialPicture(site, BESIDE_POST)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('makes social images of photos smaller than 200 kB', ({ site }) => {
  for (const slug of [PHOTO_POST, BESIDE_POST, TURNED_POST]) {
    expect(fs.statSync(socialPicture(site, slug)).size, slug).toBeLessThan(200_000);
  }
});

test('turns a photo upright, on the page and in its social image', async ({ site }) => {
  expect(site.page(`/blog/${TURNED_POST}`)).toMatch(
    /<img[^>]* src="\/site\/pictures\/turned-[^"]*" width="400" height="600"/,
  );
  const pictures = path.join(site.root, 'pictures');
  const names = fs.readdirSync(pictures).filter((name) => name.startsWith('turned-'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(await colourAt(path.join(pictures, name), 100, 300), name).toBe('blue');
    expect(await colourAt(path.join(pictures, name), 300, 300), name).toBe('red');
  }
  expect(await colourAt(socialPicture(site, TURNED_POST), 700, 300)).toBe('blue');
  expect(await colourAt(socialPicture(site, TURNED_POST), 1050, 300)).toBe('red');
});
