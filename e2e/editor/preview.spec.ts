/** The preview next to a form of the editor. pages.spec.ts compares each kind of page with its build. */
import { fixtureFile } from '../support/content';
import {
  AT_INDUSTRY,
  AT_POST,
  answerQuestions,
  contentFiles,
  fill,
  findField,
  findPane,
  findPreview,
  goTo,
  INDUSTRY,
  openEditor,
  POST,
  problemsIn,
  readWords,
  save,
  withBody,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

const VALID = 'The content is valid.';
const EQUAL = `Same description as "${fixtureFile('pages/about.md').data.title}"`;

test('follows what is typed, reports problems in the words of the form, and saves none of them on a public page', async ({
  page,
}) => {
  const files = contentFiles();
  const questions = answerQuestions(page, 'dismiss');
  await openEditor(page, files, AT_INDUSTRY);
  const preview = findPreview(page);
  const { description } = fixtureFile('pages/about.md').data;
  await page.getByRole('textbox', { name: 'Heading at the top' }).fill('Typed a moment ago');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago');
  await expect(problemsIn(page)).toHaveText(VALID);
  await page.evaluate(() => window.editor?.open({ keyPath: 'partnershipSection.services.1.link' }));
  await expect(preview.locator('[data-edited]'), 'a text next to the link').toHaveText(/^Nurses, doctors and pharm/);
  await expect(preview.locator('[data-edited]')).toBeInViewport();

  await fill(page, 'description', description);
  await expect(problemsIn(page)).toContainText(EQUAL);
  const refusal = page.getByRole('alertdialog');
  const expectRefusal = async (why: string) => {
    await expect(refusal).toContainText('Not saved');
    expect(questions.splice(0)).toEqual([expect.stringContaining(why)]);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(refusal).toBeHidden();
  };
  await test.step('although the user types on', async () => {
    await page.keyboard.press('Control+s');
    // No space: it would press the button of the refusal.
    await findField(page, 'title').getByRole('textbox').pressSequentially('More', { delay: 30 });
    await expectRefusal(EQUAL);
  });

  await test.step('although the preview is closed, and has checked nothing', async () => {
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Show Preview' }).click();
    await expect(preview.locator('body')).toBeHidden();
    await fill(page, 'title', 'Healthcare once more');
    await save(page);
    await expectRefusal('The content was not checked');
  });
  expect(await readWords(page, INDUSTRY)).toBe(files[INDUSTRY]);
});

test('shows new images, phone and desktop, and follows no link', async ({ page }) => {
  const files = contentFiles();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><path d="M0 0h100v50z"/></svg>';
  const withImage = (file: string, name: string) => ({
    [`content/industries/${file}.md`]: String(files[`content/industries/${file}.md`]).replace(
      /^heroImage: .*$/m,
      `heroImage: /images/${name}`,
    ),
  });
  const more = {
    ...withImage('life-sciences', 'newer.svg'),
    'public/images/newer.svg': svg,
    'public/images/other.svg': svg,
    'public/drawings/harbour.svg': svg,
    'public/variants/harbour.narrow.svg': svg,
    [POST]: withBody('![A field](/images/other.svg)'),
    ...withImage('financial-services', 'IMG_2041.jpg'),
    // A photo of an iPhone, renamed.
    'public/images/IMG_2041.jpg': '\0\0\0\x1cftypheic\0\0\0\0mif1heic',
  };
  await openEditor(page, { ...files, ...more }, '/collections/industries/entries/life-sciences');
  const preview = findPreview(page);
  await expect(preview.locator('main img[src^="blob:"]').first()).toBeVisible();
  await expect(problemsIn(page)).not.toContainText('Image');
  await test.step('and empties the alt text of an image that is replaced', async () => {
    const field = findField(page, 'heroImage');
    await field.scrollIntoViewIfNeeded();
    await field.getByRole('button', { name: /Browse|Replace/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Illustrations', { exact: true }).click();
    const harbour = dialog.getByRole('option', { name: /^harbour/ });
    await expect(harbour, 'without its variants').toHaveCount(1);
    await harbour.click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(findField(page, 'heroImageAlt').getByRole('textbox')).toHaveValue('');
    await expect(problemsIn(page)).toContainText('To fill in: "Alt text of the image at the top"');
  });
  answerQuestions(page, 'accept');
  await goTo(page, AT_POST);
  await expect(preview.getByRole('img', { name: 'A field' })).toHaveAttribute('src', /^blob:/);
  await goTo(page, '/collections/industries/entries/financial-services');
  await expect(problemsIn(page)).toContainText('needs a JPEG: on the iPhone');

  await goTo(page, '/collections/pages/entries/about');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    fixtureFile('pages/about.md').data.sections[0].heading,
  );
  const body = preview.locator('body');
  const width = () => body.evaluate(() => innerWidth);
  expect(await width()).toBe(1280);
  await findPane(page).getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await preview.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  expect(await body.evaluate(() => location.pathname)).toBe('/admin/preview');
});
