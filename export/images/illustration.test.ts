import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { assertLinear } from '../../e2e/support/unit';
import { readIllustration } from './illustration';

const ROOT = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"';
const PATH = '<path d="M0 0"/>';
const published = (source: string | Buffer) => {
  const result = readIllustration(Buffer.from(source));
  return 'fault' in result ? result.fault : result.illustration.svg;
};

test('refuses an SVG that contains more than shapes', () => {
  for (const [name, source] of readCases('active-svgs'))
    assert.ok('fault' in readIllustration(Buffer.from(source)), name);
  for (const source of [
    // A browser reads it as <script>, and the check as harmless signs: ISO-2022-JP.
    `<?xml version="1.0" encoding="ISO-2022-JP"?><svg ${ROOT}>\x1b$B</svg><!--\x1b(B<script>1</script>--></svg>`,
    `<svg ${ROOT}>\xff</svg>`,
    `\xff\xfe${Buffer.from(`<svg ${ROOT}><script>1</script></svg>`, 'utf16le').toString('latin1')}`,
  ])
    assert.ok('fault' in readIllustration(Buffer.from(source, 'latin1')), source);
});

/** What drawing programs write in addition, and what is published. */
const EXPORTS: readonly (readonly [source: string, published: string])[] = [
  [`<svg ${ROOT} zoomAndPan="magnify" version="1.0">${PATH}</svg>`, `<svg ${ROOT} version="1.0">${PATH}</svg>`],
  [`<svg ${ROOT} xmlns:svg="http://www.w3.org/2000/svg">${PATH}</svg>`, `<svg ${ROOT}>${PATH}</svg>`],
  [
    `<svg ${ROOT} xmlns:sodipodi="http://sodipodi.example"><sodipodi:namedview/><path d="M0 0" sodipodi:nodetypes="cc"/></svg>`,
    `<svg ${ROOT}>${PATH}</svg>`,
  ],
  [
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${ROOT} serif:id="x">${PATH}</svg>`,
    `<svg ${ROOT}>${PATH}</svg>`,
  ],
  [
    `<!-- Made by Ada --><svg ${ROOT}><metadata>x</metadata><style>path{fill:url(#a)}</style><path fill="url(#a)"/><use xlink:href="#a"/><text>R&amp;D</text></svg>`,
    `<svg ${ROOT}><style>path{fill:url(#a)}</style><path fill="url(#a)"/><use href="#a"/><text>R&amp;D</text></svg>`,
  ],
  ...['<image href="data:image/jpg;base64,AA"/>', '<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>'].map(
    (part) => [`<svg ${ROOT}>${part}</svg>`, `<svg ${ROOT}>${part}</svg>`] as const,
  ),
];

test('publishes what drawing programs export', () => {
  for (const [source, svg] of EXPORTS) assert.equal(published(source), svg);
});

const REFUSED: readonly (readonly [source: string, fault: RegExp])[] = [
  [`<svg ${ROOT} xmlns:s="http://www.w3.org/2000/svg"><g><s:path/></g></svg>`, /an SVG with <s:path>/],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200000 3"/>', /an SVG of 200000 x 3: at most 100000/],
  [`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${ROOT}/>`, /declarations in <!DOCTYPE/],
  [`<svg ${ROOT}>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`, /more than 100 groups/],
];

test('names what it refuses', () => {
  for (const [source, fault] of REFUSED) assert.match(published(source), fault);
});

test('takes a share of the page for no size', () => {
  const result = readIllustration(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'));
  assert.ok('illustration' in result && result.illustration.size === undefined);
});

test('refuses an SVG whose parts multiply, by references of any kind', () => {
  for (const part of ['<use href="#a{n}"/>', '<rect fill="url(#a{n})"/>']) {
    const levels = Array.from(
      { length: 8 },
      (_, n) => `<g id="a${n + 1}">${part.replace('{n}', `${n}`).repeat(10)}</g>`,
    );
    const bomb = `<svg ${ROOT}><g id="a0">${PATH}</g>${levels.join('')}</svg>`;
    assert.match(published(bomb), /repeats its parts/);
  }
  assert.match(published(`<svg ${ROOT}><g id="a"><use href="#a"/></g></svg>`), /^<svg/);
});

test('reads 100 kB of any kind in linear time', () => {
  const parts = ['<g>', '<!DOCTYPE ', '<!--', 'url(', '<use href="#a"/>', '<path d="M0 0"/>', '&', ' x="1"'];
  assertLinear((text) => published(`<svg ${ROOT}>${text}</svg>`), parts);
});
