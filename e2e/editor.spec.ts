/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import sharp from 'sharp';
import { inspectContent } from '../lib/content/load';
import { formatProblem } from '../lib/content/problems';
import { expect, test } from './support/test';

type Files = Record<string, string>;

const POST = 'content/blog/change-in-employee-engagement-perception.md';

function contentFiles(): Files {
  const names = fs.readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(names.map((name) => [`content/${name}`, fs.readFileSync(`content/${name}`, 'utf8')]));
}

/** Opens the editor on a folder with these files. */
async function openEditor(page: Page, files: Files) {
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    Object.defineProperty(window, 'showDirectoryPicker', { value: pick });
  });
  await page.goto('/admin/');
  await page.evaluate(
    async (entries) => {
      for (const [name, text] of entries) {
        const parts = `project/${name}`.split('/');
        const file = parts.pop() ?? name;
        let folder = await navigator.storage.getDirectory();
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        const stream = await (await folder.getFileHandle(file, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files }),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** A file of the private folder as base64, undefined while it is not there. */
const readBack = (page: Page, name: string) =>
  page.evaluate(async (parts) => {
    try {
      const file = parts.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(file)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, `project/${name}`.split('/'));

/** Waits for a file that the editor has written, and whose text holds these words. */
async function saved(page: Page, name: string, words = ''): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const text = await readBack(page, name);
      bytes = Buffer.from(text ?? '', 'base64');
      return bytes.length > 0 && bytes.includes(words);
    })
    .toBe(true);
  return bytes;
}

const SOURCES = ['app', 'components', 'hosts', 'lib', 'scripts', 'content', 'public'];
const SETTINGS = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

/** A copy of the project below it, so that it finds its modules; what `write` names is laid over it. */
function projectCopy(write: Record<string, Buffer>): string {
  fs.mkdirSync('.cache', { recursive: true });
  const copy = fs.mkdtempSync(path.resolve('.cache/editor-'));
  for (const name of [...SOURCES, ...SETTINGS]) fs.cpSync(name, path.join(copy, name), { recursive: true });
  for (const [name, bytes] of Object.entries(write)) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    fs.writeFileSync(path.join(copy, name), bytes);
  }
  return copy;
}

const run = (command: string, folder: string) =>
  spawnSync(command, { shell: true, cwd: folder, encoding: 'utf8', env: { ...process.env, CMS: 'off' } });

test('lists every folder, page and the company file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await openEditor(page, contentFiles());
  const count = (folder: string) => fs.readdirSync(`content/${folder}`).filter((name) => name.endsWith('.md')).length;
  for (const [label, entries] of [
    ['Blog', count('blog')],
    ['Case studies', count('case-studies')],
    ['Industries', count('industries')],
    ['Products', count('products')],
    ['Pages', count('pages')],
    ['Company', 1],
  ] as const) {
    await expect(page.getByRole('treeitem').filter({ hasText: label })).toHaveText(
      new RegExp(`${label}\\s+${entries}\\s*$`),
    );
  }
  const others = new Set(asked.filter((host) => host !== new URL(page.url()).host));
  others.delete('www.githubstatus.com');
  expect([...others], 'all of it comes from its own host').toEqual([]);
});

test('changes the title of the post: the content check is content, and the text is as it was', async ({ page }) => {
  const files = contentFiles();
  await openEditor(page, files);
  await page
    .getByRole('gridcell', { name: titleOf(files[POST]) })
    .last()
    .click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A title changed in the editor');
  await page.getByRole('button', { name: 'Save' }).click();
  const bytes = await saved(page, POST, 'A title changed in the editor');

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.cpSync('content', folder, { recursive: true });
  fs.writeFileSync(path.join(folder, path.relative('content', POST)), bytes);
  const before = inspectContent('content').content.posts.find(({ source }) => source.file === POST);
  const { content, problems } = inspectContent(folder);
  const after = content.posts.find(({ source }) => source.file === POST);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(after?.data).toEqual({ ...before?.data, title: 'A title changed in the editor', draft: false });
  expect(meaning(after?.body)).toBe(meaning(before?.body));
});

test('makes a post with a photo, which builds and is in the list', async ({ page }) => {
  test.setTimeout(300_000);
  await openEditor(page, contentFiles());
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Written in the browser');
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2024-04-05');
  const introduction = 'What the card in the list says about this post, in a sentence or two of some length.';
  await page.getByRole('textbox', { name: 'Introduction in lists' }).fill(introduction);
  const description = 'What search engines say about this post, in a sentence that is long enough for them.';
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'Team Photo.png', mimeType: 'image/png', buffer: await photo() });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('textbox', { name: 'The picture in words' }).fill('A grey square.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The first paragraph.');
  const name = 'content/blog/written-in-the-browser.md';
  const save = page.getByRole('button', { name: 'Save' });
  // The text reaches the form a moment after it is typed, and until then Save finds it missing, as it should.
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 1000 });
    expect(await readBack(page, name)).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  const picture = 'public/images/team-photo.png';
  const copy = projectCopy({ [name]: await saved(page, name), [picture]: await saved(page, picture) });

  const check = run('npm run content', copy);
  expect(check.stderr + check.stdout).toContain('Content is in order.');
  const build = run('npm run build', copy);
  expect(build.status, build.stderr + build.stdout).toBe(0);
  expect(fs.readFileSync(path.join(copy, 'out/blog.html'), 'utf8')).toContain('Written in the browser');
  expect(fs.readFileSync(path.join(copy, 'out/blog/written-in-the-browser.html'), 'utf8')).toContain(
    'The first paragraph.',
  );
  fs.rmSync(copy, { recursive: true });
});

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
const titleOf = (text = '') => /^title: (.+)$/m.exec(text)?.[1] ?? 'no title';

/** What markdown says, without regard to how it is written: *a* and _a_ are one. */
const meaning = (text = '') =>
  JSON.stringify(remark().use(remarkGfm).parse(text), (key, value) => (key === 'position' ? undefined : value));
