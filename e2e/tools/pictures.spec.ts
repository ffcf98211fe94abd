/** Which pictures are taken and which are refused, without a build. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readDrawing } from '../../scripts/pictures/drawing';
import { FROZEN_CONTENT } from '../../scripts/test/roots';
import { formatProblem, inspectAll, inspectContent } from '../support/content';
import { copyContent, edit } from '../support/content-folder';
import { expect, test } from '../support/test';

const POST = 'blog/change-in-employee-engagement-perception.md';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc917' } });
const jpeg = await plain(900, 600).jpeg().toBuffer();

type Case = {
  name: string;
  /** What the file beside the post holds; none where it is missing. */
  file?: { name: string; content: Buffer | string | (() => Promise<Buffer>) };
  /** What the post's image field says. */
  image: string;
  told: RegExp | undefined;
};

const CASES: Case[] = [
  { name: 'a JPEG beside the post', file: { name: 'team.jpg', content: jpeg }, image: 'team.jpg', told: undefined },
  {
    name: 'a name with blanks',
    file: { name: 'IMG 1 (2).JPG', content: jpeg },
    image: 'IMG 1 (2).JPG',
    told: undefined,
  },
  {
    name: 'a PNG named .jpg',
    file: { name: 'a.jpg', content: () => plain(9, 9).png().toBuffer() },
    image: 'a.jpg',
    told: undefined,
  },
  {
    name: 'a missing file',
    image: 'team.jpg',
    told: /image: expected a picture that exists.*, found no file "content\/blog\/team\.jpg"$/,
  },
  {
    name: 'a missing file with a near name',
    file: { name: 'team.jpg', content: jpeg },
    image: 'taem.jpg',
    told: /did you mean "content\/blog\/team\.jpg"/,
  },
  {
    name: 'another case of letters',
    file: { name: 'Team.JPG', content: jpeg },
    image: 'team.jpg',
    told: /image: expected Team\.JPG: capital and small letters must match the file's name, found "team\.jpg"$/,
  },
  {
    name: 'a text named .jpg',
    file: { name: 'a.jpg', content: 'words' },
    image: 'a.jpg',
    told: /image: expected a picture \(JPEG, PNG, WebP or AVIF\), found a file of another kind/,
  },
  { name: 'an empty file', file: { name: 'a.jpg', content: '' }, image: 'a.jpg', told: /found an empty file/ },
  {
    name: 'an SVG named .png',
    file: { name: 'a.png', content: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
    image: 'a.png',
    told: /found a file of the kind svg/,
  },
  {
    name: 'a GIF named .png',
    file: { name: 'a.png', content: () => plain(9, 9).gif().toBuffer() },
    image: 'a.png',
    told: /found a file of the kind gif/,
  },
  {
    name: 'half a JPEG',
    file: { name: 'a.jpg', content: jpeg.subarray(0, jpeg.length / 2) },
    image: 'a.jpg',
    told: /expected a whole picture, found one that breaks off or is damaged/,
  },
  {
    name: 'more than 20 MB',
    file: { name: 'a.jpg', content: Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]) },
    image: 'a.jpg',
    told: /expected a picture of at most 20 MB, found 21\.0 MB/,
  },
  {
    name: 'more than 50 megapixels',
    file: { name: 'a.png', content: () => plain(8000, 6300).png({ compressionLevel: 1 }).toBuffer() },
    image: 'a.png',
    told: /expected a picture of at most 50 megapixels, found 8000 x 6300 \(50 megapixels\)/,
  },
  {
    name: 'a drawing with a script',
    file: { name: 'a.svg', content: '<svg viewBox="0 0 1 1"><script>1</script></svg>' },
    image: 'a.svg',
    told: /expected a drawing without anything active in it, found an SVG with <script>/,
  },
];

for (const { name, file, image, told } of CASES) {
  test(`${told ? 'refuses' : 'takes'} ${name}`, async () => {
    const content = copyContent();
    try {
      if (file) {
        const bytes = typeof file.content === 'function' ? await file.content() : file.content;
        fs.writeFileSync(path.join(content.root, 'blog', file.name), bytes);
      }
      content.write(POST, edit(content.read(POST), /^image: .*$/m, `image: ${image}`));
      const all = (await inspectAll(content.root)).problems.map(formatProblem);
      expect(all).toEqual(told ? [expect.stringMatching(told)] : []);
      if (told) expect(all[0]).toMatch(/^content\/blog\/change-in-employee-engagement-perception\.md:8 {2}/);
    } finally {
      content.dispose();
    }
  });
}

test('a picture in the text needs words, a title of the page stays the only one, a link a page', () => {
  const content = copyContent();
  try {
    const lines = content.read(POST).split('\n').length;
    const wrong = [
      '![](/drawings/blog.svg)',
      '![Words](/drawings/blgo.svg)',
      '# A second title',
      '[a](/abuot) [b](/about#nowhere) [c](//evil.example) [d](about) [e](#waht) [f](/blog/x) [g](/about/)',
      '[h](/about) [i](/cyber-security#services) [j](#from-a-score-to-a-relationship) [k](mailto:a@b.example)',
      '<b>HTML</b> [l](javascript:x)',
    ];
    content.write(POST, `${content.read(POST)}\n${wrong.join('\n\n')}\n`);
    const { problems, notes } = inspectContent(content.root);
    const place = (index: number) => `content/${POST}:${lines + 1 + 2 * index}  `;
    expect(problems.map(formatProblem)).toEqual([
      `${place(0)}picture: expected words for those who cannot see it, between the brackets: ![What it shows](/drawings/blog.svg), found none`,
      `${place(1)}picture: expected a picture that exists (did you mean "/drawings/blog.svg"?), found no file "public/drawings/blgo.svg"`,
      `${place(2)}heading: expected two or more # (one # is the page's title), found "# A second title"`,
      `${place(3)}link: expected the address of a page (did you mean "/about"?), found "/abuot"`,
      `${place(3)}link: expected a place on /about, found "/about#nowhere"`,
      `${place(3)}link: expected https:// before the name of another site, found "//evil.example"`,
      `${place(3)}link: expected an address from the root, such as /about, found "about"`,
      expect.stringContaining(`${place(3)}link: expected a place on /blog/change-in-employee-engagement-perception`),
      `${place(3)}link: expected the address of a page (did you mean "/blog"?), found "/blog/x"`,
      `${place(3)}link: expected the address of a page (did you mean "/about"?), found "/about/"`,
      `${place(5)}link: expected an address that starts with /, #, https:, mailto: or tel:, found "javascript:x"`,
    ]);
    expect(notes.map(({ found }) => found)).toEqual(['"<b>"', '"</b>"']);
  } finally {
    content.dispose();
  }
});

test('a link to a photo says what to do, as the original never leaves the build', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linked-'));
  try {
    fs.cpSync(FROZEN_CONTENT, path.join(folder, 'content'), { recursive: true });
    fs.cpSync('public', path.join(folder, 'public'), { recursive: true });
    const write = (name: string, bytes: Buffer | string) => {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), bytes);
    };
    write('public/images/team.jpg', jpeg);
    write('public/press/team.jpg', jpeg);
    write('public/press/logo.png', jpeg);
    write('public/press/facts.pdf', 'facts');
    const source = fs.readFileSync(path.join(FROZEN_CONTENT, POST), 'utf8');
    const line = source.split('\n').length + 1;
    const linked = ['/images/team.jpg', '/press/team.jpg', '/press/logo.png', '/press/facts.pdf', '/drawings/blog.svg'];
    const links = linked.map((address) => `[x](${address})`).join(' ');
    write(`content/${POST}`, `${source}\n${links}\n\n![The team](/press/team.jpg)\n`);
    const [tsx, config, command] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'scripts/content.ts'].map(
      (name) => path.resolve(name),
    );
    const script = [tsx ?? '', '--tsconfig', config ?? '', command ?? ''];
    const { status, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8' });
    const told = (address: string) =>
      `content/${POST}:${line}  link: expected a page or a document; a photo is shown in the text, with ![What it shows](${address}), found "${address}"`;
    expect(stderr.split('\n').slice(0, 3)).toEqual([told('/images/team.jpg'), told('/press/team.jpg'), '']);
    expect(status).toBe(1);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('links in front matter are held to the same: home, navigation, a draft', () => {
  const content = copyContent();
  try {
    content.write('pages/home.md', edit(content.read('pages/home.md'), 'link: /about', 'link: /abaut'));
    content.write('site.md', edit(content.read('site.md'), 'link: /lims', 'link: /lims#top'));
    content.write('products/edi.md', edit(content.read('products/edi.md'), /^order:/m, 'draft: true\norder:'));
    const told = inspectContent(content.root).problems.map(formatProblem);
    expect(told).toEqual([
      expect.stringMatching(/home\.md:\d+ {2}sections\.1\.buttons\.1\.link: expected .*"\/about".*, found "\/abaut"$/),
      expect.stringMatching(/published\.txt:\d+ {2}\/edi: expected a page, .*, found a draft$/),
      expect.stringMatching(
        /site\.md:\d+ {2}navigation\.items\.4\.items\.3\.link: expected a published page; this one is a draft, found "\/edi"$/,
      ),
      expect.stringMatching(
        /site\.md:\d+ {2}navigation\.items\.4\.items\.4\.link: expected a place on \/lims.*, found "\/lims#top"$/,
      ),
    ]);
  } finally {
    content.dispose();
  }
});

const svg = (inside: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const FAULTS: [string, string][] = [
  ['a script', svg('<script>1</script>')],
  ['a script under a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
  ['a handler', svg('<path onclick="1"/>')],
  ['a handler on the root', svg('', 'viewBox="0 0 4 3" onload="1"')],
  ['foreignObject', svg('<foreignObject><p>1</p></foreignObject>')],
  ['a link elsewhere', svg('<a href="https://evil.example"><path/></a>')],
  ['a script address', svg('<a xlink:href="javascript:1"><path/></a>')],
  ['an address in entities', svg('<a href="&#106;avascript:1"><path/></a>')],
  ['a picture elsewhere', svg('<image href="https://evil.example/a.png"/>')],
  ['a use elsewhere', svg('<use href="other.svg#a"/>')],
  ['an SVG within data', svg('<image href="data:image/svg+xml,x"/>')],
  ['a style that loads', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['a style with an address', svg('<style>a{fill:url(https://evil.example)}</style>')],
  ['an address in an attribute', svg('<path fill="url(https://evil.example#a)"/>')],
  ['an animated address', svg('<a><set attributeName="href" to="javascript:1"/></a>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet', `<?xml-stylesheet href="https://evil.example"?>${svg('')}`],
  ['no size', svg('', '')],
  ['another root', '<html></html>'],
  ['words alone', 'words'],
];

test('a drawing that does more than draw is refused', () => {
  for (const [name, source] of FAULTS) expect(readDrawing(source), name).toHaveProperty('fault');
  const good = svg('<style>path{fill:url(#a)}</style><path fill="url(#a)"/><use href="#a"/>');
  expect(readDrawing(good)).toEqual({ drawing: { width: 4, height: 3 } });
});
