/** The copy of the project that marketing has worked in: what is put into it, and what its tests know of it. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { writeBlock } from '../../lib/markdown/blocks/codec';
import { BLOCKS, isBlockName } from '../../lib/model/blocks';
import { EXAMPLES } from '../../lib/model/sections';
import { FIXTURE_CONTENT, MARKETING_COPY } from '../../scripts/test/roots';
import { DESCRIPTION, edit, line } from './content';
import { EDITS } from './edits';
import { MALICIOUS_FIELDS, maliciousText } from './malicious';

/** The base path of the copy, as of a project site on GitHub Pages. */
export const BASE = '/site';
export const POST = 'change-in-employee-engagement-perception';
export const PHOTO_POST = 'a-post-with-photos';
export const TURNED_POST = 'a-photo-taken-upright';
/** A post with the example of every block. */
export const BLOCK_POST = 'every-block';
/** What the editor has written in its own test (e2e/editor/new-page.spec.ts). */
export const EDITOR_PAGE = 'careers';

/** Entries that visitors must not see yet: the file, the title, and the photo of each. */
export const UNPUBLISHED = [
  {
    slug: 'a-hidden-draft',
    title: 'Title of the draft',
    photo: 'photo-of-the-draft.jpg',
    field: 'draft: true\ndate: "2024-01-01"',
  },
  {
    slug: 'a-merger-to-come',
    title: 'Title of the merger to come',
    photo: 'photo-of-the-merger.jpg',
    field: 'date: "2099-01-01"',
  },
] as const;

/** Ways to write an image and a link, below the text of the post with photos. */
const PHOTO_TEXT = `![A small one](beside.png "Its caption")

- [x] done

![From [the side]](</images/turned.jpg>), see [who we are][us] or [the blog](/blog "Go (there)").

![The small one again][small] and \`[code](/about)\`

[us]: /about
[small]: beside.png
`;

/** The copy's content folder. */
export const marketingFolder = {
  read: (name: string) => fs.readFileSync(path.join(MARKETING_COPY, 'content', name), 'utf8'),
  write: (name: string, text: string | Buffer) => {
    const file = path.join(MARKETING_COPY, 'content', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  },
};

/** No two pages may have the same title or description. */
const retitled = (source: string, title: string) =>
  edit(
    edit(source, line('title'), `title: ${title}`),
    DESCRIPTION,
    `description: A post of the tests called ${title}, with words of its own.\n`,
  );

/** Puts the fixture content and all of marketing's work into the copy. */
export async function fillMarketingCopy(): Promise<void> {
  const { read, write } = marketingFolder;
  fs.rmSync(path.join(MARKETING_COPY, 'content'), { recursive: true });
  fs.cpSync(FIXTURE_CONTENT, path.join(MARKETING_COPY, 'content'), { recursive: true });
  const post = read(`blog/${POST}.md`);
  await putPhotos();
  for (const apply of Object.values(EDITS)) apply(marketingFolder);

  write('blog/a-draft.md', edit(post, line('title'), 'title: A draft of a post\ndraft: true'));
  const undated = edit(post, line('date'), '');
  for (const { slug, title, photo, field } of UNPUBLISHED) {
    const titled = edit(retitled(undated, title), /^title:/m, `${field}\ntitle:`);
    write(`blog/${slug}.md`, edit(titled, line('image'), `image: /images/${photo}`));
  }
  const photos = edit(retitled(post, 'A post with photos'), line('image'), 'image: /images/Team on site.JPG');
  write(`blog/${PHOTO_POST}.md`, `${photos}\n${PHOTO_TEXT}`);
  const turned = shortPost(post, 'A photo taken upright', '2017-09-01');
  write(`blog/${TURNED_POST}.md`, edit(turned, line('image'), 'image: /images/turned.jpg'));
  const fields = Object.entries(MALICIOUS_FIELDS).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const head = [...fields, 'date: "2019-01-01"', 'image: /drawings/blog.svg'].join('\n');
  write('blog/hostile.md', `---\n${head}\n---\n${maliciousText()}`);
  write('pages/every-section.md', everySection());
  write(`blog/${BLOCK_POST}.md`, everyBlock(post));
  write(`pages/${EDITOR_PAGE}.md`, fs.readFileSync(`e2e/fixtures/editor/${EDITOR_PAGE}.md`));
  const last = '    - label: Blog\n      link: /blog\n';
  write('site.md', edit(read('site.md'), last, `${last}    - label: Careers\n      link: /${EDITOR_PAGE}\n`));
}

/** Returns a page with the example of each section that a page may have, in an unusual order. */
function everySection(): string {
  const names =
    'statistics platform items hero carousel directions text items-viaduct steps items-bridge items-rows ' +
    'framework featured-post contact offices-map call-to-action text-paragraphs search offices';
  const sections = names
    .split(' ')
    .flatMap((name) => EXAMPLES.filter((example) => example.name === name))
    .map(({ fields }) => fields);
  const title = 'Every section of the site';
  const description = 'A page of the tests with the example of each section, in an unusual order.';
  return `---\n${stringify({ title, description, sections })}---\nThe text of the page, with a [link](/contact).\n`;
}

/** Returns a post with the front matter of another and one paragraph. */
function shortPost(post: string, title: string, day: string): string {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(retitled(post, title)) ?? [];
  return `${edit(head, line('date'), `date: "${day}"`)}\nOne paragraph.\n`;
}

/** Returns a long post with every block there is, each in its own section. */
function everyBlock(post: string): string {
  const parts = Object.keys(BLOCKS)
    .filter(isBlockName)
    .map((name) => {
      const { label, hint, example } = BLOCKS[name];
      return `## ${label}\n\n${hint}\n\n${writeBlock(name, example)}`;
    });
  return `${shortPost(post, 'A post with every block', '2018-06-01')}\n${parts.join('\n\n')}\n\nNo block ends the text.\n`;
}

async function putPhotos(): Promise<void> {
  const images = path.join(MARKETING_COPY, 'public/images');
  fs.mkdirSync(images, { recursive: true });
  const photo = await phonePhoto();
  fs.writeFileSync(path.join(images, 'Team on site.JPG'), photo);
  const turned = await turnedPhoto();
  fs.writeFileSync(path.join(images, 'turned.jpg'), turned);
  for (const [index, { photo }] of UNPUBLISHED.entries()) {
    // Photos of other bytes than those of published posts.
    fs.writeFileSync(
      path.join(images, photo),
      await sharp(turned)
        .modulate({ hue: 90 * (index + 1) })
        .jpeg()
        .toBuffer(),
    );
  }
  fs.copyFileSync('e2e/fixtures/editor/team-photo.png', path.join(images, 'team-photo.png'));
  marketingFolder.write('blog/beside.png', await sharp(photo).resize(300).png().toBuffer());
}

/** The posts of the copy, newest first. */
export const SLUGS: readonly string[] = ['a-second-post', PHOTO_POST, POST, 'hostile', BLOCK_POST, TURNED_POST];

/** The same numbers on every machine: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/**
 * Creates an image with a photo's spectrum: shapes of every size, each finer one weaker, and a sensor's grain on top. Its
 * metadata has a place, a camera and a time.
 * @returns a JPEG of more than 8 MB, as from a phone of 12 megapixels
 */
async function phonePhoto(): Promise<Buffer> {
  const width = 4032;
  const height = 3024;
  const whole = { width, height, channels: 4 as const };
  const layer = async (columns: number, seed: number, alpha: number) => {
    const raw = { width: columns, height: Math.round((columns * height) / width), channels: 3 as const };
    const image = sharp(noise(raw.width * raw.height * 3, seed), { raw }).resize(width, height, { kernel: 'cubic' });
    return { input: await image.ensureAlpha(alpha).raw().toBuffer(), raw: whole };
  };
  return sharp({ create: { width, height, channels: 3, background: '#78807c' } })
    .composite([await layer(8, 1, 1), await layer(50, 2, 0.5), await layer(320, 3, 0.25), await layer(width, 9, 0.08)])
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera of a test' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 52/1 10/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 12/1 30/1',
      },
    })
    .jpeg({ quality: 99, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/**
 * A photo as a phone held upright writes it: the pixels lie on their side, and a note says how to turn them (EXIF
 * orientation 6, to the right by 90°). Upright it is 400 × 600, blue on the left and red on the right.
 */
function turnedPhoto(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 600, height: 200, channels: 3 as const, background } });
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: half('#ff0000'), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
