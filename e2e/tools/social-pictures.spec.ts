/** How the title of a social picture is set. */
import sharp from 'sharp';
import { fit, TITLE_BOX } from '../../lib/shared/social-sheet';
import { DISPLAY_FONT, loadFace } from '../../scripts/social/outlines';
import { encodePng, indexed, inFewerColours, nearestColour, rowsOf } from '../../scripts/social/png';
import { drawSheet, titled } from '../../scripts/social/sheet';
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

for (const colours of [2, 16, 17, 256]) {
  test(`a picture of ${colours} colours and an odd width is written as it is`, async () => {
    const [width, height] = [33, 9];
    const rgb = Buffer.from(
      Array.from({ length: width * height }, (_, pixel) => [pixel % colours, (pixel % colours) * 7, 255]).flat(),
    );
    const picture = indexed(rgb, width, height);
    expect(picture.colours).toHaveLength(colours);
    const { data, info } = await sharp(encodePng(picture, rowsOf(picture)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height, channels: 3 });
    expect(data.equals(Buffer.from(rgb.map((part) => part & 255)))).toBe(true);
  });
}

test('a picture in fewer colours keeps those that most of it has, and the others become the most like them', () => {
  const [paper, ink, grey, pale] = [
    [250, 248, 242],
    [20, 22, 26],
    [60, 60, 64],
    [240, 238, 230],
  ] as const;
  const rgb = [...Array(20).fill(paper), ...Array(10).fill(ink), grey, pale].flat();
  const picture = inFewerColours(indexed(Uint8Array.from(rgb), 8, 4), 2);
  expect(picture.colours).toEqual([paper, ink]);
  expect([...picture.pixels.slice(-3)]).toEqual([1, 1, 0]);
  expect(inFewerColours(indexed(Uint8Array.from(rgb), 8, 4), 4).colours).toHaveLength(4);
});

test("a drawing's picture has 8 colours, the sheet's own among them", async () => {
  const [sheet] = await drawSheet('public/drawings/blog.svg', { company: 'Spanwell', host: 'www.spanwell.example' });
  const picture = sheet?.picture ?? indexed(new Uint8Array(), 0, 0);
  expect(picture.colours).toHaveLength(8);
  for (const colour of [
    [250, 248, 242],
    [255, 202, 24],
  ]) {
    const own = picture.colours[nearestColour(picture, colour)] ?? [];
    for (const [part, value] of own.entries()) expect(Math.abs(value - (colour[part] ?? 0))).toBeLessThan(4);
  }
});

test('two titles on one sheet differ in the rows of the title and nowhere else', async () => {
  const sheet = await drawSheet('public/drawings/blog.svg', { company: 'Spanwell', host: 'www.spanwell.example' });
  const [one, other] = await Promise.all(
    ['Blog', 'A much longer title of a post'].map(async (title) => {
      const png = await titled(sheet, title, 200_000);
      if (!png) throw new Error('too heavy');
      return sharp(png).removeAlpha().raw().toBuffer();
    }),
  );
  if (!one || !other) throw new Error('no pictures');
  const differs = (from: number, to: number) =>
    !one.subarray(from * 3600, to * 3600).equals(other.subarray(from * 3600, to * 3600));
  expect(differs(0, 130)).toBe(false);
  expect(differs(130, 540)).toBe(true);
  expect(differs(540, 630)).toBe(false);
  expect(await titled(sheet, 'Blog', 10)).toBeUndefined();
});
