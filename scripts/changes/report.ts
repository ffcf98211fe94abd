/** Renders changes as one HTML file, with screenshots of pages that look different. */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { launchOptions } from '../support/find-browser';
import { escapeHtml } from '../support/html';
import { serveExport } from '../support/serve-export';
import type { Changes } from './compare';

/** Names the path of a page after and before; a new page has one path. */
type Pair = [after: string, before?: string];
type Figure = { caption: string; images: Buffer[] };

const VISIBLE_KINDS = ['text', 'images', 'markup'];
const VISIBLE_FILES = /\.(css|woff2|svg|png|webp|avif) /;
const WIDTHS_PX = [1280, 390];
const MAX_PAGES = 30;
const MAX_IMAGE_PX = 2400;
const MAX_REPORT_BYTES = 4_999_000;
const MARGIN_PX = 150;
/** Marks pixels that differ, in no colour of the design. */
const MARK: [number, number, number] = [214, 0, 147];

/** Returns the pages to show: new pages, then the first page of each change. New styles or images may change any page. */
export function pickPages({ pages, changed }: Changes, paths: Iterable<string>): Pair[] {
  const isLook = changed.some(({ kind, added = '' }) => kind === 'files' && VISIBLE_FILES.test(added));
  const origins = new Map(pages.moved.map(({ from, to }) => [to, from]));
  const added = pages.new.map(({ path }) => path);
  const touched = changed.flatMap(({ kind, pages: on }) => (VISIBLE_KINDS.includes(kind) ? on.slice(0, 1) : []));
  const others = [...new Set([...touched, ...(isLook ? paths : [])])].filter((path) => !added.includes(path));
  const pairs = others.map((path): Pair => [path, origins.get(path) ?? path]);
  return [...added.map((path): Pair => [path]), ...pairs].slice(0, MAX_PAGES);
}

/** Takes screenshots of pages in two exports. Pages that look equal are left out. */
export async function takeScreenshots(before: string, after: string, base: string, pairs: readonly Pair[]) {
  const browser = await chromium.launch(launchOptions());
  const servers = await Promise.all([after, before].map((folder) => serveExport(path.resolve(folder), base)));
  const figures: Figure[] = [];
  try {
    // The policy refuses the style that hides frames, which load from other sites.
    const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
    // A first view without the fonts would differ by chance.
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', '') });
    });
    for (const [pair, width] of pairs.flatMap((one) => WIDTHS_PX.map((width) => [one, width] as const))) {
      const shots: Buffer[] = [];
      const urls = pair.map((at, index) => `${servers[index]?.origin}${base}${at}`);
      for (const url of urls.toReversed()) shots.push(await takeScreenshot(page, url, width));
      const caption = `${pair[0]}, ${width} px wide: ${pair[1] ? 'before, after and difference' : 'new page'}`;
      figures.push({ caption, images: await cropToDifference(shots, width) });
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
  return figures.filter(({ images }) => images.length > 0);
}

async function takeScreenshot(page: Page, url: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', style: 'iframe { visibility: hidden }' });
}

/** Crops two screenshots to what differs and adds the difference. Returns none if they are equal. */
async function cropToDifference(shots: readonly Buffer[], width: number): Promise<Buffer[]> {
  const height = Math.max(...(await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height))));
  const size = { width, height, fit: 'contain', position: 'left top', background: '#fff' } as const;
  const images = await Promise.all(shots.map((shot) => sharp(shot).resize(size).ensureAlpha().raw().toBuffer()));
  const [was, is] = images;
  let [top, bottom] = [0, height];
  if (was && is) {
    const difference = Buffer.alloc(was.length);
    if (pixelmatch(was, is, difference, width, height, { diffColor: MARK, alpha: 0.25 }) === 0) return [];
    const marked = Buffer.from([...MARK, 255]);
    top = Math.max(0, Math.floor(difference.indexOf(marked) / 4 / width) - MARGIN_PX);
    bottom = Math.min(height, Math.floor(difference.lastIndexOf(marked) / 4 / width) + MARGIN_PX);
    images.push(difference);
  }
  const region = { left: 0, top, width, height: Math.min(bottom - top, MAX_IMAGE_PX) };
  const raw = { width, height, channels: 4 } as const;
  return Promise.all(images.map((image) => sharp(image, { raw }).extract(region).webp({ quality: 60 }).toBuffer()));
}

/** Renders the report. It leaves out figures that exceed the maximum size. */
export function renderReport(text: string, figures: readonly Figure[]): string {
  let html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>What would change</title>
<meta name="viewport" content="width=device-width"><style>body { font: 16px/1.5 system-ui; margin: 2rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere } div { display: flex; gap: 1rem; align-items: flex-start }
img { min-width: 0; border: 1px solid }</style><h1>What would change</h1><pre>${escapeHtml(text)}</pre>`;
  for (const { caption, images } of figures) {
    const all = images.map((image) => `<img alt="" src="data:image/webp;base64,${image.toString('base64')}">`);
    const row = `<h2>${escapeHtml(caption)}</h2><div>${all.join('')}</div>\n`;
    const isFull = html.length + row.length >= MAX_REPORT_BYTES;
    html += isFull ? `<p>Left out, as the file is full: ${escapeHtml(caption)}</p>` : row;
  }
  return html;
}
