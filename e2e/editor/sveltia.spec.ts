/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import type { Page } from '@playwright/test';
import { TABLE } from '../../editor/table-block';
import {
  AT_POST,
  contentFiles,
  findField,
  findPane,
  findPreview,
  goTo,
  openEditor,
  POST,
  problemsIn,
  reach,
  save,
  saved,
  withBody,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

/** Measures what the page leaves empty of the box that it fills, in pixels. */
const findVoid = (page: Page): Promise<number> =>
  findPane(page)
    .locator('.pane-page iframe')
    .evaluate((frame) => {
      const { bottom = 0 } = frame.parentElement?.getBoundingClientRect() ?? {};
      return Math.round(Math.abs(frame.getBoundingClientRect().bottom - bottom));
    });

test('opens the field of what is clicked on the page, and of two clicks the last, and shows icons', async ({
  page,
}) => {
  const content = contentFiles();
  await openEditor(page, content, '/collections/pages/entries/home');
  const shown = findPreview(page);
  for (const [keyPath, heading] of [
    ['sections.8.heading', 'Start with a system, a role or a deadline'],
    ['sections.1.items.2.title', 'Staff Augmentation'],
    ['sections.0.heading', 'Building Bridges between Technology and Progress'],
  ] as const) {
    await shown.getByRole('heading', { name: heading, exact: true }).click();
    await expect(findField(page, keyPath).getByRole('textbox')).toBeFocused();
    await expect(shown.locator('[data-edited]')).toBeInViewport();
    expect(await findVoid(page)).toBe(0);
  }
  // One after another, without a wait for the one before.
  await page.evaluate(
    async (paths) => {
      await Promise.all(paths.map((keyPath) => window.editor?.open({ keyPath })));
    },
    ['sections.8.heading', 'sections.0.heading'],
  );
  await expect(findField(page, 'sections.0.heading').getByRole('textbox')).toBeFocused();

  const card = shown.getByRole('listitem').filter({ hasText: 'Award Winning Support' });
  await card.locator('svg').first().click();
  await expect(findField(page, 'sections.5.items.1.title').getByRole('textbox')).toBeFocused();

  const icon = await reach(page, 'sections.5.items.0.icon');
  await expect(icon.getByRole('radio', { name: 'Level' })).toBeChecked();
  await expect(icon.locator('svg')).not.toHaveCount(0);
  await icon.getByRole('radio', { name: 'Lamp', exact: true }).check();
  await save(page);
  const home = 'content/pages/home.md';
  expect(String(await saved(page, home, 'icon: lamp'))).toBe(content[home]?.replace('icon: level', 'icon: lamp'));
});

test('opens an item of a list that a problem names', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/company/entries/site');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await reach(page, 'navigation.items.4');
  await expect(findField(page, 'navigation.items.4.label').getByRole('textbox')).toBeFocused();
});

test('opens the empty box of a block that a problem names', async ({ page }) => {
  const image = '![](/drawings/home.svg)';
  const button = ':::button\ntext: ""\nlink: /about\n:::';
  await openEditor(
    page,
    { ...contentFiles(), [POST]: withBody(`A text.\n\n${image}\n\n${TABLE.write({})}\n\n${button}\n\n${image}`) },
    AT_POST,
  );
  for (const [problem, label] of [
    ['Text, Image 2, "Alt Text"', 'Alt Text'],
    ['Text, Table, "Rows"', 'Rows'],
    ['Text, Button, "Button text"', 'Button text'],
  ] as const) {
    await problemsIn(page).getByRole('button', { name: problem }).click();
    const box = page.getByRole('textbox', { name: label, exact: true }).last();
    await expect(box).toBeFocused();
    await page.keyboard.type('A bridge');
    await expect(box).toHaveValue('A bridge');
  }
});

const LONG_TEXT = [
  'The first paragraph.',
  '## Our offices',
  ...Array.from({ length: 30 }, (_, index) => `Paragraph ${index} of a long text,\nover two lines.`),
  '- One\n- Two',
  '| Part | What shows it |\n| --- | --- |\n| Risk | An asset register |\n| People | [Training](/cyber-security-training) records |',
].join('\n\n');

test('follows the caret to its paragraph or cell of a long text, and puts it where the page is clicked', async ({
  page,
}) => {
  await openEditor(page, { ...contentFiles(), [POST]: withBody(LONG_TEXT) });
  await page.getByRole('gridcell').first().waitFor();
  // The form that follows a list renders a table once it is in view.
  await goTo(page, AT_POST);
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  const text = findField(page, 'body');
  const marked = findPreview(page).locator('[data-edited]');
  const expectMarked = async (words: string) => {
    await expect(marked).toHaveText(words);
    await expect(marked).toBeInViewport();
  };
  await findPreview(page).getByRole('cell', { name: 'An asset register' }).click();
  await expectMarked('An asset register');
  for (const [part, words] of [
    ['li', 'Two'],
    ['p', 'Paragraph 7 of a long text, over two lines.'],
    ['h2', 'Our offices'],
  ] as const) {
    await text
      .locator(part, { hasText: words.slice(0, 11) })
      .last()
      .click();
    await expectMarked(words);
    await page.keyboard.press('End');
    await page.keyboard.type(' Typed');
    await expect(marked).toContainText('Typed');
    await expect(marked).toBeInViewport();
  }
  const rows = text.getByRole('textbox', { name: 'Rows', exact: true });
  await rows.evaluate((field: HTMLTextAreaElement) => {
    const end = field.value.indexOf('An asset register') + 'An asset register'.length;
    field.focus();
    field.setSelectionRange(end, end);
  });
  await expectMarked('An asset register');
  await page.keyboard.type(' Typed');
  await expectMarked('An asset register Typed');
  const shown = findPreview(page).locator('.prose');
  for (const part of [
    shown.locator('p').first(),
    shown.getByRole('cell', { name: 'Training records' }),
    shown.locator('p', { hasText: 'Paragraph 20' }),
  ]) {
    await part.click();
    await expectMarked(String(await part.textContent()));
    await page.keyboard.type(' Added');
    await expect(marked).toHaveText(/ Added$/);
  }
});
