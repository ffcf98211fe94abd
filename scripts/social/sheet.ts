/**
 * A social picture is a sheet with the page's own bridge on the right and its title block on the left, like the drawings
 * of an engineer. Pages that share a bridge share everything but the title.
 */
import fs from 'node:fs';
import sharp from 'sharp';
import { ARCH } from '../../lib/shared/arch';
import { COLOURS } from '../../lib/shared/colours';
import { SOCIAL_PICTURE } from '../../lib/shared/social-picture';
import { COMPANY_LINE, HOST_LINE, placeTitle, SHEET, TITLE_BOX } from '../../lib/shared/social-sheet';
import { formOf } from './form-of';
import { DISPLAY_FONT, type Face, loadFace, TEXT_FONT } from './outlines';
import { encodePng, type Indexed, indexed, inFewerColours, nearestColour, rowsOf, setPixel } from './png';

/** A picture has one scheme. */
const { surface, ink, muted, brand } = COLOURS.light;
const { width, height } = SOCIAL_PICTURE;
const { margin: MARGIN, column: BLOCK, deck: DECK, titleFoot } = SHEET;
/** The rows of the picture a title may reach. */
const TITLE_ROWS = { top: titleFoot - TITLE_BOX.height - 20, height: TITLE_BOX.height + 60 };

/** How many colours are tried until a picture is light enough: 8 do for drawings, and are a quarter lighter than 16. */
const COLOUR_COUNTS = { drawing: [8], photo: [128, 64, 32, 16, 8] };

const display = await loadFace(DISPLAY_FONT);
const text = await loadFace(TEXT_FONT);

/** The company's words on every sheet. */
export type Names = { company: string; host: string };

/** The sheet of one bridge without a title, in each number of colours that is tried. */
export type Sheet = { picture: Indexed; rows: Buffer; shades: Uint8Array }[];

/** @param file a drawing, which is shown in its phone form, or a photo */
export async function drawSheet(file: string, names: Names): Promise<Sheet> {
  const bridge = await drawBridge(file, width - BLOCK, height - DECK);
  const sheet = sharp(Buffer.from(titleBlock(names))).composite([
    { input: bridge.data, left: BLOCK + 2, top: height - DECK - 2 - bridge.info.height },
  ]);
  const counts = isDrawing(file) ? COLOUR_COUNTS.drawing : COLOUR_COUNTS.photo;
  return Promise.all(
    counts.map(async (colours) => {
      const png = await sheet.clone().png({ palette: true, colours, dither: 0 }).toBuffer();
      // sharp takes 16 where 8 are asked for: https://www.libvips.org/API/current/method.Image.pngsave.html (bitdepth)
      const rgb = await sharp(png).removeAlpha().raw().toBuffer();
      const picture = inFewerColours(indexed(rgb, width, height), colours);
      return { picture, rows: rowsOf(picture), shades: shadesOf(picture) };
    }),
  );
}

/**
 * The sheet with a title.
 * @param limit bytes the file must stay below
 * @returns undefined when no number of colours is light enough
 */
export async function titled(sheet: Sheet, title: string, limit: number): Promise<Buffer | undefined> {
  const letters = await sharp(Buffer.from(titleLines(display, title)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = letters;
  for (const { picture, rows, shades } of sheet) {
    const own = Buffer.from(rows);
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const cover = data[(y * info.width + x) * info.channels] ?? 0;
        if (cover > 0) setPixel(picture, own, x, TITLE_ROWS.top + y, shades[cover] ?? 0);
      }
    }
    const png = encodePng(picture, own);
    if (png.length < limit) return png;
  }
  return undefined;
}

/** The picture's own colour for each degree to which a letter covers a pixel of the paper. */
function shadesOf(picture: Indexed): Uint8Array {
  const [paper, letter] = [surface, ink].map(rgbOf);
  return Uint8Array.from({ length: 256 }, (_, cover) => {
    const mixed = [0, 1, 2].map((part) => {
      const [from = 0, to = 0] = [paper?.[part], letter?.[part]];
      return from + ((to - from) * cover) / 255;
    });
    return nearestColour(picture, mixed);
  });
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The title alone, white on black, in the rows it may reach. */
function titleLines(face: Face, title: string): string {
  const { size, lines } = placeTitle(face.width, title);
  const paths = lines.map(({ words, y }) => face.path(words, MARGIN, y - TITLE_ROWS.top, size));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BLOCK}" height="${TITLE_ROWS.height}">
<rect width="100%" height="100%" fill="#000"/><path fill="#fff" d="${paths.join('')}"/></svg>`;
}

function titleBlock({ company, host }: Names): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surface}"/>
<g transform="translate(${MARGIN} 60) scale(1.5)" fill="none" stroke="${ink}" stroke-width="2.25">
<path d="${ARCH.ribs}"/><path d="${ARCH.hangers}" stroke-width="1.25"/></g>
<path fill="${ink}" d="${display.path(company, COMPANY_LINE.x, COMPANY_LINE.y, COMPANY_LINE.size)}"/>
<path fill="${muted}" d="${text.path(host, HOST_LINE.x, HOST_LINE.y, HOST_LINE.size)}"/>
<rect x="${BLOCK}" width="2" height="${height}" fill="${ink}"/>
<rect y="${height - DECK - 2}" width="${width}" height="${DECK + 2}" fill="${ink}"/>
<rect y="${height - DECK}" width="${width}" height="${DECK - 4}" fill="${brand}"/>
</svg>`;
}

const isDrawing = (file: string) => file.endsWith('.svg');

/** A drawing in its phone form and on paper, or a photo turned upright and cut to the place. */
async function drawBridge(file: string, wide: number, high: number) {
  if (!isDrawing(file)) {
    return sharp(file).autoOrient().resize(wide, high, { fit: 'cover' }).png().toBuffer({ resolveWithObject: true });
  }
  const svg = fs.readFileSync(formOf(file), 'utf8');
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
