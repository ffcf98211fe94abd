/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { FROZEN_CONTENT } from '../../scripts/test/roots';
import { entriesOf, formatProblem, inspectContent } from '../support/content';
import { copyContent } from '../support/content-folder';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false });

type Files = Record<string, string>;

const POST = 'content/blog/change-in-employee-engagement-perception.md';

function contentFiles(): Files {
  const names = fs.readdirSync(FROZEN_CONTENT, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => [`content/${name}`, fs.readFileSync(path.join(FROZEN_CONTENT, name), 'utf8')]),
  );
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

/** What the editor writes below is part of the copy that marketing's tests build: it builds, and is in the list. */
const SAVED = 'e2e/fixtures/editor';

test('lists every folder, page and the company file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await openEditor(page, contentFiles());
  const count = (folder: string) =>
    fs
      .readdirSync(path.join(FROZEN_CONTENT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md')).length;
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

  const content = copyContent();
  const before = entriesOf(inspectContent(content.root), 'blog').find(({ file }) => file === POST);
  content.write(path.relative('content', POST), bytes.toString());
  const changed = inspectContent(content.root);
  const after = entriesOf(changed, 'blog').find(({ file }) => file === POST);
  content.dispose();
  expect(changed.problems.map(formatProblem)).toEqual([]);
  expect(after?.data).toEqual({ ...before?.data, title: 'A title changed in the editor', draft: false });
  expect(meaning(after?.body)).toBe(meaning(before?.body));
});

test("makes a post with a photo: the fixture that marketing's tests build", async ({ page }, {
  config: { updateSnapshots },
}) => {
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
  await (await chooser).setFiles(path.join(SAVED, 'Team Photo.png'));
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
  const written = { [name]: await saved(page, name), [picture]: await saved(page, picture) };
  for (const [file, bytes] of Object.entries(written)) {
    const fixture = path.join(SAVED, path.basename(file));
    if (updateSnapshots === 'all') fs.writeFileSync(fixture, bytes);
    expect(bytes.equals(fs.readFileSync(fixture)), `${file} is ${fixture}, byte for byte`).toBe(true);
  }
});

const titleOf = (text = '') => /^title: (.+)$/m.exec(text)?.[1] ?? 'no title';

/** What markdown says, without regard to how it is written: *a* and _a_ are one. */
const meaning = (text = '') =>
  JSON.stringify(remark().use(remarkGfm).parse(text), (key, value) => (key === 'position' ? undefined : value));
