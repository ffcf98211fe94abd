/** Mistakes as a person makes them in the editor's forms: each is said beside the form, in the build's words, before a save. */
import sharp from 'sharp';
import { edit } from '../support/content-folder';
import { contentFiles, fieldOf, fill, openEditor, previewOf, problemsIn, uploadTo } from '../support/editor';
import { frozenFile } from '../support/frozen';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const POST = 'blog/change-in-employee-engagement-perception.md';
const ABOUT = 'content/pages/about.md';

/** An icon no form takes is in a file, as somebody left it who wrote without one. */
function filesWithMistakes() {
  const files = contentFiles();
  const about = files[ABOUT] ?? '';
  return {
    ...files,
    [ABOUT]: edit(about, 'icon: flask', 'icon: flsk'),
    'content/pages/a-draft.md': edit(
      edit(about, /^title:.*$/m, 'title: A draft\ndraft: true'),
      /^description: >-\n( {2}.*\n)+/m,
      'description: A page that the test of mistakes has made, and that nobody sees yet.\n',
    ),
  };
}

const TEXT = `# A second title

Ask [us](/contcat), or read [what comes](/a-draft).

![](/drawings/home.svg)

<div>boxed</div>
`;

test('12 mistakes are said before they are saved', async ({ page }, testInfo) => {
  test.setTimeout(180_000);
  const told = problemsIn(page);
  const open = async (address: string, title: string) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    // The form before goes a moment later.
    await expect(fieldOf(page, 'title').getByRole('textbox')).toHaveValue(title);
  };
  const titleOf = (file: string) => String(frozenFile(file).data.title);
  await openEditor(page, filesWithMistakes(), '/collections/pages/entries/about');
  await previewOf(page).getByRole('heading', { level: 1 }).waitFor();
  await expect(told).toContainText('(did you mean "flask"?), found "flsk"');

  await open('/collections/blog/entries/change-in-employee-engagement-perception', titleOf(POST));
  await fill(page, 'updated', '2024-03-14');
  const text = fieldOf(page, 'body');
  await text.scrollIntoViewIfNeeded();
  await text.getByRole('button', { name: 'Edit in Markdown' }).click();
  await text.getByRole('textbox').last().fill(TEXT);
  for (const words of [
    'Line 1 of the text, heading: expected two or more # (one # is the page\'s title), found "# A second title"',
    'Line 3 of the text, link: expected the address of a page (did you mean "/contact"?), found "/contcat"',
    'Line 3 of the text, link: expected a published page; this one is a draft, found "/a-draft"',
    'Line 5 of the text, picture: expected words for those who cannot see it',
    'updated: expected the day of publication, 2024-03-15, or a later one, found "2024-03-14"',
    'Note: Line 7 of the text, text: expected markdown; HTML tags are left out of the page',
  ]) {
    await expect(told).toContainText(words);
  }

  await open('/collections/industries/entries/healthcare', titleOf('industries/healthcare.md'));
  await fill(page, 'title', 'x'.repeat(66));
  await fill(page, 'description', String(frozenFile('pages/about.md').data.description));
  await fill(page, 'heroTitle', '');
  const photo = testInfo.outputPath('large.png');
  await sharp({ create: { width: 10_000, height: 5_010, channels: 3, background: '#777' } }).toFile(photo);
  await uploadTo(page, 'heroImage', photo);
  for (const words of [
    /title: expected at most 65 characters, found "x+…" \(66 characters\)/,
    'description: expected words no other page has, found the same as in content/',
    'heroTitle: expected some text, found ""',
    'heroImage: expected a picture of at most 50 megapixels, found 10000 x 5010 (50 megapixels)',
  ]) {
    // The photo is read whole, by the editor and by its preview.
    await expect(told).toContainText(words, { timeout: 60_000 });
  }

  await open('/collections/pages/new', '');
  await fill(page, 'title', 'Healthcare');
  await expect(told).toContainText('expected an address no other page has, found /healthcare, taken by');
});
