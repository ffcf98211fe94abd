/** Images of content and links to files, without a build. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { edit, line, POST, writeFiles } from '../../e2e/support/content';
import { assertAllLike, useContent } from '../../e2e/support/unit';
import { formatProblem } from '../../lib/model/problems';
import { inspectAll } from './inspect';

const content = useContent();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc917' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';
const jpeg = await plain(900, 600).jpeg().toBuffer();
const large = await plain(8000, 6300).png({ compressionLevel: 1 }).toBuffer();
const HEIC = '\0\0\0\x1cftypheic\0\0\0\0mif1heic';
const MEGAPIXELS =
  'an image of at most 50 megapixels: export it 3,000 pixels wide, found 8000 x 6300 \\(50 megapixels\\)';

/** The name in a post, the file next to it, and the problem. */
const CASES: readonly (readonly [image: string, file: string, bytes: Buffer | string, message?: string])[] = [
  ['team.jpg', 'team.jpg', jpeg],
  ['gone.jpg', '', '', 'image: expected an image that exists.*, found no file "content/blog/gone.jpg"$'],
  ['taem.jpg', '', '', 'did you mean "content/blog/team.jpg"'],
  // The file of this name in another folder.
  ['home.svg', '', '', 'did you mean "/drawings/home.svg"'],
  ['logo.jpg', 'Logo.JPG', jpeg, 'did you mean "Logo.JPG".*, found no file "content/blog/logo.jpg"$'],
  ['words.jpg', 'words.jpg', 'words', 'expected an image \\(JPEG, PNG, WebP or AVIF\\), found a file of another kind'],
  ['drawn.png', 'drawn.png', `${SVG}</svg>`, 'found a file of the kind svg'],
  [
    'half.jpg',
    'half.jpg',
    jpeg.subarray(0, jpeg.length / 2),
    'expected a complete image, found one that is incomplete',
  ],
  ['heavy.jpg', 'heavy.jpg', Buffer.concat([jpeg, Buffer.alloc(21 << 20)]), 'of at most 20 MB, found 21.0 MB'],
  ['large.png', 'large.png', large, MEGAPIXELS],
  // A photo of an iPhone, renamed.
  ['phone.jpg', 'phone.jpg', HEIC, 'expected a JPEG: on the iPhone, .*, found a HEIC'],
  ['active.svg', 'active.svg', `${SVG}<script>1</script></svg>`, 'text alone.*, found an SVG with <script>'],
];

test('accepts images of every kind, and reports missing, damaged, large and active ones', async () => {
  const post = content.read(POST);
  for (const [index, [image, file, bytes]] of CASES.entries()) {
    if (file) content.write(`blog/${file}`, bytes);
    content.write(`blog/case-${index}.md`, edit(post, line('image'), `image: ${image}`));
  }
  const problems = (await inspectAll(content.root)).problems.filter(({ path: [field] }) => field === 'image');
  for (const [index, [image, , , message]] of CASES.entries()) {
    const file = `content/blog/case-${index}.md`;
    const found = problems.filter((problem) => problem.file === file).map(formatProblem);
    assertAllLike(found, message ? [new RegExp(`^${file}:6  .*${message}`)] : [], image);
  }
});

test('reports a link to a photo, as the original never leaves the build', async () => {
  const project = process.cwd();
  const cwd = path.dirname(content.root);
  fs.cpSync('public', path.join(cwd, 'public'), { recursive: true });
  const photos = ['images/team.jpg', 'press/team.jpg', 'press/logo.png'].map((name) => [name, jpeg] as const);
  writeFiles({ ...Object.fromEntries(photos), 'press/facts.pdf': 'facts' }, path.join(cwd, 'public'));
  const at = content.read(POST).split('\n').length + 1;
  const urls = ['/images/team.jpg', '/press/team.jpg', '/press/logo.png', '/press/facts.pdf', '/drawings/blog.svg'];
  content.append(POST, `\n${urls.map((url) => `[x](${url})`).join(' ')}\n\n![The team](/press/team.jpg)\n`);
  process.chdir(cwd);
  const { problems } = await inspectAll('content').finally(() => process.chdir(project));
  const problem = (url: string) => `content/${POST}:${at}  link: expected the URL of a page, found "${url}"`;
  assert.deepEqual(problems.map(formatProblem), [problem('/images/team.jpg'), problem('/press/team.jpg')]);
});
