/**
 * What marketing's work becomes: a clone of the project is given posts, photos, drafts and hostile texts, and is built
 * once for all tests of this file.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { generatePosts } from '../scripts/generate-posts';
import { build, cloneProject } from './support/clone';
import { edit } from './support/content-folder';
import { attributeValues } from './support/export';
import { HOSTILE, HOSTILE_FIELDS, hostileText } from './support/hostile';
import { phonePhoto, turnedPhoto } from './support/photo';
import { expect, open, test } from './support/test';

const POST = 'change-in-employee-engagement-perception';
const PHOTO_POST = 'a-post-with-photos';
/** Two of the generated posts: the picture of one lies beside its file, the other's is a photo taken upright. */
const BESIDE_POST = 'note-24';
const TURNED_POST = 'note-23';
/** Ways to write a picture and a link, below the text of the post with photos. */
const PHOTO_TEXT = `![A small one](beside.png "Its caption")

- [x] done

![From [the side]](</images/turned.jpg>), see [who we are][us] or [the blog](/blog "Go (there)").

![The small one again][small] and \`[code](/about)\`

[us]: /about
[small]: beside.png
`;
/** Ports beside the suite's own: the built clone and its preview. */
const SITE = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1000}`;
const ORIGIN = 'https://www.spanwell.example';
const PREVIEW = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1001}`;

test.use({ baseURL: SITE });
test.describe.configure({ mode: 'default', timeout: 120_000 });

let root = '';
let server: ChildProcess | undefined;
let photo: Buffer;
const post = (slug: string) => path.join(root, 'content/blog', `${slug}.md`);
const socialPicture = (slug: string) => path.join(root, `out/og/blog--${slug}.png`);
const html = (name: string) => fs.readFileSync(path.join(root, 'out', `${name}.html`), 'utf8');

/** Which of the two colours of turnedPhoto() a picture has at a place. */
async function colourAt(file: string, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** Writes a post made of the real one. */
function writePost(slug: string, change: (source: string) => string) {
  fs.writeFileSync(post(slug), change(fs.readFileSync(`content/blog/${POST}.md`, 'utf8')));
}

/** No two pages may have the same title or description. */
const retitled = (source: string) =>
  edit(
    edit(source, /^title: .*$/m, 'title: A post with photos'),
    /^description: (>-\n( {2}.*\n)+|.*\n)/m,
    'description: A post of the tests that shows what becomes of photos from a phone.\n',
  );

/** Serves or previews the clone, and waits until it answers. */
async function start(command: string, args: string[], url: string, env: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  await expect(async () => expect((await fetch(`${url}/about`)).ok).toBe(true)).toPass({ timeout: 180_000 });
  return child;
}

/** Ends a process and those it started. */
const stop = (child: ChildProcess | undefined) => child?.pid !== undefined && process.kill(-child.pid, 'SIGKILL');

test.beforeAll(async () => {
  test.setTimeout(600_000);
  root = cloneProject();
  generatePosts(path.join(root, 'content'), 25);
  writePost('a-draft', (source) =>
    edit(source, /^title: .*$/m, 'title: A draft of a post\ndraft: true\ntags: [unseen]'),
  );
  const study = fs.readFileSync('content/case-studies/application-migration-iris.md', 'utf8');
  fs.writeFileSync(
    path.join(root, 'content/case-studies/a-draft.md'),
    edit(study, /^title: .*$/m, 'title: A draft of a study\ndraft: true'),
  );

  fs.appendFileSync(post('note-3'), LINKED_HEADINGS);

  photo = await phonePhoto();
  fs.mkdirSync(path.join(root, 'public/images'));
  fs.writeFileSync(path.join(root, 'public/images/Team on site.JPG'), photo);
  fs.writeFileSync(path.join(root, 'public/images/unused.jpg'), photo);
  fs.writeFileSync(path.join(root, 'public/images/turned.jpg'), await turnedPhoto());
  fs.writeFileSync(path.join(root, 'content/blog/beside.png'), await sharp(photo).resize(300).png().toBuffer());
  writePost(
    PHOTO_POST,
    (source) => `${edit(retitled(source), /^image: .*$/m, 'image: /images/Team on site.JPG')}\n${PHOTO_TEXT}`,
  );
  for (const [slug, image] of [
    [BESIDE_POST, 'beside.png'],
    [TURNED_POST, '/images/turned.jpg'],
  ] as const) {
    fs.writeFileSync(post(slug), edit(fs.readFileSync(post(slug), 'utf8'), /^image: .*$/m, `image: ${image}`));
  }

  const fields = Object.entries(HOSTILE_FIELDS).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const head = [...fields, 'date: "2019-01-01"', 'image: /drawings/blog.svg'].join('\n');
  fs.writeFileSync(post('hostile'), `---\n${head}\n---\n${hostileText()}`);

  build(root);
  server = await start(
    'npx',
    ['serve', 'out', '-c', '../hosts/generated/serve.json', '-L', '-l', new URL(SITE).port],
    SITE,
  );
});

/** Headings with links in them, of their own or by a footnote, and one of the smallest. */
const LINKED_HEADINGS = `
## Results[^1]

## **Strong [words](/about)** here

##### A small heading

[^1]: Of a note.
`;

test.afterAll(() => {
  stop(server);
  // The preview may still be writing as it ends; what it leaves lies in the system's temporary folder.
  if (root) fs.rm(root, { recursive: true, force: true }, () => {});
});

/** The posts in order: 25 generated ones, the newest first, the hostile one; the two real ones are of 2024. */
const SLUGS = [PHOTO_POST, POST, ...Array.from({ length: 25 }, (_, index) => `note-${24 - index}`), 'hostile'];

test('the blog shows ten posts a page, each with its address, its neighbours and every post once', async ({ page }) => {
  const shown: string[] = [];
  for (const [number, address] of ['/blog', '/blog/page/2', '/blog/page/3'].entries()) {
    await page.goto(address);
    shown.push(
      ...(await page
        .locator('main article h2 a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + address);
    const [prev, next] = [page.locator('link[rel=prev]'), page.locator('link[rel=next]')];
    if (number === 0) await expect(prev).toHaveCount(0);
    else await expect(prev).toHaveAttribute('href', `${ORIGIN}${number === 1 ? '/blog' : '/blog/page/2'}`);
    if (number === 2) await expect(next).toHaveCount(0);
    else await expect(next).toHaveAttribute('href', `${ORIGIN}/blog/page/${number + 2}`);
    await expect(page.locator('main article')).toHaveCount(number === 2 ? 8 : 10);
    const current = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).first();
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
  expect(shown).toEqual(SLUGS.map((slug) => `/blog/${slug}`));
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(`${SITE}/blog/page/2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, page 2$/);
  expect(fs.existsSync(path.join(root, 'out/blog/page/4.html'))).toBe(false);
});

test('topics list their posts, and a post its topics', async ({ page }) => {
  await page.goto('/blog/tag/rare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topic: Rare');
  const links = page.locator('main article h2 a');
  await expect(links).toHaveText([21, 14, 7, 0].map((index) => `Generated note number ${index}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/tag\/rare$/);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('link')).toHaveText([
    'All',
    'Cloud',
    'Cyber security',
    'Data',
    'Integration',
    'People',
    'Rare',
  ]);
  await page.goto('/blog/note-7');
  await page.getByRole('main').getByRole('link', { name: 'Rare' }).click();
  await expect(page).toHaveURL(`${SITE}/blog/tag/rare`);
});

test('pages of a list and of a topic are known to search engines as what they are', async ({ page }) => {
  const sitemap = fs.readFileSync(path.join(root, 'out/sitemap.xml'), 'utf8');
  const heads = new Set<string>();
  for (const [address, title, steps] of [
    ['/blog/page/2', 'Blog, page 2', ['Home', 'Blog', 'Blog, page 2']],
    ['/blog/tag/rare', 'Blog: Rare', ['Home', 'Blog', 'Topic: Rare']],
  ] as const) {
    expect(sitemap).toContain(`<loc>${ORIGIN}${address}</loc>`);
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} | Spanwell`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    heads.add(description ?? '');
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([...steps]);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    const list = graph.find((thing: { '@type': string }) => thing['@type'] === 'CollectionPage');
    const links = await page.locator('main article h2 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(list.mainEntity.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual(links);
    expect(list.mainEntity.itemListElement[0].position).toBe(address === '/blog/page/2' ? 11 : 1);
  }
  expect(heads.size).toBe(2);
});

test('a post leads to the newer and the older one, and to no other', async ({ page }) => {
  for (const [index, slug] of [
    [0, SLUGS[0]],
    [5, SLUGS[5]],
    [27, SLUGS[27]],
  ] as const) {
    await page.goto(`/blog/${slug}`);
    const links = page.getByRole('navigation', { name: 'More from the blog' }).getByRole('link');
    const expected = [SLUGS[index - 1], SLUGS[index + 1]].filter((other) => other !== undefined);
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      expected.map((other) => `/blog/${other}`),
    );
  }
});

test('with the one post of the specification there is no pager and no topic', async ({ request }) => {
  const main = async (address: string) => {
    const text = await (await request.get(`http://localhost:${process.env.TEST_PORT ?? 4173}${address}`)).text();
    return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  };
  const blog = await main('/blog');
  expect(blog).toContain(`href="/blog/${POST}"`);
  expect(blog.match(/<article/g)).toHaveLength(1);
  expect(blog).not.toMatch(/aria-label="(Pages|Topics)"/);
  expect((await main('/case-study')).match(/<article/g)).toHaveLength(3);
});

test('a draft is nowhere in the export', () => {
  const names = fs.readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /a-draft|unseen/.test(name))).toEqual([]);
  const files = names.filter((name) => /\.(html|txt|xml|json|js)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const holders = files.filter((name) =>
    /A draft of a|a-draft/.test(fs.readFileSync(path.join(root, 'out', name), 'utf8')),
  );
  expect(holders).toEqual([]);
});

test(`${HOSTILE.length} hostile texts and fields run nothing, and the words around them stay`, async ({ page }) => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  for (const address of ['/blog/hostile', '/blog/page/3']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const foreign = await page.locator('main :is(iframe, object, embed, svg script, math, form, style, link)').count();
    expect(foreign, 'no element of a hostile text is in the page').toBe(0);
    const handlers = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
        ),
      );
    expect(handlers).toEqual([]);
    const addresses = await page
      .locator('main [href], main [src]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''));
    expect(addresses.filter((address) => !/^(\/|#|https:)/.test(address))).toEqual([]);
  }
  await page.goto('/blog/hostile');
  const words = (await page.locator('main').textContent()) ?? '';
  for (const index of HOSTILE.keys()) {
    for (const word of ['before', 'between', 'after']) {
      expect(words, HOSTILE[index]).toMatch(new RegExp(`${word}-${index}\\b`));
    }
  }
  expect(hits, 'hit() was never called').toBe(0);
  expect(await page.title()).toContain(HOSTILE_FIELDS.title);
});

test('a photo of a phone becomes light on a phone, tells no place, and moves nothing', async ({ browser }) => {
  expect(photo.length).toBeGreaterThan(8_000_000);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  for (const deviceScaleFactor of [1, 2, 3]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
      baseURL: SITE,
    });
    const page = await context.newPage();
    const loaded: { url: string; body: Buffer }[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/pictures/team')) loaded.push({ url: response.url(), body: await response.body() });
    });
    await page.goto(`/blog/${PHOTO_POST}`);
    const image = page.locator('article > picture img, article picture img').first();
    await expect(image).toHaveJSProperty('complete', true);
    await expect.poll(() => loaded.length).toBe(1);
    expect(loaded[0]?.url).toMatch(/\.avif$/);
    expect(loaded[0]?.body.length).toBeLessThanOrEqual(150_000);
    expect((await sharp(loaded[0]?.body).metadata()).exif).toBeUndefined();
    await expect(image).toHaveAttribute('width', '4032');
    await expect(image).toHaveAttribute('height', '3024');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    await context.close();
  }
});

test('photos leave the build in forms of their own only', async () => {
  const names = fs.readdirSync(path.join(root, 'out/pictures'));
  const widths = (name: RegExp) =>
    names
      .flatMap((file) => name.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  expect(widths(/^team-on-site-.*-(\d+)\.avif$/)).toEqual([400, 800, 1200, 1600, 2400]);
  expect(widths(/^team-on-site-.*-(\d+)\.webp$/)).toEqual([400, 800, 1200, 1600, 2400]);
  expect(widths(/^beside-.*-(\d+)\.webp$/), 'a small picture is not blown up').toEqual([300]);
  for (const name of names) {
    const { exif, xmp, icc } = await sharp(path.join(root, 'out/pictures', name)).metadata();
    expect([exif, xmp, icc], name).toEqual([undefined, undefined, undefined]);
  }
  const originals = fs.readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(originals.filter((name) => /images\/.*\.(jpe?g|png)$/i.test(name))).toEqual([]);
});

test('the picture of a post may lie beside its file', async () => {
  expect(html(`blog/${BESIDE_POST}`)).toMatch(/<img[^>]* src="\/pictures\/beside-[^"]*\.webp"/);
  const { width, height } = await sharp(socialPicture(BESIDE_POST)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('the social picture of a photo is less than 200 kB', () => {
  for (const slug of [PHOTO_POST, BESIDE_POST, TURNED_POST]) {
    expect(fs.statSync(socialPicture(slug)).size, slug).toBeLessThan(200_000);
  }
});

test('a photo taken upright stands upright, on the page and in its social picture', async () => {
  expect(html(`blog/${TURNED_POST}`)).toMatch(/<img[^>]* src="\/pictures\/turned-[^"]*" width="400" height="600"/);
  const pictures = path.join(root, 'out/pictures');
  const names = fs.readdirSync(pictures).filter((name) => name.startsWith('turned-'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(await colourAt(path.join(pictures, name), 100, 300), name).toBe('blue');
    expect(await colourAt(path.join(pictures, name), 300, 300), name).toBe('red');
  }
  expect(await colourAt(socialPicture(TURNED_POST), 700, 300)).toBe('blue');
  expect(await colourAt(socialPicture(TURNED_POST), 1050, 300)).toBe('red');
});

/** Full addresses of the site that lead to no file of the clone's export. */
const deadAddresses = (addresses: readonly string[]) =>
  addresses
    .filter((address) => address.startsWith(`${ORIGIN}/`))
    .map((address) => path.join(root, 'out', decodeURI(new URL(address).pathname)))
    .filter((file) => !fs.existsSync(file) && !fs.existsSync(`${file}.html`));

test('the feeds show the pictures of a post wherever they are read', () => {
  const read = (name: string) => fs.readFileSync(path.join(root, 'out', name), 'utf8');
  const { rss } = new XMLParser().parse(read('feed.xml'));
  const url = `${ORIGIN}/blog/${PHOTO_POST}`;
  const inXml = rss.channel.item.find((item: Record<string, string>) => item.link === url)['content:encoded'];
  const inJson = JSON.parse(read('feed.json')).items.find((item: Record<string, string>) => item.url === url);
  for (const text of [inXml, inJson.content_html]) {
    const pictures = attributeValues(text, 'src');
    expect(pictures.filter((address) => address.startsWith(`${ORIGIN}/pictures/`))).toHaveLength(3);
    const sets = attributeValues(text, 'srcset').flatMap((set) => set.split(',').map((form) => form.trim()));
    const addresses = [...pictures, ...attributeValues(text, 'href'), ...sets];
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
    expect(deadAddresses(addresses)).toEqual([]);
  }
});

test('the markdown of a post has its pictures and links wherever it is read', () => {
  const text = fs.readFileSync(path.join(root, `out/blog/${PHOTO_POST}.md`), 'utf8');
  const beside = /!\[A small one\]\((\S+) "Its caption"\)/.exec(text)?.[1] ?? '';
  const turned = /!\[From \[the side\]\]\(<?([^\s>]+)>?\)/.exec(text)?.[1] ?? '';
  expect(beside).toMatch(/\/pictures\/beside-.*\.webp$/);
  expect(turned).toMatch(/\/pictures\/turned-.*\.webp$/);
  for (const address of [beside, turned]) expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  expect(deadAddresses([beside, turned])).toEqual([]);
  expect(text).toContain(`\n[us]: ${ORIGIN}/about\n[small]: ${beside}\n`);
  expect(text).toContain(`[the blog](${ORIGIN}/blog "Go (there)")`);
  expect(text).toContain('`[code](/about)`');
});

test('a figure, a list of tasks and headings as marketing writes them', async ({ page }) => {
  await page.goto(`/blog/${PHOTO_POST}`);
  const figure = page.locator('figure');
  await expect(figure.locator('figcaption')).toHaveText('Its caption');
  const small = figure.getByRole('img', { name: 'A small one' });
  await expect(small).toHaveAttribute('loading', 'lazy');
  await expect(small).toHaveAttribute('width', '300');
  await expect(page.getByRole('checkbox', { name: 'done' })).toBeChecked();
  const heading = page.getByRole('heading', { name: 'From a score to a relationship' });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#from-a-score-to-a-relationship$/);
  await expect(heading).toBeInViewport();
});

test('a heading that holds a link or a footnote is no link itself; every other is', async ({ page }) => {
  await open(page, `${SITE}/blog/note-3`);
  expect(await page.locator('a a').count()).toBe(0);
  expect(html('blog/note-3')).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  const inHeading = (name: RegExp) => page.getByRole('heading', { name }).getByRole('link');
  await expect(inHeading(/^Results/)).toHaveText('1');
  await expect(inHeading(/^Strong/)).toHaveAttribute('href', '/about');
  await expect(inHeading(/^A small heading/)).toHaveAttribute('href', '#a-small-heading');
  await expect(page.getByRole('link', { name: 'Back to reference 1', exact: true })).toHaveText('↩');
});

test('a second build makes no picture again', () => {
  const cache = path.join(root, '.cache/pictures');
  const stamps = () => fs.readdirSync(cache).map((name) => `${name} ${fs.statSync(path.join(cache, name)).mtimeMs}`);
  const before = stamps();
  expect(before.length).toBeGreaterThan(10);
  const made = execFileSync('npx', ['tsx', 'scripts/content.ts', '--pictures'], { cwd: root, encoding: 'utf8' });
  expect(made).toMatch(/\d+ pictures, 0 files made\./);
  expect(stamps()).toEqual(before);
  expect(html(`blog/${PHOTO_POST}`)).toContain('/pictures/team-on-site-');
});

test('a preview beside another says in words that its place is taken', () => {
  const taken = http.createServer().listen(Number(new URL(PREVIEW).port));
  try {
    const env = { ...process.env, PORT: new URL(PREVIEW).port };
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/dev.ts'], {
      ...{ cwd: root, env, encoding: 'utf8', timeout: 60_000 },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('perhaps a preview that is still open');
    expect(stderr).not.toContain('    at ');
  } finally {
    taken.close();
  }
});

test('the preview marks drafts, tells mistakes as a page, and recovers when they are mended', async ({ page }) => {
  test.setTimeout(300_000);
  const preview = await start('npx', ['tsx', 'scripts/dev.ts'], PREVIEW, { PORT: new URL(PREVIEW).port });
  try {
    await page.unrouteAll();
    await page.goto(`${PREVIEW}/blog/a-draft`, { timeout: 120_000 });
    await expect(page.getByText('Draft: seen only in this preview, not on the site')).toBeVisible();
    const good = fs.readFileSync(post(POST), 'utf8');
    fs.writeFileSync(
      post(POST),
      edit(edit(good, /^date:.*$/m, 'date: "15/03/24"'), '(/staff-augmentation)', '(/staf)'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 things to mend in the content', {
      timeout: 60_000,
    });
    await page.goto(`${PREVIEW}/blog`);
    // The date and the link; not again that home features the post.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 things to mend in the content');
    await expect(page.getByRole('listitem').first()).toHaveText(
      /Line 3: date\s*expected\s*YYYY-MM-DD\s*found\s*"15\/03\/24"/,
    );
    fs.writeFileSync(post(POST), good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site office', { timeout: 60_000 });
    fs.writeFileSync(post(POST), edit(good, /^title: .*$/m, 'title: A title that has just been saved'));
    await expect(page.getByRole('heading', { name: 'A title that has just been saved' })).toBeVisible({
      timeout: 60_000,
    });
    fs.writeFileSync(post(POST), edit(good, /^date:.*$/m, 'date: "15/03/24"'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing to mend in the content', {
      timeout: 60_000,
    });
    fs.writeFileSync(post(POST), good);
  } finally {
    stop(preview);
  }
});
