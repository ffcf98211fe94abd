import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { assertLinear } from '../../e2e/support/unit';
import { checkIllustration } from './illustration';

const ROOT = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"';
const check = (source: string, encoding: BufferEncoding = 'utf8') => checkIllustration(Buffer.from(source, encoding));

test('refuses an SVG that may run or load something', () => {
  for (const [name, source] of readCases('active-svgs')) assert.ok(check(source).problem, name);
  for (const source of [
    // A browser reads it as <script>, and the check as harmless signs: ISO-2022-JP.
    `<?xml version="1.0" encoding="ISO-2022-JP"?><svg ${ROOT}>\x1b$B</svg><!--\x1b(B<script>1</script>--></svg>`,
    `<svg ${ROOT}>\xff</svg>`,
    `\xff\xfe${Buffer.from(`<svg ${ROOT}><script>1</script></svg>`, 'utf16le').toString('latin1')}`,
  ])
    assert.ok(check(source, 'latin1').problem, source);
});

test('accepts what drawing programs export', () => {
  const folder = 'e2e/fixtures/illustrations';
  const names = fs.readdirSync(folder);
  assert.deepEqual(names, ['canva.svg', 'figma.svg', 'illustrator.svg', 'inkscape.svg']);
  for (const name of names)
    assert.deepEqual(
      checkIllustration(fs.readFileSync(`${folder}/${name}`)),
      { size: { width: 400, height: 300 } },
      name,
    );
  for (const part of [
    '<image href="data:image/jpg;base64,AA"/>',
    '<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>',
    '<path><animate attributeName="opacity" values="0;1" dur="1s"/></path>',
    '<a href="#b"><text>R&amp;D, https://example.com, url and src</text></a>',
  ])
    assert.equal(check(`<svg ${ROOT}>${part}</svg>`).problem, undefined, part);
});

test('names what it refuses', () => {
  for (const [source, problem] of [
    [`<svg ${ROOT}><s:script xmlns:s="http://www.w3.org/2000/svg"/></svg>`, 'an SVG with <s:script>'],
    [`<svg ${ROOT} onload="hit()"/>`, 'an SVG with the attribute onload="hit()"'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${ROOT}/>`, 'an SVG with declarations in <!DOCTYPE …>: delete that part'],
    [`<svg ${ROOT}><image href="https://a.example/b.png"/></svg>`, 'an SVG that refers to "https://a.example/b.png"'],
  ] as const)
    assert.equal(check(source).problem, problem);
});

test('takes a share of the page for no size', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>';
  assert.deepEqual(check(svg), { size: undefined });
});

test('reads 100 kB of any kind in linear time', () => {
  const parts = ['<g>', '<!DOCTYPE ', '<!--', 'url(', '<use href="#a"/>', '<path d="M0 0"/>', '&', ' x="1"', '/*'];
  assertLinear((text) => check(`<svg ${ROOT}>${text}</svg>`), parts);
  assertLinear((text) => check(`<svg ${ROOT}><style>${text}</style></svg>`), ['url(', '/*', '\\', '@']);
});
