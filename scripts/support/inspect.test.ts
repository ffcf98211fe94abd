/** Images of content and links to files, without a build. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { line, POST, writeFiles } from '../../e2e/support/content';
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

const CASES: readonly (readonly [image: string, file: string, bytes: Buffer | string, message?: string])[] = [
  ['team.jpg', 'team.jpg', jpeg],
  ['team.jpg', '', '', 'image: expected an image that exists.*, found no file "content/blog/team.jpg"$'],
  ['taem.jpg', 'team.jpg', jpeg, 'did you mean "content/blog/team.jpg"'],
  // The file of this name in another folder.
  ['home.svg', '', '', 'did you mean "/drawings/home.svg"'],
  ['team.jpg', 'Team.JPG', jpeg, 'did you mean "Team.JPG".*, found no file "content/blog/team.jpg"$'],
  ['a.jpg', 'a.jpg', 'words', 'expected an image \\(JPEG, PNG, WebP or AVIF\\), found a file of another kind'],
  ['a.png', 'a.png', `${SVG}</svg>`, 'found a file of the kind svg'],
  ['a.jpg', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 'expected a complete image, found one that is incomplete'],
  ['a.jpg', 'a.jpg', Buffer.concat([jpeg, Buffer.alloc(21 << 20)]), 'an image of at most 20 MB, found 21.0 MB'],
  ['a.png', 'a.png', large, MEGAPIXELS],
  // A photo of an iPhone, renamed.
  ['a.jpg', 'a.jpg', HEIC, 'expected a JPEG: on the iPhone, .*, found a HEIC'],
  ['a.svg', 'a.svg', `${SVG}<script>1</script></svg>`, 'of shapes and text alone.*, found an SVG with <script>'],
];

test('accepts images of every kind, and reports missing, damaged, large and active ones', async () => {
  for (const [image, file, bytes, message] of CASES) {
    if (file) content.write(`blog/${file}`, bytes);
    content.edit(POST, line('image'), `image: ${image}`);
    const problems = (await inspectAll(content.root)).problems.map(formatProblem);
    assertAllLike(problems, message ? [new RegExp(`^content/${POST}:6  .*${message}`)] : [], `${image}, ${file}`);
    content.undo();
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
