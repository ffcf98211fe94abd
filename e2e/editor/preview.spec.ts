/** The preview next to a form of the editor. pages.spec.ts compares each kind of page with its build. */
import {
  AT_INDUSTRY,
  answerQuestions,
  contentFiles,
  findPane,
  findPreview,
  goTo,
  INDUSTRY,
  openEditor,
  problemsIn,
  readWords,
  save,
} from '../support/editor';
import { fixtureFile } from '../support/fixture-content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

const VALID = 'The content is valid.';

test('follows what is typed, reports problems in the words of the build, and requests a confirmation before it saves them', async ({
  page,
}) => {
  const files = contentFiles();
  const questions = answerQuestions(page, 'dismiss');
  await openEditor(page, files, AT_INDUSTRY);
  await page.getByRole('textbox', { name: 'Heading at the top' }).fill('Typed a moment ago');
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago');
  await expect(problemsIn(page)).toHaveText(VALID);

  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  const told = 'expected a text that no other page has, found the same as in content/industries/healthcare.md';
  await expect(problemsIn(page)).toContainText(told);
  const frame = findPane(page).locator('.pane-page iframe');
  const beyond = () =>
    frame.evaluate((node) => {
      const { bottom = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
      return Math.round(Math.abs(node.getBoundingClientRect().bottom - bottom));
    });
  await expect.poll(beyond).toBe(0);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('Not saved');
  expect(questions).toEqual([expect.stringContaining(told)]);

  expect(await readWords(page, INDUSTRY)).toBe(files[INDUSTRY]);
});

test('requests a confirmation before it saves problems, although the user types on', async ({ page }) => {
  const questions = answerQuestions(page, 'dismiss');
  await openEditor(page, contentFiles(), AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText(VALID);
  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  await page.keyboard.press('Control+s');
  await page.getByRole('textbox', { name: 'Title', exact: true }).pressSequentially(' and more', { delay: 30 });
  await expect.poll(() => questions).toEqual([expect.stringContaining('expected a text that no other page has')]);
});

test('requests a confirmation before it saves what a closed preview has not checked', async ({ page }) => {
  const questions = answerQuestions(page, 'dismiss');
  await openEditor(page, contentFiles(), AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText(VALID);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Preview' }).click();
  await expect(findPreview(page).locator('body')).toBeHidden();
  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  await save(page);
  await expect.poll(() => questions).toEqual([expect.stringContaining('The content was not checked')]);
});

test('finds an image that is newer than the last build, and reports a photo of an iPhone that was renamed', async ({
  page,
}) => {
  const files = contentFiles();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><path d="M0 0h100v50z"/></svg>';
  const withImage = (file: string, name: string) =>
    String(files[file]).replace(/^heroImage: .*$/m, `heroImage: /images/${name}`);
  const other = 'content/industries/financial-services.md';
  await openEditor(
    page,
    {
      ...files,
      [INDUSTRY]: withImage(INDUSTRY, 'newer.svg'),
      'public/images/newer.svg': svg,
      [other]: withImage(other, 'IMG_2041.jpg'),
      'public/images/IMG_2041.jpg': '\0\0\0\x1cftypheic\0\0\0\0mif1heic',
    },
    AT_INDUSTRY,
  );
  await expect(findPreview(page).locator('main img[src^="blob:"]').first()).toBeVisible();
  await expect(problemsIn(page)).not.toContainText('Image');
  await goTo(page, '/collections/industries/entries/financial-services');
  await expect(problemsIn(page)).toContainText('expected a JPEG: on the iPhone');
});

test('names where menu and footer are edited, shows phone and desktop, and stays when a link is clicked', async ({
  page,
}) => {
  await openEditor(page, contentFiles(), '/collections/pages/entries/about');
  const status = findPane(page).getByRole('status');
  const preview = findPreview(page);
  await preview.getByRole('banner').getByRole('link', { name: 'Case Study' }).click();
  await expect(status).toHaveText(/Company, menu and footer/);
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(status).toBeHidden();
  await preview.getByRole('contentinfo').getByRole('heading').first().click();
  await expect(status).toHaveText(/Company, menu and footer/);

  const body = preview.locator('body');
  const width = () => body.evaluate(() => innerWidth);
  expect(await width()).toBe(1280);
  await findPane(page).getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await preview.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  expect(await body.evaluate(() => location.pathname)).toBe('/admin/preview');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows search results and link previews, and how many characters fit', async ({ page }) => {
  await openEditor(page, contentFiles(), AT_INDUSTRY);
  await findPane(page).getByRole('button', { name: 'Search and chats' }).click();
  const preview = findPreview(page);
  const image = preview.getByRole('img', { name: 'The social image' });
  await expect(image).toHaveJSProperty('naturalWidth', 1200);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('A title of 25 characters.');
  await expect(preview.getByText('A title of 25 characters. | Spanwell')).toBeVisible();
  await expect(preview.getByText('www.spanwell.example › healthcare')).toBeVisible();
  await expect(preview.getByText('Title: 25 characters. 3 to 65 fit.')).toBeVisible();
  await expect(image, 'the image of the last build has another title').toBeHidden();
  await title.fill('y'.repeat(70));
  await expect(preview.getByText('Title: 70 characters. 3 to 65 fit.')).toBeVisible();
  await findPane(page).getByRole('button', { name: 'Page', exact: true }).click();
  await expect(preview.getByRole('contentinfo')).toBeVisible();
});
