/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import type { Page } from '@playwright/test';
import { fixtureFile } from '../support/content';
import {
  AT_INDUSTRY,
  AT_POST,
  contentFiles,
  findField,
  findPane,
  findPreview,
  goTo,
  openEditor,
  POST,
  problemsIn,
  save,
  saved,
  withBody,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

const HOME = '/collections/pages/entries/home';

/** Returns the last heading of each section or group of fields of a page that is there once, by its field. */
function listHeadings(file: string): [keyPath: string, text: string][] {
  const found: [string, string][] = [];
  const walk = (value: unknown, keys: readonly string[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, [...keys, key]);
    else if (keys.length > 1 && /^(heading|title)$/.test(keys.at(-1) ?? '')) found.push([keys.join('.'), `${value}`]);
  };
  walk(fixtureFile(file).data, []);
  const once = found.filter(([, text]) => found.filter(([, other]) => other === text).length === 1);
  return [...new Map(once.map((each) => [/^sections\.\d+|^\w+/.exec(each[0])?.[0], each])).values()];
}

/** Clicks each field in turn: the page fills the preview, wherever it scrolls to. */
async function expectNoVoid(page: Page) {
  const fields = page.locator('[data-key-path] input[type="text"], [data-key-path] textarea, [contenteditable="true"]');
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    await field.click();
    // Longer than the page takes to scroll.
    await page.waitForTimeout(100);
    const measured = await findPane(page)
      .locator('.pane-page')
      .evaluate((box) => {
        const frame = box.querySelector('iframe')?.getBoundingClientRect();
        const { top, bottom } = box.getBoundingClientRect();
        return Math.round(Math.max(top - (frame?.top ?? 0), bottom - (frame?.bottom ?? 0), box.scrollTop));
      });
    const keyPath = await field.evaluate((element) => element.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath);
    expect.soft(measured, keyPath).toBe(0);
  }
}

test('fills the preview, opens the field of what is clicked on the page, shows icons, and offers whole illustrations', async ({
  page,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const files = ['drawings/harbour', 'variants/harbour.narrow', 'variants/harbour.pier'].map(
    (name) => `public/${name}.svg`,
  );
  const content = contentFiles();
  await openEditor(page, { ...content, ...Object.fromEntries(files.map((file) => [file, svg])) }, HOME);
  const headings = listHeadings('pages/home.md');
  expect(headings.length).toBeGreaterThan(5);
  await expect(findPreview(page).getByRole('main')).toBeVisible();
  await expectNoVoid(page);
  for (const [keyPath, text] of headings) {
    const heading = findPreview(page)
      .getByRole('heading', { name: text, exact: true })
      .and(findPreview(page).locator(':not(.sr-only)'));
    if ((await heading.count()) !== 1) continue;
    await heading.click();
    await expect(findField(page, keyPath).getByRole('textbox'), text).toBeFocused();
  }

  await findPreview(page).getByRole('heading', { name: 'Technology Consulting', exact: true }).click();
  // The form renders only fields that have been in view.
  await expect(findField(page, 'sections.5.items.0.title').getByRole('textbox')).toBeFocused();
  await findField(page, 'sections.5.items.0.link').hover();
  await page.mouse.wheel(0, 300);
  const icon = findField(page, 'sections.5.items.0.icon');
  await expect(icon.getByRole('radio', { name: 'Level' })).toBeChecked();
  await expect(icon.locator('svg')).not.toHaveCount(0);
  await icon.getByRole('radio', { name: 'Lamp', exact: true }).check();
  await save(page);
  const home = 'content/pages/home.md';
  expect(String(await saved(page, home, 'icon: lamp'))).toBe(content[home]?.replace('icon: level', 'icon: lamp'));

  await goTo(page, AT_INDUSTRY);
  const field = findField(page, 'heroImage');
  await field.scrollIntoViewIfNeeded();
  await field.getByRole('button', { name: /Browse|Replace/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Illustrations', { exact: true }).click();
  await expect(dialog.getByRole('option', { name: /^harbour/ })).toHaveCount(1);
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
