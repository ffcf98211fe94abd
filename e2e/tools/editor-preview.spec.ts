/** The page beside a form of the editor: drawn by the site's own code, and checked by the build's. */
import { edit } from '../support/content-folder';
import { contentFiles, openEditor, paneOf, previewOf, problemsIn, readBack } from '../support/editor';
import { frozenFile } from '../support/frozen';
import { expect, test } from '../support/test';
import { SECTIONS } from '../support/workbench';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';
const INDUSTRY = '/collections/industries/entries/healthcare';
const POST = '/collections/blog/entries/change-in-employee-engagement-perception';
const COMPANY = '/collections/company/entries/site';

/** A page below a folder, to which a button of About leads. */
const NESTED = 'content/pages/legal/terms.md';
function filesWithFolder() {
  const files = contentFiles();
  const about = files['content/pages/about.md'] ?? '';
  const terms = `---
title: Terms of use
description: What holds for whoever uses this website, in a few plain sentences without any small print.
sections:
  - section: hero
    heading: What we agree on
    text: A page below a folder.
---
`;
  return { ...files, 'content/pages/about.md': edit(about, 'link: /contact', 'link: /legal/terms'), [NESTED]: terms };
}

const IN_ORDER = 'Everything is in order.';

/** Each kind, with what its page says and its form does not. */
const KINDS = [
  ['a page', ABOUT, frozenFile('pages/about.md').data.sections[0].heading],
  ['a page below a folder', '/collections/pages/entries/legal/terms', 'What we agree on'],
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
  await openEditor(page, filesWithFolder(), ABOUT);
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
  // What the list takes, the page beside it gives.
  const frame = paneOf(page).locator('.pane-page iframe');
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
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved');
  expect(asked).toEqual([expect.stringContaining(told)]);
  const name = 'content/industries/healthcare.md';
  expect(Buffer.from((await readBack(page, name)) ?? '', 'base64').toString()).toBe(files[name]);
});

test('a key in a text draws the part it changes anew, and no other: pictures do not flicker', async ({ page }) => {
  await openEditor(page, contentFiles(), POST);
  const parts = previewOf(page).locator('.prose > *');
  await expect(parts.last()).toBeVisible();
  const total = await parts.count();
  await parts.evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { wasThere: true });
  });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Typed. ');
  await expect(previewOf(page).locator('.prose > p').first()).toContainText('Typed. ');
  const left = await parts.evaluateAll((elements) => elements.filter((element) => 'wasThere' in element).length);
  expect(left).toBe(total - 1);
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
  await preview.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  expect(await body.evaluate(() => location.pathname)).toBe('/admin/preview');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a click on a text of the page brings its field', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await previewOf(page).getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('textbox', { name: 'Heading at the top' })).toBeFocused();
});

test('shows what search results and chats will, and how much room is left', async ({ page }) => {
  await openEditor(page, contentFiles(), INDUSTRY);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A title of 25 characters.');
  await paneOf(page).getByRole('button', { name: 'Search and chats' }).click();
  const preview = previewOf(page);
  await expect(preview.getByText('A title of 25 characters. | Spanwell')).toBeVisible();
  await expect(preview.getByText('www.spanwell.example › healthcare')).toBeVisible();
  await expect(preview.getByText('Title: 25 characters. 3 to 65 fit.')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A title of 25 characters.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('y'.repeat(70));
  await expect(preview.getByText('Title: 70 characters. 3 to 65 fit.')).toBeVisible();
  await paneOf(page).getByRole('button', { name: 'Page', exact: true }).click();
  await expect(preview.getByRole('contentinfo')).toBeVisible();
});

test('shows every section there is, with what it is for, drawn by its own component', async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  await paneOf(page).getByRole('button', { name: 'Sections' }).click();
  const sections = previewOf(page).locator('.sections-view > ul > li');
  await expect(sections).toHaveCount(Object.keys(SECTIONS).length);
  for (const [index, { label, hint }] of Object.values(SECTIONS).entries()) {
    const section = sections.nth(index);
    await expect(section).toContainText(label);
    await expect(section).toContainText(hint);
    const { height = 0 } = (await section.locator('.small-drawing > div > *').first().boundingBox()) ?? {};
    expect(height, label).toBeGreaterThan(20);
  }
});
