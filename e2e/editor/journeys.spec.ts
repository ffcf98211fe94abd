/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { BLOCKS } from '../../lib/content/blocks';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { edit } from '../support/content';
import {
  contentFiles,
  fill,
  findField,
  findPane,
  findPreview,
  openEditor,
  problemsIn,
  reach,
  readBack,
  saved,
  uploadTo,
  writeFiles,
} from '../support/editor';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false });

const POST = 'content/blog/change-in-employee-engagement-perception.md';

const folder = (page: Page, label: string) => page.getByRole('treeitem').filter({ hasText: label });

test('lists every folder, page and the company file', async ({ page }) => {
  await openEditor(page, contentFiles());
  const count = (label: string) =>
    fs
      .readdirSync(path.join(FIXTURE_CONTENT, label.toLowerCase().replace(' ', '-')), { recursive: true })
      .filter((name) => `${name}`.endsWith('.md')).length;
  // The home page is listed apart.
  await expect(folder(page, 'Pages')).toHaveText(new RegExp(`\\s${count('Pages') - 1}\\s*$`));
  await expect(page.getByRole('gridcell', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /About us.* · \/about$/ })).toBeVisible();
  for (const label of ['Blog', 'Case studies', 'Industries', 'Products'])
    await expect(folder(page, label)).toHaveText(new RegExp(`${label}\\s+${count(label)}\\s*$`));
  await folder(page, 'Blog').click();
  const first = page.getByRole('gridcell', { name: / · \/blog\/.* · \d{4}-\d\d-\d\d$/ }).first();
  await expect(first).toBeVisible();
  // content/site.md is one of them, and shared/labels.md has no form.
  await expect(folder(page, 'Company and shared texts')).toHaveText(new RegExp(`\\s${count('shared')}\\s*$`));
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
  test(`changes only the edited line of ${file} by a save`, async ({ page }) => {
    const files = contentFiles();
    await openEditor(page, files, at);
    await fill(page, field, 'Edited in the browser');
    await page.getByRole('button', { name: 'Save' }).click();
    const after = String(await saved(page, file, 'Edited in the browser'));
    expect(
      after.replace(
        /^(title|name): '?Edited in the browser'?$/m,
        String(new RegExp(`^${field}: .*$`, 'm').exec(files[file] ?? '')),
      ),
    ).toBe(files[file]);
  });
}

test('redirects from the old URL of a renamed entry', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/industries/entries/healthcare');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: /slug/i }).fill('health');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page, 'content/industries/health.md', 'aliases:\n  - /healthcare\n');
});

test('counts a note apart from problems', async ({ page }) => {
  const files = contentFiles();
  const text = `${edit(String(files[POST]), /^title: /m, 'draft: true\ntitle: ')}\n[Lost](/nowhere)\n`;
  await openEditor(page, { ...files, [POST]: text }, SAVES[0][1]);
  await expect(problemsIn(page).getByRole('paragraph')).toHaveText(['The content is valid.', '1 note']);
});

test('renames the file of a page, and redirects from its old URL', async ({ page }) => {
  test.slow();
  const files = contentFiles();
  await openEditor(page, files, '/collections/pages/entries/about');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await findPane(page).getByText('Rename or delete this page').click();
  page.once('dialog', (dialog) => dialog.accept('our-story'));
  await findPane(page).getByRole('button', { name: 'Rename …' }).click();
  await expect(page).toHaveURL(/\/pages\/entries\/our-story$/);
  await expect(findField(page, 'title').getByRole('textbox')).toHaveValue(/About/);
  const text = String(Buffer.from((await readBack(page, 'content/pages/our-story.md')) ?? '', 'base64'));
  expect(text.replace('aliases:\n  - /about\n', '')).toBe(files['content/pages/about.md']);
  expect(await readBack(page, 'content/pages/about.md')).toBeUndefined();
});

test('lists what a deletion needs elsewhere, opens each place, and keeps the list', async ({ page }) => {
  test.slow();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await openEditor(page, contentFiles(), '/collections/industries/entries/healthcare');
  await expect(problemsIn(page)).toHaveText('The content is valid.', { timeout: 60_000 });
  await findPane(page).getByText('Rename or delete this page').click();
  const places = findPane(page).getByRole('listitem').filter({ hasText: 'once this one is gone' });
  await expect(places.filter({ hasText: 'in Company, menu and footer' }).first()).toContainText('"/healthcare"');
  const count = await places.count();
  await findPane(page).getByRole('button', { name: '"Removed pages"' }).click();
  await expect(findField(page, 'gone')).toBeVisible();
  await expect(places).toHaveCount(count);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.goto('/admin/#/collections/industries/entries/healthcare');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining(`${count} links in other entries`)]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => readBack(page, 'content/industries/healthcare.md')).toBeUndefined();
  await page.goto('/admin/#/collections/industries/entries/financial-services');
  await expect(places).toHaveCount(count);
});

test('opens an entry as it is in its file now', async ({ page }) => {
  test.slow();
  const files = contentFiles();
  await openEditor(page, files, '/collections/industries');
  await expect(page.getByRole('gridcell', { name: 'Healthcare' }).first()).toBeVisible();
  const file = 'content/industries/healthcare.md';
  await writeFiles(page, { [file]: edit(String(files[file]), /^heroTitle: .*$/m, 'heroTitle: Pulled meanwhile') });
  await page.getByRole('gridcell', { name: 'Healthcare' }).first().click();
  // The editor starts again.
  await expect(findField(page, 'heroTitle').getByRole('textbox')).toHaveValue('Pulled meanwhile', { timeout: 60_000 });
});

test('takes a post from a draft to a published one', async ({ page }) => {
  test.slow();
  await openEditor(page, contentFiles(), '/collections/blog');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, 'title', 'Five questions about the cloud');
  await fill(page, 'excerpt', 'What to ask before the first server moves, in the order in which the answers matter.');
  await page.getByRole('button', { name: 'Save' }).click();
  const file = 'content/blog/five-questions-about-the-cloud.md';
  await saved(page, file, 'draft: true');
  const line = page.getByRole('gridcell', { name: /^Five questions about the cloud/ });
  await expect(line).toHaveText(/ · draft\s*$/);
  await line.click();
  await expect(problemsIn(page)).toContainText('To fill in:');
  await fill(
    page,
    'description',
    'Five questions to ask before the first server moves to the cloud, and why each one matters.',
  );
  await uploadTo(page, 'image', 'e2e/fixtures/editor/team-photo.png');
  await fill(page, 'imageAlt', 'Two engineers at a table.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await page.keyboard.type('Ask who answers at night.');
  await (await reach(page, 'draft')).getByRole('switch').click();
  await expect(problemsIn(page)).toContainText('The content is valid.');
  await expect(findPane(page).getByText('Draft. To publish it')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  const written = String(await saved(page, file, 'Ask who answers at night.'));
  expect(written).not.toContain('draft');
  await expect(line).toHaveText(/ · \d{4}-\d\d-\d\d\s*$/);
});

test('lists posts by date, marks drafts, and offers to show only scheduled ones', async ({ page }) => {
  const files = contentFiles();
  const writePost = (title: string, date: string) =>
    edit(edit(String(files[POST]), /^title: .*$/m, `title: ${title}`), /^date: .*$/m, date);
  const posts = {
    'content/blog/next.md': writePost('Next', 'date: "2099-01-01"'),
    'content/blog/unfinished.md': writePost('Unfinished', 'date: "2020-01-01"\ndraft: true'),
  };
  await openEditor(page, { ...files, ...posts }, '/collections/blog');
  const lines = page.getByRole('gridcell', { name: / · \/blog\// });
  await expect(lines).toHaveText([
    /^Next · .* · 2099-01-01 · scheduled\s*$/,
    / · 2024-03-15\s*$/,
    'Unfinished · /blog/unfinished · 2020-01-01 · draft',
  ]);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Scheduled' })).toBeVisible();
});

test('reports a mistake next to the form before it is saved', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/pages/entries/about');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await fill(page, 'title', 'x'.repeat(66));
  await expect(problemsIn(page)).toContainText(
    /"Title": expected at most 65 characters, found "x+…" \(66 characters\)/,
  );
});

test('saves an unfinished draft without a question, and lists what it lacks', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await openEditor(page, contentFiles(), '/collections/blog');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, 'title', 'Five questions about the cloud');
  await fill(page, 'excerpt', 'Too short');
  await expect(problemsIn(page)).toContainText(/To fill in: .*"Image".*"Text"/);
  await page.getByRole('button', { name: 'Save' }).click();
  const written = String(await saved(page, 'content/blog/five-questions-about-the-cloud.md'));
  expect(written).toContain('draft: true');
  expect(written).toContain('excerpt: Too short');
  expect(questions).toEqual([]);
});

test('does not start in a second tab while it is open in another', async ({ page, context }) => {
  await openEditor(page, contentFiles());
  const second = await context.newPage();
  await second.goto('/admin/');
  const notice = second.getByText('The editor is open in another tab');
  await expect(notice).toBeVisible();
  await expect(second.getByRole('button')).toHaveCount(0);
  await page.close();
  await expect(second.getByRole('button').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('requests a confirmation before unsaved text is lost, and only then', async ({ page, consoleErrors }) => {
  const file = 'content/industries/healthcare.md';
  const at = '/collections/industries/entries/healthcare';
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const question = 'confirm: Leave this form? What you have changed is not saved.';
  await openEditor(page, contentFiles(), at);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  const heading = page.getByRole('textbox', { name: 'Heading at the top' });
  const cancel = page.getByRole('button', { name: 'Cancel Editing' });
  const top = findPreview(page).getByRole('heading', { level: 1 });
  await heading.fill('Typed and not saved');
  await expect(top).toHaveText('Typed and not saved');
  await cancel.click();
  await expect.poll(() => questions).toEqual([question]);
  // An entry opened by its URL has no list to go back to: Sveltia goes on as if it had left.
  await heading.press('End');
  await heading.pressSequentially(' for a while', { delay: 50 });
  await expect(top).toHaveText('Typed and not saved for a while');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions[1]).toMatch(/^beforeunload/);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page, file, 'Typed and not saved for a while');
  await expect(heading).toBeHidden();

  await page.getByRole('gridcell', { name: 'Healthcare' }).first().click();
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await cancel.click();
  await expect(heading).toBeHidden();
  expect(questions, 'nothing was changed').toHaveLength(2);
  await page.getByRole('gridcell', { name: 'Healthcare' }).first().click();
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await heading.fill('Changed again');
  await expect(top).toHaveText('Changed again');
  await cancel.click();
  await expect.poll(() => questions[2]).toBe(question);
  await expect(heading).toHaveValue('Changed again');
  // Sveltia's own way back to its list, which was cancelled.
  expect(consoleErrors.splice(0)).toEqual(['Navigation was aborted']);
});

test('makes a new entry a draft of today', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00');
  await openEditor(page, contentFiles(), '/collections/blog');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(findField(page, 'date').locator('input')).toHaveValue('2026-03-01');
  await expect(findPane(page).getByText('Draft. To publish it')).toBeVisible();
});

test('keeps the first word of each paragraph that is typed', async ({ page }) => {
  const paragraphs = ['A way back', 'I am here', '5 days', '— Source'];
  await openEditor(page, contentFiles(), '/collections/blog/entries/change-in-employee-engagement-perception');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (const paragraph of paragraphs) {
    await page.keyboard.type(paragraph);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  const [, , body = ''] = String(await saved(page, POST, 'ource')).split(/^---\n/m);
  expect(body.trim().split('\n\n').slice(0, paragraphs.length)).toEqual(paragraphs);
});

test('opens a post at its title, where the first key deletes nothing', async ({ page }) => {
  const files = contentFiles();
  const text = edit(String(files[POST]), '\n---\n', '\n---\n\n![The team](/drawings/home.svg)\n');
  await openEditor(
    page,
    { ...files, [POST]: text },
    '/collections/blog/entries/change-in-employee-engagement-perception',
  );
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press('Backspace');
  await fill(page, 'excerpt', 'An introduction that somebody has written in the browser, long enough.');
  await page.getByRole('button', { name: 'Save' }).click();
  const written = String(await saved(page, POST, 'somebody has written'));
  expect(written).toContain('![The team](/drawings/home.svg)');
  expect(written).toContain(readTitle(text));
});

test('offers only headings that a text may have', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/blog/entries/change-in-employee-engagement-perception');
  await page.getByRole('textbox', { name: 'Text', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show Text Style Options' }).first().click();
  const headings = page.getByRole('menuitemcheckbox', { name: 'Heading' });
  await expect(headings).toHaveText([/Heading 2/, /Heading 3/, /Heading 4/]);
});

test('has a form for every block of a text, and writes the blocks as it reads them', async ({ page }) => {
  const examples = Object.values(BLOCKS).map(({ example }) => example);
  const text = ['Of each block one.', ...examples, 'The end.'].join('\n\n');
  const files = contentFiles();
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(files[POST] ?? '') ?? [];
  await openEditor(page, { ...files, [POST]: `${head}\n${text}\n` });
  await folder(page, 'Blog').click();
  await page
    .getByRole('gridcell', { name: readTitle(head) })
    .last()
    .click();
  for (const { label, form } of Object.values(BLOCKS)) {
    const shown = page.getByRole('group', { name: label, exact: true });
    // The editor renders only fields in view.
    await shown.scrollIntoViewIfNeeded();
    const field = form.fields.find(({ widget }) => widget === 'string' || widget === 'text');
    if (field) await expect(shown.getByRole('textbox', { name: field.label, exact: true })).not.toHaveValue('');
  }
  await page.getByRole('textbox', { name: 'Button text', exact: true }).fill('Call us');
  await page.getByRole('button', { name: 'Save' }).click();
  const written = String(await saved(page, POST, 'Call us'));
  const expected = text.replace('Talk to us', 'Call us');
  expect(meaning(written.replace(/^---\n[\s\S]*?\n---\n/, ''))).toBe(meaning(expected));
});

const readTitle = (text = '') => /^title: (.+)$/m.exec(text)?.[1] ?? 'no title';

const meaning = (text = '') =>
  JSON.stringify(remark().use(remarkGfm).parse(text), (key, value) => (key === 'position' ? undefined : value));
