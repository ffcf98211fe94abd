import fs from 'node:fs';
import sharp, { type PngOptions } from 'sharp';
import { COLOURS } from '../../lib/shared/colours';
import { MARK } from '../../lib/shared/mark';
import { SOCIAL_IMAGE } from '../../lib/shared/social-image';
import { COMPANY_LINE, HOST_LINE, MARK_BOX, placeTitle, SHEET, TITLE_BOX } from '../../lib/shared/social-sheet';
import { DISPLAY_FONT, loadFace, TEXT_FONT } from './outlines';

const { surface, ink, muted, brand } = COLOURS.light;
const { width, height } = SOCIAL_IMAGE;
const { margin: MARGIN_PX, column: COLUMN_PX, deck: DECK_PX, titleFoot } = SHEET;
/** Places the title, in pixels. */
const TITLE = {
  left: MARGIN_PX,
  top: titleFoot - TITLE_BOX.height - 20,
  width: COLUMN_PX - MARGIN_PX,
  height: TITLE_BOX.height + 60,
};

const COLOUR_COUNTS = { illustration: [16], photo: [128, 64, 32, 16] };
/** Effort 7 takes 15 ms more an image, for 1 % less. */
const PALETTE: PngOptions = { palette: true, dither: 0, effort: 1 };

const display = await loadFace(DISPLAY_FONT);
const text = await loadFace(TEXT_FONT);

export type Names = { company: string; host: string };

export type Sheet = { rgb: Buffer; colourCounts: readonly number[] };

/** Renders the sheet without a title, for all pages with the same illustration. */
export async function renderSheet(file: string, names: Names): Promise<Sheet> {
  const isIllustration = file.endsWith('.svg');
  const size = { width: width - COLUMN_PX, height: height - DECK_PX } as const;
  const image = isIllustration
    ? sharp(prepareIllustration(file), { density: 144 }).resize({ ...size, fit: 'inside' })
    : sharp(file)
        .autoOrient()
        .resize({ ...size, fit: 'cover' });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const rgb = await sharp(Buffer.from(titleBlock(names)))
    .composite([{ input: data, left: COLUMN_PX + 2, top: height - DECK_PX - 2 - info.height }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { rgb, colourCounts: isIllustration ? COLOUR_COUNTS.illustration : COLOUR_COUNTS.photo };
}

/** Adds a title, with fewer colours until the file is below the limit, if any number is. */
export async function addTitle(sheet: Sheet, title: string, limitBytes: number): Promise<Buffer> {
  const rgb = Buffer.from(sheet.rgb);
  const rows = await sharp(Buffer.from(titleLines(title)))
    .removeAlpha()
    .raw()
    .toBuffer();
  // Copied by rows: sharp blends the whole sheet, which takes as long as compressing it.
  for (let y = 0; y < TITLE.height; y += 1) {
    const row = rows.subarray(y * TITLE.width * 3, (y + 1) * TITLE.width * 3);
    row.copy(rgb, ((TITLE.top + y) * width + TITLE.left) * 3);
  }
  let png = Buffer.alloc(0);
  for (const colours of sheet.colourCounts) {
    const image = sharp(rgb, { raw: { width, height, channels: 3 } });
    png = await image.png({ ...PALETTE, colours }).toBuffer();
    if (png.length < limitBytes) break;
  }
  return png;
}

function titleLines(title: string): string {
  const { size, lines } = placeTitle(display.width, title);
  const paths = lines.map(({ words, y }) => display.path(words, MARGIN_PX - TITLE.left, y - TITLE.top, size));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TITLE.width}" height="${TITLE.height}">
<rect width="100%" height="100%" fill="${surface}"/><path fill="${ink}" d="${paths.join('')}"/></svg>`;
}

function titleBlock({ company, host }: Names): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surface}"/>
<svg x="${MARK_BOX.x}" y="${MARK_BOX.y}" width="${MARK_BOX.width}" height="${MARK_BOX.height}" viewBox="${MARK.viewBox}">
<g fill="none" stroke="${ink}"><path d="${MARK.arch}" stroke-width="${MARK.archWidth}"/>
<path d="${MARK.hangers}" stroke-width="${MARK.hangerWidth}"/></g><path d="${MARK.deck}" fill="${brand}"/></svg>
<path fill="${ink}" d="${display.path(company, COMPANY_LINE.x, COMPANY_LINE.y, COMPANY_LINE.size)}"/>
<path fill="${muted}" d="${text.path(host, HOST_LINE.x, HOST_LINE.y, HOST_LINE.size)}"/>
<rect x="${COLUMN_PX}" width="2" height="${height}" fill="${ink}"/>
<rect y="${height - DECK_PX - 2}" width="${width}" height="${DECK_PX + 2}" fill="${ink}"/>
<rect y="${height - DECK_PX}" width="${width}" height="${DECK_PX - 4}" fill="${brand}"/>
</svg>`;
}

const DARK_RULES = /@media \(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** Makes an illustration's colours light, and its labels outlines. */
function prepareIllustration(file: string): Buffer {
  const svg = fs
    .readFileSync(file, 'utf8')
    .replace(DARK_RULES, '')
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, label: string) => {
      const value = (name: string) => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
      const size = value('font-size');
      const x = value('x') - text.width(label, size) / 2;
      return `<path class="solid" d="${text.path(label, x, value('y'), size)}"/>`;
    });
  return Buffer.from(svg);
}
