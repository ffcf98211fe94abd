/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { BLOCKS } from '../../lib/content/blocks';
import { FROZEN_CONTENT } from '../../scripts/test/roots';
import { contentFiles, fill, openEditor, previewOf, problemsIn, saved, uploadTo } from '../support/editor';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false });

const POST = 'content/blog/change-in-employee-engagement-perception.md';

/** What the editor lists beside the entries. */
const folder = (page: Page, label: string) => page.getByRole('treeitem').filter({ hasText: label });

/** What the editor writes below is part of the copy that marketing's tests build: it builds, and is in the list. */
const SAVED = 'e2e/fixtures/editor';

test('lists every folder, page and the company file', async ({ page }) => {
  await openEditor(page, contentFiles());
  const count = (label: string) =>
    fs
      .readdirSync(path.join(FROZEN_CONTENT, label.toLowerCase().replace(' ', '-')), { recursive: true })
      .filter((name) => `${name}`.endsWith('.md')).length;
  for (const label of ['Blog', 'Case studies', 'Industries', 'Products', 'Pages'])
    await expect(folder(page, label)).toHaveText(new RegExp(`${label}\\s+${count(label)}\\s*$`));
  // content/site.md is one of them.
  await expect(folder(page, 'Company and shared texts')).toHaveText(new RegExp(`\\s${1 + count('shared')}\\s*$`));
});

/** A file of each content type, where the editor opens it, and a field to edit. */
const SAVES = [
  [POST, '/collections/blog/entries/change-in-employee-engagement-perception', 'title'],
  [
    'content/case-studies/application-migration-iris.md',
    '/collections/case-studies/entries/application-migration-iris',
    'title',
  ],
  ['content/industries/healthcare.md', '/collections/industries/entries/healthcare', 'title'],
  ['content/products/lims.md', '/collections/products/entries/lims', 'title'],
  ['content/pages/home.md', '/collections/pages/entries/home', 'title'],
  ['content/pages/about.md', '/collections/pages/entries/about', 'title'],
  ['content/site.md', '/collections/company/entries/site', 'name'],
] as const;

for (const [file, at, field] of SAVES) {
  test(`a save of ${file} changes the edited line only`, async ({ page }) => {
    const files = contentFiles();
    await openEditor(page, files, at);
    await fill(page, field, 'Edited in the browser');
    await page.getByRole('button', { name: 'Save' }).click();
    const after = String(await saved(page, file, 'Edited in the browser')).split('\n');
    const before = (files[file] ?? '').split('\n');
    const changed = after.filter((line) => !before.includes(line));
    expect(changed).toEqual([expect.stringContaining('Edited in the browser')]);
    expect(before.filter((line) => !after.includes(line))).toHaveLength(1);
  });
}

test('reports a mistake next to the form before it is saved', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/pages/entries/about');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await fill(page, 'title', 'x'.repeat(66));
  await expect(problemsIn(page)).toContainText(
    /"Title": expected at most 65 characters, found "x+…" \(66 characters\)/,
  );
});

test('has a form for every block of a text, and writes the blocks as it reads them', async ({ page }) => {
  const examples = Object.values(BLOCKS).map(({ example }) => example);
  const text = ['Of each block one.', ...examples, 'The end.'].join('\n\n');
  const files = contentFiles();
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(files[POST] ?? '') ?? [];
  await openEditor(page, { ...files, [POST]: `${head}\n${text}\n` });
  await folder(page, 'Blog').click();
  await page
    .getByRole('gridcell', { name: titleOf(head) })
    .last()
    .click();
  for (const { label, title } of Object.values(BLOCKS).filter(({ title }) => title)) {
    const form = page.getByRole('group', { name: label, exact: true });
    // The editor draws the fields of a form that is in view.
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('textbox', { name: title, exact: true })).not.toHaveValue('');
  }
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How long?');
  await page.getByRole('button', { name: 'Save' }).click();
  const written = String(await saved(page, POST, 'How long?'));
  const expected = text.replace('How long does a migration take?', 'How long?');
  expect(meaning(written.replace(/^---\n[\s\S]*?\n---\n/, ''))).toBe(meaning(expected));
});

test("creates a post with a photo, the fixture that marketing's tests build", async ({ page }, {
  config: { updateSnapshots },
}) => {
  await openEditor(page, contentFiles());
  await folder(page, 'Blog').click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Written in the browser');
  await page.getByRole('textbox', { name: 'Publication date', exact: true }).fill('2024-04-05');
  const introduction = 'What the card in the list says about this post, in a sentence or two of some length.';
  await page.getByRole('textbox', { name: 'Introduction', exact: true }).fill(introduction);
  const description = 'What search engines say about this post, in a sentence that is long enough for them.';
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await uploadTo(page, 'image', path.join(SAVED, 'Team Photo.png'));
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A grey square.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The first paragraph.');
  const name = 'content/blog/written-in-the-browser.md';
  // The text reaches the form a moment after it is typed, and until then Save finds it missing, as it should.
  await expect(previewOf(page).getByText('The first paragraph.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
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
