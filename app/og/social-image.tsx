import fs from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { ImageFile } from '@/lib/model/image-file';
import { SOCIAL_IMAGE } from '@/lib/site/metadata';
import { COLOURS } from '@/ui/colours';
import { MARK } from '@/ui/drawings/mark';
import { rasterize } from './raster-image';
import { countLines, drawable, SMALLEST_PX, sizeTitle, TITLE_BOX, TITLE_LEADING } from './title';

const { surface, ink, muted, brand } = COLOURS.light;
const { width, height } = SOCIAL_IMAGE;
const MARGIN_PX = 56;
const COLUMN_PX = 548;
const LINE_PX = 2;
const DECK_PX = 14;
const DECK_TOP_PX = 612;
const IMAGE_BOX = { width: width - COLUMN_PX - LINE_PX, height: DECK_TOP_PX - LINE_PX };

/** Static WOFF files: `ImageResponse` reads neither WOFF2 nor variable fonts. */
const font = (name: string, file: string) => ({
  name,
  data: fs.readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', file)),
});
/** The site's fonts, and one with every character that `drawable` keeps. */
const FONTS = [
  font('display', 'familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
  font('display-more', 'familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff'),
  font('text', 'figtree/files/figtree-latin-500-normal.woff'),
  font('fallback', 'dejavu-sans/files/dejavu-sans-latin-700-normal.woff'),
];

type Props = { company: string; host: string; title: string; image: ImageFile | undefined };

export async function renderSocialImage({ company, host, title, image }: Props): Promise<Uint8Array<ArrayBuffer>> {
  const raster = image && (await rasterize(image, IMAGE_BOX));
  const shownTitle = drawable(title);
  const fontSize = sizeTitle(shownTitle);
  const response = new ImageResponse(
    <div
      style={{
        position: 'relative',
        display: 'flex',
        width,
        height,
        color: ink,
        background: surface,
        fontFamily: 'display, display-more, fallback',
      }}
    >
      <Mark />
      <div style={{ position: 'absolute', left: 122, top: 51, fontSize: 36, letterSpacing: -0.72 }}>
        {drawable(company)}
      </div>
      <div
        style={{
          position: 'absolute',
          left: MARGIN_PX,
          bottom: 122,
          display: 'block',
          width: TITLE_BOX.width,
          fontSize,
          lineHeight: TITLE_LEADING,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          ...(fontSize === SMALLEST_PX && { wordBreak: 'break-word' }),
          lineClamp: countLines(fontSize),
        }}
      >
        {shownTitle}
      </div>
      <div style={{ position: 'absolute', left: MARGIN_PX, top: 545, fontFamily: 'text', fontSize: 22, color: muted }}>
        {host}
      </div>
      <div style={{ position: 'absolute', left: COLUMN_PX, width: LINE_PX, height, background: ink }} />
      {raster && (
        <img
          alt=""
          {...raster}
          style={{ position: 'absolute', left: COLUMN_PX + LINE_PX, bottom: height - IMAGE_BOX.height }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          top: IMAGE_BOX.height,
          width,
          height: height - IMAGE_BOX.height,
          background: ink,
        }}
      />
      <div style={{ position: 'absolute', top: DECK_TOP_PX, width, height: DECK_PX, background: brand }} />
    </div>,
    { ...SOCIAL_IMAGE, fonts: FONTS },
  );
  // At the usual level of 6, a busy photo has 301 kB: some messengers load no more than 300 kB for a preview.
  const png = await sharp(await response.arrayBuffer())
    .png({ palette: true, compressionLevel: 9, dither: 0 })
    .toBuffer();
  return new Uint8Array(png);
}

function Mark() {
  return (
    <svg
      viewBox={MARK.viewBox}
      width="54"
      height="32"
      style={{ position: 'absolute', left: MARGIN_PX, top: 58 }}
      aria-hidden="true"
    >
      <path d={MARK.arch} strokeWidth={MARK.archWidth} fill="none" stroke={ink} />
      <path d={MARK.hangers} strokeWidth={MARK.hangerWidth} fill="none" stroke={ink} />
      <path d={MARK.deck} fill={brand} />
    </svg>
  );
}
