/** Valid and invalid images, without a build. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readIllustration } from '../../export/images/illustration';
import { cleanPublicFiles, inspectPublicFiles } from '../../export/images/public';
import { formatProblem } from '../../lib/content/problems';
import { inspectAll } from '../../scripts/support/inspect';
import { readCases } from '../support/cases';
import { expect, line, POST, test } from '../support/content';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc917' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';
const jpeg = await plain(900, 600).jpeg().toBuffer();

type Bytes = Buffer | string | (() => Promise<Buffer>);
const CASES: readonly (readonly [image: string, file?: string, bytes?: Bytes, message?: RegExp])[] = [
  ['team.jpg', 'team.jpg', jpeg],
  ['IMG 1 (2).JPG', 'IMG 1 (2).JPG', jpeg],
  ['a.jpg', 'a.jpg', () => plain(9, 9).png().toBuffer()],
  ['team.jpg', '', '', /image: expected an image that exists.*, found no file "content\/blog\/team\.jpg"$/],
  ['taem.jpg', 'team.jpg', jpeg, /did you mean "content\/blog\/team\.jpg"/],
  // The file of this name in another folder.
  ['home.svg', '', '', /did you mean "\/drawings\/home\.svg"/],
  [
    ...(['team.jpg', 'Team.JPG', jpeg] as const),
    /expected Team\.JPG: upper and lower case must match the file's name, found "team\.jpg"$/,
  ],
  ['a.jpg', 'a.jpg', 'words', /expected an image \(JPEG, PNG, WebP or AVIF\), found a file of another kind/],
  ['a.jpg', 'a.jpg', '', /found an empty file/],
  ['a.png', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', /found a file of the kind svg/],
  ['a.png', 'a.png', () => plain(9, 9).gif().toBuffer(), /found a file of the kind gif/],
  [
    'a.jpg',
    'a.jpg',
    jpeg.subarray(0, jpeg.length / 2),
    /expected a complete image, found one that is incomplete or damaged/,
  ],
  [
    'a.jpg',
    'a.jpg',
    Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]),
    /expected an image of at most 20 MB, found 21\.0 MB/,
  ],
  [
    ...(['a.png', 'a.png', () => plain(8000, 6300).png({ compressionLevel: 1 }).toBuffer()] as const),
    /expected an image of at most 50 megapixels: export it 3,000 pixels wide, found 8000 x 6300 \(50 megapixels\)/,
  ],
  // A photo of an iPhone, renamed.
  ['a.jpg', 'a.jpg', '\0\0\0\x1cftypheic\0\0\0\0mif1heic', /expected a JPEG: on the iPhone, .*, found a HEIC/],
  ['a.svg', 'a.svg', `${SVG}<script>1</script></svg>`, /of shapes and text alone.*, found an SVG with <script>/],
];

test('accepts images of every kind, and reports missing, damaged, large and active ones', async ({ content }) => {
  for (const [image, file = '', bytes = '', message] of CASES) {
    const name = path.join(content.root, 'blog', file);
    if (file) fs.writeFileSync(name, typeof bytes === 'function' ? await bytes() : bytes);
    content.edit(POST, line('image'), `image: ${image}`);
    const problems = (await inspectAll(content.root)).problems.map(formatProblem);
    const wanted = message && expect.stringMatching(`^content/${POST}:6 {2}.*${message.source}`);
    expect.soft(problems, `${image}, ${file}`).toEqual(wanted ? [wanted] : []);
    if (file) fs.rmSync(name);
    content.undo();
  }
});

test('reports images without alt text, headings of level 1 and broken links of a text', ({ content }) => {
  const first = content.read(POST).split('\n').length + 1;
  const { lines, problems: wanted }: { lines: string[]; problems: [number, string][] } = readCases('wrong-links');
  content.append(POST, `\n${lines.join('\n\n')}\n`);
  const { problems, notes } = content.inspect();
  const place = (index: number) => `content/${POST}:${first + 2 * index}  `;
  expect(problems.map(formatProblem)).toEqual(
    wanted.map(([index, words]) => expect.stringContaining(place(index) + words)),
  );
  expect(notes.map(({ found }) => found)).toEqual(['"<b>"', '"</b>"']);
});

test('reports a link to a photo, as the original never leaves the build', ({ content }) => {
  const cwd = path.dirname(content.root);
  fs.cpSync('public', path.join(cwd, 'public'), { recursive: true });
  const put = (name: string, bytes: Buffer | string) => {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), bytes);
  };
  for (const name of ['images/team.jpg', 'press/team.jpg', 'press/logo.png']) put(`public/${name}`, jpeg);
  put('public/press/facts.pdf', 'facts');
  const at = content.read(POST).split('\n').length + 1;
  const urls = ['/images/team.jpg', '/press/team.jpg', '/press/logo.png', '/press/facts.pdf', '/drawings/blog.svg'];
  content.append(POST, `\n${urls.map((url) => `[x](${url})`).join(' ')}\n\n![The team](/press/team.jpg)\n`);
  const script = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tsconfig.json', 'scripts/content.ts'];
  const command = script.map((part) => (part.startsWith('--') ? part : path.resolve(part)));
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  const problem = (url: string) =>
    `content/${POST}:${at}  link: expected a page or a document; a photo is shown in the text, with ![What it shows](${url}), found "${url}"`;
  expect(stderr.split('\n').slice(0, 3)).toEqual([problem('/images/team.jpg'), problem('/press/team.jpg'), '']);
  expect(status).toBe(1);
  fs.rmSync(path.join(cwd, 'public'), { recursive: true });
});

test('checks links in front matter: of pages, of the navigation, to drafts', ({ content }) => {
  content.edit('pages/home.md', 'link: /about', 'link: /abaut');
  content.edit('industries/integration-services.md', 'link: /financial-services', 'link: /edi');
  content.edit('site.md', 'link: /lims', 'link: /lims#end');
  content.edit('products/edi.md', /^order:/m, 'draft: true\norder:');
  const item = 'site\\.md:\\d+ {2}navigation\\.items\\.4\\.items';
  expect(content.problems()).toEqual(
    [
      'integration-services\\.md:\\d+ {2}capabilitiesSection\\.capabilities\\.1\\.link: expected a published page; this one is a draft, found "/edi"$',
      'home\\.md:\\d+ {2}sections\\.\\d+\\.buttons\\.\\d+\\.link: expected .*"/about".*, found "/abaut"$',
      `${item}\\.3\\.link: expected a published page; this one is a draft, found "/edi"$`,
      `${item}\\.4\\.link: expected a section or a heading on /lims.*, found "/lims#end"$`,
    ].map((message) => expect.stringMatching(message)),
  );
});

test('refuses an SVG that contains more than shapes, and publishes the others as they were checked', () => {
  for (const [name, source] of readCases('active-svgs'))
    expect.soft(readIllustration(Buffer.from(source)), name).toHaveProperty('fault');
  const bytes = [
    // A browser reads it as <script>, and the check as harmless signs: ISO-2022-JP.
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${SVG}\x1b$B</svg><!--\x1b(B<script>1</script>--></svg>`,
    `${SVG}\xff</svg>`,
    `\xff\xfe${Buffer.from(`${SVG}<script>1</script></svg>`, 'utf16le').toString('latin1')}`,
  ];
  for (const source of bytes) expect.soft(readIllustration(Buffer.from(source, 'latin1'))).toHaveProperty('fault');
  const added = '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.example"/><metadata>x</metadata>';
  const shapes = '<style>path{fill:url(#a)}</style><path fill="url(#a)"/><use href="#a"/><text>R&amp;D</text>';
  const drawn = `${added}${shapes.replace(' href', ' xlink:href')}`;
  const good = `<?xml version="1.0"?><!-- Made by Ada -->${SVG}${drawn}</svg>`;
  const illustration = { size: { width: 4, height: 3 }, svg: `${SVG}${shapes}</svg>` };
  expect(readIllustration(Buffer.from(good))).toEqual({ illustration });
});

test('refuses links, pages and programs in public/, and publishes no place of a photo', async () => {
  const root = test.info().outputPath('public');
  const out = test.info().outputPath('out');
  const photo = await plain(90, 60)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .toBuffer();
  const files: Record<string, Buffer | string> = {
    'a.html': '<p>A page</p>',
    'press/b.js': 'hit()',
    'press/c.svg': `${SVG}<script href="/press/b.js"/></svg>`,
    'press/d.jpg': photo,
    'press/e.pdf': '%PDF',
    'press/f.svg': `${SVG}<!-- Made by Ada --><path d="M0 0"/></svg>`,
    'press/.DS_Store': 'x',
  };
  for (const folder of [root, out])
    for (const [name, bytes] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), bytes);
    }
  fs.symlinkSync('/etc/hostname', path.join(root, 'press/g.txt'));
  expect((await inspectPublicFiles(new Set(), root)).map(formatProblem)).toEqual([
    expect.stringMatching(/^public\/a\.html:1 {2}file name: expected .*pdf.*, found "a\.html"$/),
    expect.stringMatching(/^public\/press\/b\.js:1 {2}file name: expected .*, found "b\.js"$/),
    expect.stringMatching(/^public\/press\/c\.svg:1 {2}file: expected .*PNG, found an SVG with <script>$/),
    'public/press/g.txt:1  file: expected a regular file, found a symbolic link',
  ]);
  fs.rmSync(path.join(out, 'press/c.svg'));
  await cleanPublicFiles(out, new Set(), root);
  expect((await sharp(fs.readFileSync(path.join(out, 'press/d.jpg'))).metadata()).exif).toBeUndefined();
  expect(fs.readFileSync(path.join(out, 'press/f.svg'), 'utf8')).toBe(`${SVG}<path d="M0 0"/></svg>`);
  expect(fs.readFileSync(path.join(out, 'press/e.pdf'), 'utf8')).toBe('%PDF');
  expect(fs.existsSync(path.join(out, 'press/.DS_Store'))).toBe(false);
});
