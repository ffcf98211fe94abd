/** Pictures of the same pages in two exports, and of what is different. */
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { launchOptions } from '../support/find-browser';
import { serveExport } from '../support/serve-export';
import type { PagePair } from './templates';

/** As image files of equal size, cut to the part of the page that looks different. */
export type Picture = {
  width: number;
  /** So far down the page it begins. */
  top: number;
  before: Buffer;
  after: Buffer;
  difference: Buffer;
};
export type Pictured = { pair: PagePair; pictures: Picture[] };

const WIDTHS = [1280, 390];
/** WebP knows no taller pictures: https://developers.google.com/speed/webp/faq */
const TALLEST = 16_383;
/** No colour of the design. */
const MARK: [number, number, number] = [214, 0, 147];
/** So much of what is the same is shown above and below a difference. */
const AROUND = 150;

/**
 * @param before the folder of an export
 * @param after the folder of another
 * @param base the folder both sites lie below, '' at the root of a domain
 * @returns each pair with a picture of each width at which it looks different
 * @throws where there is no browser
 */
export async function takePictures(
  before: string,
  after: string,
  base: string,
  pairs: readonly PagePair[],
  widths: readonly number[] = WIDTHS,
): Promise<Pictured[]> {
  if (pairs.length === 0) return [];
  const options = launchOptions();
  if (options.executablePath === undefined) throw new Error('no Chrome or Chromium is installed');
  const browser = await chromium.launch(options);
  const servers: Awaited<ReturnType<typeof serveExport>>[] = [];
  try {
    for (const folder of [before, after]) servers.push(await serveExport(path.resolve(folder), base));
    const [was, is] = servers.map(({ origin }) => origin + base);
    const page = await openStill(browser);
    const found: Pictured[] = [];
    for (const pair of pairs) {
      const pictures: Picture[] = [];
      for (const width of widths) {
        const one = await photograph(page, `${was}${pair.before}`, width);
        const other = await photograph(page, `${is}${pair.after}`, width);
        const picture = await compare(one, other);
        if (picture) pictures.push({ width, ...picture });
      }
      found.push({ pair, pictures });
    }
    return found;
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

/** Fonts are waited for, where a visitor would see the page without them at first; no script starts, nothing moves. */
async function openStill(browser: Browser): Promise<Page> {
  // The policy would refuse the style that hides the map, which nobody answers for here.
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', bypassCSP: true });
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await context.route(/\.js$/, (route) => route.abort());
  return context.newPage();
}

async function photograph(page: Page, address: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', style: 'iframe { visibility: hidden }' });
}

type Pixels = { data: Buffer; width: number; height: number };

/** @returns undefined where both look the same */
async function compare(before: Buffer, after: Buffer): Promise<Omit<Picture, 'width'> | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = [await sizeOf(before), await sizeOf(after)];
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.min(TALLEST, Math.max(one.height, other.height)),
  };
  const [was, is] = [await pixelsOf(before, size), await pixelsOf(after, size)];
  const data = Buffer.alloc(was.data.length);
  pixelmatch(was.data, is.data, data, size.width, size.height, { diffColor: MARK, alpha: 0.25 });
  const rows = markedRows({ data, ...size });
  if (rows === undefined) return undefined;
  const top = Math.max(0, rows.first - AROUND);
  const part = { left: 0, top, width: size.width, height: Math.min(size.height, rows.last + AROUND) - top };
  const file = ({ data: raw, ...info }: Pixels) =>
    sharp(raw, { raw: { ...info, channels: 4 } })
      .extract(part)
      .webp({ quality: 75 })
      .toBuffer();
  return { top, before: await file(was), after: await file(is), difference: await file({ data, ...size }) };
}

/** The first and the last row that has a mark; undefined where none has. */
function markedRows({ data, width }: Pixels): { first: number; last: number } | undefined {
  const mark = Buffer.from([...MARK, 255]);
  // Every pixel is opaque, so that no two of them can make up the mark between them.
  const first = data.indexOf(mark);
  const row = (index: number) => Math.floor(index / 4 / width);
  return first === -1 ? undefined : { first: row(first), last: row(data.lastIndexOf(mark)) };
}

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** A picture on a sheet of a size, at its top. */
async function pixelsOf(picture: Buffer, size: { width: number; height: number }): Promise<Pixels> {
  const own = await sizeOf(picture);
  const height = Math.min(own.height, size.height);
  const data = await sharp(picture)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: own.width, height })
    .extend({ right: size.width - own.width, bottom: size.height - height, background: '#fff' })
    .raw()
    .toBuffer();
  return { data, ...size };
}
