/** What a save writes: what was edited, and nothing else. */
import { BLOCK_FORMS } from '../../editor/block-forms';
import { TABLE } from '../../editor/table-block';
import { writeBlock } from '../../lib/markdown/blocks/codec';
import { BLOCKS, isBlockName } from '../../lib/model/blocks';
import { edit } from '../support/content';
import {
  AT_INDUSTRY,
  AT_POST,
  answerQuestions,
  contentFiles,
  fill,
  findField,
  findPreview,
  goTo,
  INDUSTRY,
  openEditor,
  POST,
  problemsIn,
  readWords,
  save,
  saved,
  withBody,
  writeFiles,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

/** What the checks accept of CommonMark and of GitHub's tables, notes and lists: a form writes much of it in another way. */
const CONSTRUCTS = [
  '5 degrees at night, \\* no star.',
  '*An italic line\nover two lines* and **a bold one\nover two** lines, ***both***, _under_ and __lines__.',
  'Visit https://example.com/~ada and <https://example.com/a_b_c> or www.example.com for more.',
  '| Item | Price | Note |\n|------|-------|------|\n| Span | 10 | a, b |\n| *Pier* | `20` | [about](/about) |',
  '- a step\n- the next\n\n  with a second paragraph\n',
  '```js\nlet a = 1;\n```',
  '- an item\n- another\n\n  1. a number in it\n  2. and one more',
  '- [ ] to do\n- [x] done',
  '> A quote\n> of two lines.\n>\n> > And one in it.',
  'A hard break  \nwith spaces, and\\\nwith a backslash.',
  'Code with `` a ` tick `` and ` spaces `, ~~struck~~ words, an &amp; entity, &copy; 2026 and snake_case_words.',
  'A [reference][about], a [collapsed][] one, a [title](/about "About us"), and brackets \\[x\\].',
  '[about]: /about\n[collapsed]: /services "Services"',
  'A note.[^1]',
  '[^1]: The text of the note.\n    On two lines.',
  '![A bridge](/drawings/home.svg)',
  'An image ![A bridge](/drawings/home.svg "A title") within a line.',
  ...Object.keys(BLOCKS)
    .filter(isBlockName)
    .map((name) => writeBlock(name, BLOCKS[name].example)),
  'Wide   spaces and\ttabs.',
  '3. The third.\n4. The fourth.\n\n- An item.\n- The last item.',
  'Edit me.',
].join('\n\n');

test('has a form for every block of a long post, and writes only the block that is edited, or only its title', async ({
  page,
}) => {
  const questions = answerQuestions(page, 'accept');
  const text = withBody(CONSTRUCTS);
  await openEditor(page, { ...contentFiles(), [POST]: text }, AT_POST);
  for (const { label, fields } of BLOCK_FORMS.filter((form) => form !== TABLE)) {
    const shown = page.getByRole('group', { name: label, exact: true }).last();
    // The editor renders only fields in view.
    await shown.scrollIntoViewIfNeeded();
    const field = fields.find(({ widget }) => widget === 'string' || widget === 'text');
    if (field) await expect(shown.getByRole('textbox', { name: field.label, exact: true })).not.toHaveValue('');
  }
  await page.getByRole('textbox', { name: 'Button text', exact: true }).fill('Call us');
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('Edit me.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Twice.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('The last item.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Really.');
  await save(page);
  const twice = text
    .replace('Edit me.', 'Edit me. Twice.')
    .replace('The last item.', 'The last item. Really.')
    .replace('Talk to us', 'Call us');
  expect(String(await saved(page, POST, 'Twice.'))).toBe(twice);

  await goTo(page, AT_POST);
  await page.getByRole('textbox', { name: 'Text', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Edit me. Twice.');
  await expect(problemsIn(page)).toContainText('The content is valid.');
  await fill(page, 'title', 'Edited in the browser');
  await save(page);
  const titled = twice.replace(/^title: .*$/m, 'title: Edited in the browser');
  expect(String(await saved(page, POST, 'title: Edited in the browser'))).toBe(titled);
  expect(questions).toEqual([]);
});

/** Counts the drafts that Sveltia keeps in the browser: half a second after the last key. */
async function countBackups(): Promise<number> {
  const databases = await indexedDB.databases();
  const counts = databases.map(async ({ name = '' }) => {
    const read = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await read(indexedDB.open(name));
    const has = database.objectStoreNames.contains('draft-backups');
    const count = has ? await read(database.transaction('draft-backups').objectStore('draft-backups').count()) : 0;
    database.close();
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('saves the text of a draft that was left and restored', async ({ page }) => {
  answerQuestions(page, 'accept');
  await openEditor(page, contentFiles(), AT_POST);
  // Sveltia keeps drafts from the second start on.
  await page.reload();
  await page.locator('iframe.preview').waitFor();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Typed and left. ');
  await expect(findPreview(page).getByText('Typed and left.')).toBeVisible();
  await expect.poll(() => page.evaluate(countBackups)).toBe(1);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await goTo(page, AT_POST);
  await expect(findPreview(page).locator('.prose')).toBeVisible();
  await expect(text).toContainText('For a long time');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(findPreview(page).getByText('Typed and left.')).toBeVisible();
  await save(page);
  expect(String(await saved(page, POST, 'Typed and left.'))).toBe(
    edit(String(contentFiles()[POST]), /(?<=^---\n[\s\S]*?\n---\n\n)/, 'Typed and left. '),
  );
});

test('overwrites nothing that others have written, and keeps line ends', async ({ page }) => {
  const before = `\uFEFF${contentFiles()[INDUSTRY]?.trim().replaceAll('\n', '\r\n')}`;
  await openEditor(page, { ...contentFiles(), [INDUSTRY]: before }, AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await fill(page, 'heroTitle', 'Written in the form');
  await save(page);
  const ours = before.replace(/^heroTitle: .*$/m, 'heroTitle: Written in the form');
  await expect.poll(() => readWords(page, INDUSTRY), 'with the line ends of the file').toBe(ours);

  await goTo(page, AT_INDUSTRY);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  const theirs = edit(ours, /^title: .*$/m, 'title: Written by a colleague');
  await writeFiles(page, { [INDUSTRY]: theirs });
  await fill(page, 'heroTitle', 'Written once more');
  await save(page);
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Changed since you opened it. Copy your words and reload.');
  await refusal.getByRole('button', { name: 'OK' }).click();
  expect(await readWords(page, INDUSTRY)).toBe(theirs);
  await expect(findField(page, 'heroTitle').getByRole('textbox')).toHaveValue('Written once more');
});
