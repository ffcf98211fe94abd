/** The page beside a form of the editor: drawn by the site's own code, and checked by the build's. */
import { contentFiles, openEditor, paneOf, previewOf, problemsIn, readBack } from '../support/editor';
import { frozenFile } from '../support/frozen';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';
const INDUSTRY = '/collections/industries/entries/healthcare';
const POST = '/collections/blog/entries/change-in-employee-engagement-perception';
const COMPANY = '/collections/company/entries/site';

const IN_ORDER = 'Everything is in order.';

/** Each kind, with what its page says and its form does not. */
const KINDS = [
  ['a page', ABOUT, frozenFile('pages/about.md').data.sections[0].heading],
  ['an industry', INDUSTRY, frozenFile('industries/healthcare.md').data.heroTitle],
  ['a product', '/collections/products/entries/lims', frozenFile('products/lims.md').data.heading],
  [
    'a case study',
    '/collections/case-studies/entries/application-migration-iris',
    frozenFile('case-studies/application-migration-iris.md').data.title,
  ],
  ['a post', POST, frozenFile('blog/change-in-employee-engagement-perception.md').data.title],
  ['company facts, on the home page', COMPANY, frozenFile('pages/home.md').data.sections[0].heading],
] as const;

test('every kind is drawn as its page, with header and footer, and nothing is wrong with it', async ({ page }) => {
  test.setTimeout(180_000);
  await openEditor(page, contentFiles(), ABOUT);
  for (const [kind, address, heading] of KINDS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(previewOf(page).getByRole('heading', { level: 1 }), kind).toHaveText(heading);
    await expect(previewOf(page).getByRole('contentinfo'), kind).toBeVisible();
    await expect(problemsIn(page), kind).toHaveText(IN_ORDER);
  }
});

test('follows what is typed, says what is wrong in the words of the build, and asks before it is saved', async ({
  page,
}) => {
  const files = contentFiles();
  await openEditor(page, files, INDUSTRY);
  const heading = page.getByRole('textbox', { name: 'Heading at the top' });
  await heading.fill('Typed a moment ago');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago');
  await expect(problemsIn(page)).toHaveText(IN_ORDER);

  await page.getByRole('textbox', { name: 'Description' }).fill(frozenFile('pages/about.md').data.description);
  const told = 'description: expected words no other page has, found the same as in content/industries/healthcare.md';
  await expect(problemsIn(page)).toContainText(told);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved');
  expect(asked).toEqual([expect.stringContaining(told)]);
  const name = 'content/industries/healthcare.md';
  expect(Buffer.from((await readBack(page, name)) ?? '', 'base64').toString()).toBe(files[name]);
});

test('is shown light or dark, as on a phone or a desktop, and its links do not lead away', async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  const preview = previewOf(page);
  const body = preview.locator('body');
  const ground = () => body.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const width = () => body.evaluate(() => innerWidth);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await paneOf(page).getByRole('button', { name: 'Dark' }).click();
  await expect.poll(ground).toBe('rgb(20, 22, 26)');
  await paneOf(page).getByRole('button', { name: 'Light' }).click();
  await expect.poll(ground).toBe('rgb(250, 248, 242)');
  expect(await width()).toBe(1280);
  await paneOf(page).getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await preview.getByRole('contentinfo').getByRole('link').first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a click on a text of the page brings its field', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await previewOf(page).getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('textbox', { name: 'Heading at the top' })).toBeFocused();
});
