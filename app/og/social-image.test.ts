import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { renderSocialImage } from './social-image';
import { drawable } from './title';

const YELLOW = [255, 201, 23];
const PAPER = [250, 248, 242];

type Area = { left: number; top: number; width: number; height: number };

/** Returns the share of an area's pixels that have a colour. */
async function measureShare(png: Uint8Array, area: Area, colour: readonly number[]): Promise<number> {
  const pixels = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const found = Array.from({ length: pixels.length / 3 }, (_, at) =>
    colour.every((value, part) => pixels[3 * at + part] === value),
  );
  return found.filter(Boolean).length / found.length;
}

const image = { kind: 'illustration' as const, src: '/variants/about.narrow.svg', width: 720, height: 580 };
const render = (title: string) =>
  renderSocialImage({ company: 'Spanwell', host: 'www.spanwell.example', title, image });

const TITLES = [
  'Electroencephalographically misunderstood',
  'Škoda saves 20 hours: paper → screen, 日本 😀',
  'A very long title of any length, and more than that. '.repeat(30),
];
const AROUND: Record<string, Area> = {
  left: { left: 0, top: 110, width: 54, height: 430 },
  right: { left: 518, top: 0, width: 28, height: 600 },
  above: { left: 0, top: 104, width: 546, height: 24 },
  below: { left: 0, top: 526, width: 546, height: 18 },
};

test('keeps a title of any length in its place, without a request, above a deck in yellow', async (t) => {
  const requests: string[] = [];
  const { fetch } = globalThis;
  t.mock.method(globalThis, 'fetch', (input: RequestInfo | URL, options?: RequestInit) => {
    // The layout engine loads its own program from data: URLs.
    if (!String(input).startsWith('data:')) requests.push(String(input));
    return fetch(input, options);
  });
  for (const title of TITLES) {
    const png = await render(title);
    for (const [side, area] of Object.entries(AROUND))
      assert.equal(await measureShare(png, area, PAPER), 1, `${side} of ${title}`);
    assert.ok((await measureShare(png, { left: 56, top: 128, width: 460, height: 398 }, PAPER)) < 0.99, title);
    assert.equal(await measureShare(png, { left: 720, top: 396, width: 300, height: 4 }, YELLOW), 1, title);
  }
  assert.deepEqual(requests, []);
});

test('keeps letters, arrows and signs, and removes what its fonts lack', () => {
  assert.equal(drawable('Škoda → ≥ 5 € “Zoë” – Щ 😀日'), 'Škoda → ≥ 5 € “Zoë” – Щ ');
});
