/** The preview next to a form of the editor. editor-pages.spec.ts compares each kind of page with its build. */
import { contentFiles, findPane, findPreview, openEditor, problemsIn, readBack } from '../support/editor';
import { fixtureFile } from '../support/fixture-content';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';
const INDUSTRY = '/collections/industries/entries/healthcare';
const POST = '/collections/blog/entries/change-in-employee-engagement-perception';

const VALID = 'The content is valid.';

test('follows what is typed, reports problems in the words of the build, and requests a confirmation before it saves them', async ({
  page,
}) => {
  const files = contentFiles();
  await openEditor(page, files, INDUSTRY);
  const heading = page.getByRole('textbox', { name: 'Heading at the top' });
  await heading.fill('Typed a moment ago');
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
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Not saved');
  expect(asked).toEqual([expect.stringContaining(told)]);
  const name = 'content/industries/healthcare.md';
  expect(Buffer.from((await readBack(page, name)) ?? '', 'base64').toString()).toBe(files[name]);
});

test('requests a confirmation before it saves problems, although the user types on', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await expect(problemsIn(page)).toHaveText(VALID);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('Control+s');
  await title.pressSequentially(' and more', { delay: 30 });
  await expect
    .poll(() => questions, { timeout: 8_000 })
    .toEqual([expect.stringContaining('expected a text that no other page has')]);
});

test('requests a confirmation before it saves what a closed preview has not checked', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await expect(problemsIn(page)).toHaveText(VALID);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Preview' }).click();
  await expect(findPreview(page).locator('body')).toBeHidden();
  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('The content was not checked')]);
});

test('finds an image that is newer than the last build', async ({ page }) => {
  const files = contentFiles();
  const name = 'content/industries/healthcare.md';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><path d="M0 0h100v50z"/></svg>';
  const text = String(files[name]).replace(/^heroImage: .*$/m, 'heroImage: /images/newer.svg');
  await openEditor(page, { ...files, [name]: text, 'public/images/newer.svg': svg }, INDUSTRY);
  await expect(findPreview(page).locator('main img[src^="blob:"]').first()).toBeVisible();
  await expect(problemsIn(page)).toHaveText(VALID);
});

test('reports a photo of an iPhone that was renamed', async ({ page }) => {
  const files = contentFiles();
  const name = 'content/industries/healthcare.md';
  const text = String(files[name]).replace(/^heroImage: .*$/m, 'heroImage: /images/IMG_2041.jpg');
  const photo = '\0\0\0\x1cftypheic\0\0\0\0mif1heic';
  await openEditor(page, { ...files, [name]: text, 'public/images/IMG_2041.jpg': photo }, INDUSTRY);
  await expect(problemsIn(page)).toContainText('expected a JPEG: on the iPhone');
});

test('renders only the changed part of a text again, so that images do not flicker', async ({ page }) => {
  await openEditor(page, contentFiles(), POST);
  const parts = findPreview(page).locator('.prose > *');
  await expect(parts.last()).toBeVisible();
  const total = await parts.count();
  await parts.evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { wasThere: true });
  });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Typed. ');
  await expect(findPreview(page).locator('.prose > p').first()).toContainText('Typed. ');
  const left = await parts.evaluateAll((elements) => elements.filter((element) => 'wasThere' in element).length);
  expect(left).toBe(total - 1);
});

test('renders a line that begins with ## as a heading', async ({ page }) => {
  await openEditor(page, contentFiles(), POST);
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByRole('paragraph').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('## Typed');
  await page.keyboard.press('Enter');
  await expect(findPreview(page).locator('.prose').getByRole('heading', { name: 'Typed', exact: true })).toBeVisible();
});

test('names where menu and footer are edited when they are clicked', async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  const status = findPane(page).getByRole('status');
  await findPreview(page).getByRole('banner').getByRole('link', { name: 'Case Study' }).click();
  await expect(status).toHaveText(/Company, menu and footer/);
  await findPreview(page).getByRole('heading', { level: 1 }).click();
  await expect(status).toBeHidden();
  await findPreview(page).getByRole('contentinfo').getByRole('heading').first().click();
  await expect(status).toHaveText(/Company, menu and footer/);
});

test('shows phone and desktop, and stays when a link is clicked', async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  const preview = findPreview(page);
  const body = preview.locator('body');
  const width = () => body.evaluate(() => innerWidth);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await width()).toBe(1280);
  await findPane(page).getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await preview.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  expect(await body.evaluate(() => location.pathname)).toBe('/admin/preview');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows search results and link previews, and how many characters fit', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await findPane(page).getByRole('button', { name: 'Search and chats' }).click();
  const preview = findPreview(page);
  const image = preview.getByRole('img', { name: 'The social image' });
  await expect(image).toHaveJSProperty('naturalWidth', 1200);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A title of 25 characters.');
  await expect(preview.getByText('A title of 25 characters. | Spanwell')).toBeVisible();
  await expect(preview.getByText('www.spanwell.example › healthcare')).toBeVisible();
  await expect(preview.getByText('Title: 25 characters. 3 to 65 fit.')).toBeVisible();
  await expect(image, 'the image of the last build has another title').toBeHidden();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('y'.repeat(70));
  await expect(preview.getByText('Title: 70 characters. 3 to 65 fit.')).toBeVisible();
  await findPane(page).getByRole('button', { name: 'Page', exact: true }).click();
  await expect(preview.getByRole('contentinfo')).toBeVisible();
});
