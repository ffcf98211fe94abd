/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import type { Locator, Page } from '@playwright/test';
import { DESCRIPTION, edit, fixtureFile } from '../support/content';
import {
  AT_INDUSTRY,
  AT_POST,
  answerQuestions,
  contentFiles,
  fill,
  findField,
  findPane,
  goTo,
  INDUSTRY,
  openEditor,
  POST,
  problemsIn,
  reach,
  readBack,
  readWords,
  save,
  saved,
} from '../support/editor';
import { expect, test } from '../support/test';

test.slow();

/** Files of the kinds that no other test saves. */
const SAVES = ['case-studies/application-migration-iris', 'products/lims'] as const;

const folder = (page: Page, label: string) => page.getByRole('treeitem').filter({ hasText: label });

/** Creates a post in the list of posts, and saves it as a draft that lacks much. */
async function saveUnfinished(page: Page) {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await expect(findField(page, 'date').locator('input')).toHaveValue(today);
  await expect(findPane(page).getByText('Draft. To publish it')).toBeVisible();
  await fill(page, 'title', 'Five questions about the cloud');
  await fill(page, 'excerpt', 'Too short');
  await expect(problemsIn(page)).toContainText(/To fill in: .*"Image".*"Text"/);
  await save(page);
  const file = 'content/blog/five-questions-about-the-cloud.md';
  expect(String(await saved(page, file, 'draft: true'))).toContain('excerpt: Too short');
  const entry = page.getByRole('gridcell', { name: /^Five questions about the cloud/ });
  await expect(entry).toHaveText(/ · draft\s*$/);
}

/** Publishes a finished draft of the list. */
async function publish(page: Page, entry: Locator, file: string) {
  await entry.click();
  await (await reach(page, 'draft')).getByRole('switch').click();
  await expect(problemsIn(page)).toContainText('The content is valid.');
  await expect(findPane(page).getByText('Draft. To publish it')).toBeHidden();
  await save(page);
  await expect(entry).toHaveText(/ · \d{4}-\d\d-\d\d\s*$/);
  expect(await readWords(page, file)).not.toContain('draft');
}

test('lists every entry with its day, marks drafts, and takes a post from a draft to a published one', async ({
  page,
}) => {
  const questions = answerQuestions(page, 'dismiss');
  const files = contentFiles();
  const writePost = (title: string, date: string) => {
    const titled = edit(String(files[POST]), /^title: .*$/m, `title: ${title}`);
    const dated = edit(titled, /^date: .*$/m, date);
    return edit(
      dated,
      DESCRIPTION,
      `description: A post that the test of the list has made, with the title ${title}.\n`,
    );
  };
  const posts = {
    'content/blog/next.md': writePost('Next', 'date: "2099-01-01"'),
    'content/blog/unfinished.md': writePost('Unfinished', 'date: "2020-01-01"\ndraft: true'),
  };
  await openEditor(page, { ...files, ...posts });
  const count = (label: string) =>
    Object.keys(files).filter((name) => name.startsWith(`content/${label.toLowerCase().replace(' ', '-')}/`)).length;
  // The home page is listed apart.
  await expect(folder(page, 'Pages')).toHaveText(new RegExp(`\\s${count('Pages') - 1}\\s*$`));
  await expect(page.getByRole('gridcell', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: / · \/about$/ })).toBeVisible();
  for (const label of ['Case studies', 'Industries', 'Products'])
    await expect(folder(page, label)).toHaveText(new RegExp(`${label}\\s+${count(label)}\\s*$`));
  // content/site.md is one of them, and shared/labels.md has no form.
  await expect(folder(page, 'Whole website')).toHaveText(new RegExp(`\\s${count('shared')}\\s*$`));

  await folder(page, 'Blog').click();
  await expect(page.getByRole('gridcell', { name: / · \/blog\// })).toHaveText([
    /^Next · .* · 2099-01-01\s*$/,
    / · 2024-03-15\s*$/,
    'Unfinished · /blog/unfinished · 2020-01-01 · draft',
  ]);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Scheduled' })).toBeVisible();
  await page.keyboard.press('Escape');
  await saveUnfinished(page);
  await publish(page, page.getByRole('gridcell', { name: /^Unfinished/ }), 'content/blog/unfinished.md');

  for (const name of SAVES) {
    await goTo(page, `/collections/${name.replace('/', '/entries/')}`);
    await fill(page, 'title', `Edited ${name}`);
    await save(page);
    const file = `content/${name}.md`;
    const edited = edit(String(files[file]), fixtureFile(`${name}.md`).data.title, `Edited ${name}`);
    expect(String(await saved(page, file, `Edited ${name}`))).toBe(edited);
  }
  expect(questions).toEqual([]);
});

test('lists the links to a page, opens one, counts them before the page is deleted, and opens the list of removed pages', async ({
  page,
}) => {
  await openEditor(page, contentFiles(), AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await findPane(page)
    .getByText(/^\d+ links of other entries to this page$/)
    .click();
  const links = findPane(page).getByRole('listitem').filter({ hasText: 'links to this page. Remove it' });
  const count = await links.count();
  await expect.soft(links.first().getByRole('button')).toHaveCSS('text-align', 'start');
  await links.filter({ hasText: 'Footer, "Healthcare"' }).getByRole('button').click();
  await expect(page).toHaveURL(/company\/entries\/site$/);
  await expect(page.locator('[data-key-path^="footer.explore"] :focus')).toBeVisible();

  await goTo(page, AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  const questions = answerQuestions(page, 'accept');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining(`${count} links of other entries`)]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => readBack(page, INDUSTRY)).toBeUndefined();
  await goTo(page, '/collections/company/entries/site');
  await findPane(page)
    .getByRole('button', { name: /^Note: \/healthcare was published/ })
    .click();
  await expect(page.locator('[data-key-path="gone"] :focus')).toBeVisible();
});

test('saves a copy as a draft of today without a description, and a page with a problem as a draft', async ({
  page,
  consoleErrors,
}) => {
  await openEditor(page, contentFiles(), AT_POST);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await fill(page, 'title', 'Another post of the same kind');
  await expect(findPane(page).getByText('it is saved as a draft')).toBeVisible();
  await expect(problemsIn(page)).toContainText('"Description"');
  await save(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const copy = String(await saved(page, 'content/blog/another-post-of-the-same-kind.md', 'draft: true'));
  expect(copy).toMatch(new RegExp(`^date: ['"]?${today}['"]?$`, 'm'));
  expect(copy).not.toMatch(/^description:/m);
  expect(copy).toContain('For a long time');
  // Sveltia's own, when it duplicates.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('derived_inert')]);

  await goTo(page, AT_INDUSTRY);
  await fill(page, 'heroTitle', '');
  await expect(problemsIn(page)).toContainText('"Heading at the top"');
  const questions = answerQuestions(page, 'accept');
  await save(page);
  expect(String(await saved(page, INDUSTRY, 'draft: true'))).not.toContain('heroTitle');
  expect(questions).toEqual([expect.stringContaining('Save it as a draft')]);
});
