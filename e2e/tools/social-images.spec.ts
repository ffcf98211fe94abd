/** Titles of social images. */
import sharp from 'sharp';
import { fit, TITLE_BOX } from '../../lib/shared/social-sheet';
import { DISPLAY_FONT, loadFace } from '../../scripts/social/outlines';
import { addTitle, renderSheet } from '../../scripts/social/sheet';
import { expect, test } from '../support/test';

const TITLES = [
  'AI',
  'Blog',
  'Interoperability',
  'Staff augmentation and recruitment',
  // 90 characters, as many as a post's title may have.
  'Organisational interoperability considerations for pharmaceutical manufacturing plants now',
  'Electroencephalographically misunderstood',
];

test("sets titles whole, within their place, in the site's own font and weight", { tag: '@all' }, async () => {
  const face = await loadFace(DISPLAY_FONT);
  for (const title of TITLES) {
    const { size, lines } = fit(face.width, title, TITLE_BOX);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(face.width(line, size)).toBeLessThanOrEqual(460);
    expect(lines.length * size * 1.04).toBeLessThanOrEqual(350);
    expect(size).toBeGreaterThan(24);
  }
  // Advance widths change with the font file or its weight only.
  const regular = await loadFace({ ...DISPLAY_FONT, weight: 400 });
  expect(Math.round(regular.width('Building', 1200))).not.toBe(Math.round(face.width('Building', 1200)));
});

test('renders an illustration in few colours', { tag: '@all' }, async () => {
  const names = { company: 'Spanwell', host: 'www.spanwell.example' };
  const sheet = await renderSheet('public/drawings/blog.narrow.svg', names);
  const png = await addTitle(sheet, 'Blog', 200_000);
  expect((await sharp(png).metadata()).isPalette).toBe(true);
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const colours = new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.readUIntBE(3 * at, 3)));
  expect(colours.size).toBeLessThanOrEqual(16);
});
