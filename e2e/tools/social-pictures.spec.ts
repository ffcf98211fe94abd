/** How the title of a social picture is set. */
import { DISPLAY_FONT, fit, loadFace, TITLE_BOX } from '../../scripts/social/outlines';
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
    const { size, lines } = fit(face, title, TITLE_BOX);
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
