/** The text of a post: what is typed, its blocks, and what is pasted from Word, Excel and Google Docs. */
import fs from 'node:fs';
import { build } from 'esbuild';
import type * as Paste from '../../editor/paste';
import { readCases } from '../support/cases';
import { edit } from '../support/content';
import {
  AT_POST,
  answerQuestions,
  contentFiles,
  findField,
  findPreview,
  openEditor,
  POST,
  problemsIn,
  save,
  saved,
} from '../support/editor';
import { expect, test } from '../support/test';

declare const paste: typeof Paste;

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

const readTitle = (text = '') => /^title: (.+)$/m.exec(text)?.[1] ?? 'no title';

test('opens a post at its title, leaves the focus where the user puts it, and keeps the first word of each paragraph', async ({
  page,
}) => {
  const files = contentFiles();
  const before = edit(String(files[POST]), '\n---\n', '\n---\n\n![The team](/drawings/home.svg)\n\nThe first words.\n');
  // Sveltia focuses each block of these kinds once it is rendered.
  const blocks = '\n| Item | Price |\n|:-----|------:|\n| Span | 10 |\n\n```js\nlet a = 1;\n```\n';
  // On a slow machine it renders them after the title has the focus.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await openEditor(page, { ...files, [POST]: before + blocks }, AT_POST);
  // A photo of the text has a title, too.
  const title = findField(page, 'title').getByRole('textbox');
  await expect(title).toBeFocused();
  await expect(findField(page, 'body').getByRole('table')).toBeAttached();
  await expect(title).toBeInViewport();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The first key deletes nothing.
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue(readTitle(before));
  const excerpt = findField(page, 'excerpt').getByRole('textbox');
  await excerpt.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('An introduction that somebody has written in the browser, long enough.', { delay: 20 });
  await expect(excerpt).toBeFocused();
  await expect(excerpt).toHaveValue(/^An introduction.*long enough\.$/);

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show Text Style Options' }).first().click();
  const headings = page.getByRole('menuitemcheckbox', { name: 'Heading' });
  await expect(headings).toHaveText([/Heading 2/, /Heading 3/, /Heading 4/]);
  await page.keyboard.press('Escape');

  const shown = findPreview(page).locator('.prose');
  const parts = shown.locator('> *');
  await expect(parts.last()).toBeVisible();
  const total = await parts.count();
  await parts.evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { wasThere: true });
  });
  await text.getByText('The first words.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed.');
  await expect(shown.getByText('The first words. Typed.')).toBeVisible();
  const left = await parts.evaluateAll((elements) => elements.filter((element) => 'wasThere' in element).length);
  expect(left, 'images of other parts do not flicker').toBe(total - 1);

  const paragraphs = ['A way back', 'I am here', '5 days', '— Source', '## Asked twice'];
  for (const paragraph of paragraphs) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(paragraph);
  }
  await expect(shown.getByRole('heading', { name: 'Asked twice', exact: true })).toBeVisible();
  await save(page);
  const written = String(await saved(page, POST, 'ource'));
  expect(written).toContain(
    `![The team](/drawings/home.svg)\n\nThe first words. Typed.\n\n${paragraphs.join('\n\n')}\n`,
  );
  expect(written).toContain('somebody has written');
  expect(readTitle(written)).toBe(readTitle(before));
});

/** What each program puts on the clipboard. */
const copied = (name: string) => fs.readFileSync(`e2e/fixtures/paste/${name}.html`, 'utf8');

test('keeps lists, tables, links and bold words of what is pasted, and nothing else', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['editor/paste.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'paste',
    write: false,
  });
  await page.evaluate(`${outputFiles[0]?.text}; globalThis.paste = paste`);
  for (const [name, html] of Object.entries<string>(readCases('pastes'))) {
    const cleaned = await page.evaluate((text) => paste.cleanPasted(text), copied(name));
    expect.soft(cleaned, name).toBe(html.replaceAll('> <', '><'));
  }
});

test('writes a text of Word as Markdown, refuses its images, and reports an image without a file', async ({ page }) => {
  const told = answerQuestions(page, 'accept');
  await openEditor(page, contentFiles(), AT_POST);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  /** Pastes at the start of the text, as a browser does. */
  const pasteInto = async (html: string) => {
    await text.getByRole('paragraph').first().click();
    await page.keyboard.press('ControlOrMeta+Home');
    await text.evaluate((element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data);
      clipboardData.setData('text/plain', 'Without its looks');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  };
  await text.getByRole('paragraph').first().click();
  await findField(page, 'body').getByRole('button', { name: 'Image', exact: true }).click();
  const problem = problemsIn(page).getByRole('button', { name: 'Text, Image, "Source" is empty' });
  await problem.click();
  await expect(findField(page, 'body').locator('[data-key-path$=":src"]').locator(':focus')).toBeVisible();
  await text.getByRole('button', { name: 'Remove' }).first().click();
  await expect(problemsIn(page)).toHaveText('The content is valid.');

  await pasteInto('<img src="data:image/png;base64,iVBORw0KGgo=" alt="A chart">');
  expect(told).toEqual([expect.stringContaining('A pasted text cannot contain images')]);
  await pasteInto(copied('word'));
  expect(told).toHaveLength(2);
  await save(page);
  const written = String(await saved(page, POST, 'Weekends'));
  expect(written).toContain('## Moving to the cloud\n');
  expect(written).toContain(
    '**three to nine months**, says [a report](https://www.example.com/report?a=1&b=2). We _plan_',
  );
  expect(written).toMatch(/\n- Survey the ground\n {2,4}- Interfaces\n- Move the traffic\n/);
  expect(written).toContain('\n1. People\n2. Licences\n');
  expect(written).toContain('| Step | Days |\n| --- | --- |\n| Survey and plan | 5 |\n| Weekends are free |  |\n');
  expect(written).not.toMatch(/base64|msohtml|\u00A0|·/);
});
