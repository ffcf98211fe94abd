/** What a social image shows of its title and its illustration. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { renderSocialImage } from '../../app/og/social-image';
import { drawable } from '../../app/og/title';

const YELLOW = '255,201,23';
const PAPER = '250,248,242';

type Area = { left: number; top: number; width: number; height: number };

/** Returns the share of an area's pixels that have a colour. */
async function shareOf(png: Uint8Array, area: Area, colour: string): Promise<number> {
  const pixels = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const count = pixels.length / 3;
  const found = Array.from({ length: count }, (_, at) => pixels.subarray(3 * at, 3 * at + 3).join());
  return found.filter((pixel) => pixel === colour).length / count;
}

const illustration = (name: string) => ({
  kind: 'illustration' as const,
  src: `/drawings/${name}.narrow.svg`,
  width: 720,
  height: 580,
});

const render = (title: string, name = 'about') =>
  renderSocialImage({ company: 'Spanwell', host: 'www.spanwell.example', title, image: illustration(name) });

const TITLES = [
  'AI',
  'Electroencephalographically misunderstood',
  'Škoda saves 20 hours: paper → screen, 日本 😀',
  'Organisational interoperability considerations for pharmaceutical manufacturing plants now',
  'WWWWWWWW MMMMMMM '.repeat(8),
  'A very long title of any length, and more than that. '.repeat(30),
];

for (const title of TITLES)
  test(`keeps a title of ${title.length} characters whole, without a request: ${title.slice(0, 20)}`, async () => {
    const { fetch } = globalThis;
    const requests: string[] = [];
    globalThis.fetch = (input, options) => {
      // The layout engine loads its own program from data: URLs.
      if (!String(input).startsWith('data:')) requests.push(String(input));
      return fetch(input, options);
    };
    const png = await render(title).finally(() => {
      globalThis.fetch = fetch;
    });
    expect(requests).toEqual([]);
    const around: Record<string, Area> = {
      left: { left: 0, top: 110, width: 54, height: 430 },
      right: { left: 518, top: 0, width: 28, height: 600 },
      above: { left: 0, top: 104, width: 546, height: 24 },
      below: { left: 0, top: 526, width: 546, height: 18 },
    };
    for (const [side, area] of Object.entries(around)) expect(await shareOf(png, area, PAPER), side).toBe(1);
    expect(await shareOf(png, { left: 56, top: 128, width: 460, height: 398 }, PAPER)).toBeLessThan(0.99);
  });

test('renders the deck of a bridge in yellow', async () => {
  expect(await shareOf(await render('About'), { left: 720, top: 396, width: 300, height: 4 }, YELLOW)).toBe(1);
});

test('keeps letters, arrows and signs, and removes what its fonts lack', () => {
  expect(drawable('Škoda → ≥ 5 € “Zoë” – Щ 😀日')).toBe('Škoda → ≥ 5 € “Zoë” – Щ ');
});
