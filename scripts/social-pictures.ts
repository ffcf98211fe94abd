/**
 * After `next build`: the picture link previews show of each page, out/og/<name>.png. A sheet with the page's own
 * bridge on the right and its title block on the left, like the drawings of an engineer.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CONTENT, getSite } from '../app/site';
import { ARCH } from '../lib/shared/arch';
import { COLOURS } from '../lib/shared/colours';
import { SOCIAL_PICTURE, socialPictureOf } from '../lib/shared/social-picture';
import type { MissingPage } from '../lib/site/types';
import { pathOf } from './pictures/file';
import { DISPLAY_FONT, fit, loadFace, TEXT_FONT, TITLE_BOX } from './social/outlines';
import { inParallel } from './support/in-parallel';

/** A picture has one scheme. */
const { surface, ink, muted, brand } = COLOURS.light;
const { width, height } = SOCIAL_PICTURE;
/** Margin of the title block, its width, and the yellow deck under everything. */
const MARGIN = 56;
const BLOCK = MARGIN + TITLE_BOX.width + 32;
const DECK = 18;
/** Where the baseline of the title's last line stands. */
const TITLE_FOOT = 500;

/** What link previews are sure to load. */
const MAX_BYTES = 200_000;
/** How many colours are tried until a picture is that light: 128 do for drawings. */
const COLOUR_COUNTS = [128, 64, 32, 16, 8];

const display = await loadFace(DISPLAY_FONT);
const text = await loadFace(TEXT_FONT);
const site = getSite();

/** Many posts share a bridge: each is drawn once. */
const bridges = new Map<string, ReturnType<typeof drawBridge>>();

await inParallel([...site.pages, ...site.missingPages], async (page) => {
  const file = path.join('out', socialPictureOf(page.path));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await draw(page));
});

async function draw({ path: address, title, image }: MissingPage): Promise<Buffer> {
  const bridge = await bridgeOf(image);
  const sheet = sharp(Buffer.from(titleBlock(title))).composite([
    { input: bridge.data, left: BLOCK + 2, top: height - DECK - 2 - bridge.info.height },
  ]);
  for (const colours of COLOUR_COUNTS) {
    const result = await sheet.clone().png({ compressionLevel: 9, palette: true, colours, dither: 0 }).toBuffer();
    if (result.length < MAX_BYTES) return result;
  }
  throw new Error(
    `The social picture of ${address} stays above ${MAX_BYTES} bytes with ${image}: choose a calmer one.`,
  );
}

function titleBlock(title: string): string {
  const { size, lines } = fit(display, title, TITLE_BOX);
  const leading = size * TITLE_BOX.leading;
  const baseline = TITLE_FOOT - (lines.length - 1) * leading;
  const host = new URL(site.company.origin).host;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surface}"/>
<g transform="translate(${MARGIN} 60) scale(1.5)" fill="none" stroke="${ink}" stroke-width="2.25">
<path d="${ARCH.ribs}"/><path d="${ARCH.hangers}" stroke-width="1.25"/></g>
<path fill="${ink}" d="${display.path(site.company.name, MARGIN + 66, 88, 36)}"/>
${lines.map((line, index) => `<path fill="${ink}" d="${display.path(line, MARGIN, baseline + index * leading, size)}"/>`).join('\n')}
<path fill="${muted}" d="${text.path(host, MARGIN, 566, 22)}"/>
<rect x="${BLOCK}" width="2" height="${height}" fill="${ink}"/>
<rect y="${height - DECK - 2}" width="${width}" height="${DECK + 2}" fill="${ink}"/>
<rect y="${height - DECK}" width="${width}" height="${DECK - 4}" fill="${brand}"/>
</svg>`;
}

function bridgeOf(image: string): ReturnType<typeof drawBridge> {
  const bridge = bridges.get(image) ?? drawBridge(image, width - BLOCK, height - DECK);
  bridges.set(image, bridge);
  return bridge;
}

/** A drawing in its phone form and on paper, or a photo turned upright and cut to the place. */
async function drawBridge(image: string, wide: number, high: number) {
  const file = pathOf(image, CONTENT);
  if (!file.endsWith('.svg')) {
    return sharp(file).autoOrient().resize(wide, high, { fit: 'cover' }).png().toBuffer({ resolveWithObject: true });
  }
  const narrow = file.replace(/\.svg$/, '.narrow.svg');
  const svg = fs.readFileSync(fs.existsSync(narrow) ? narrow : file, 'utf8');
  return sharp(Buffer.from(withOutlines(withoutDarkScheme(svg))), { density: 144 })
    .resize(wide, high, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function withoutDarkScheme(svg: string): string {
  return svg.replace(/@media \(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
}

/** The drawings letter their dimensions in the reader's own monospace font; here in the site's. */
function withOutlines(svg: string): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) => {
    const value = (name: string) => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
    const size = value('font-size');
    const x = value('x') - text.width(words, size) / 2;
    return `<path class="solid" d="${text.path(words, x, value('y'), size)}"/>`;
  });
}
