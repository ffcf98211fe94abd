/** How the title of a social picture is set. */
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

for (const title of TITLES) {
  test(`the title "${title.slice(0, 30)}" fits its place whole`, async () => {
    const face = await loadFace(DISPLAY_FONT);
    const { size, lines } = fit(face.width, title, TITLE_BOX);
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

const NAMES = { company: 'Spanwell', host: 'www.spanwell.example' };

/** Renders a title on the sheet of /blog. */
async function renderTitle(title: string): Promise<Buffer> {
  const png = await addTitle(await renderSheet('public/drawings/blog.narrow.svg', NAMES), title, 200_000);
  if (!png) throw new Error('too large');
  return png;
}
const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

test('renders an illustration in few colours, with the paper and the brand colour as they are', async () => {
  const png = await renderTitle('Blog');
  expect((await sharp(png).metadata()).isPalette).toBe(true);
  const pixels = await pixelsOf(png);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  expect(counts.size).toBeLessThanOrEqual(16);
  for (const wanted of [0xfaf8f2, 0xffca18]) {
    const isLike = (colour: number) =>
      [16, 8, 0].every((shift) => Math.abs(((colour >> shift) & 255) - ((wanted >> shift) & 255)) < 4);
    const share = [...counts].reduce((sum, [colour, count]) => sum + (isLike(colour) ? count : 0), 0);
    expect(share, wanted.toString(16)).toBeGreaterThan(20_000);
  }
});

test('renders two titles on one sheet alike but for the rows of the title', async () => {
  const [one, other] = [await renderTitle('Blog'), await renderTitle('A much longer title of a post')].map(pixelsOf);
  const [pixels, others] = [await one, await other];
  const differing = (from: number, to: number) => {
    let count = 0;
    for (let at = from * 3600; at < to * 3600; at += 1) {
      if (Math.abs((pixels?.[at] ?? 0) - (others?.[at] ?? 0)) > 32) count += 1;
    }
    return count;
  };
  expect(differing(0, 130)).toBe(0);
  expect(differing(130, 540)).toBeGreaterThan(1000);
  expect(differing(540, 630)).toBe(0);
});

test('returns no image where none is small enough', async () => {
  expect(await addTitle(await renderSheet('public/drawings/blog.narrow.svg', NAMES), 'Blog', 10)).toBeUndefined();
});
