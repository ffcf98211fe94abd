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
  goTo,
  openEditor,
  POST,
  save,
  saved,
} from '../support/editor';
import { expect, test } from '../support/test';

declare const paste: typeof Paste;

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

const readTitle = (text = '') => /^title: (.+)$/m.exec(text)?.[1] ?? 'no title';

test('leaves the focus where the user puts it, and keeps the first word of each paragraph', async ({ page }) => {
  const files = contentFiles();
  const before = edit(String(files[POST]), '\n---\n', '\n---\n\n![The team](/drawings/home.svg)\n\nThe first words.\n');
  // Sveltia focuses each block of these kinds once it is rendered.
  const blocks = '\n| Item | Price |\n|------|-------|\n| Span | 10 |\n\n```js\nlet a = 1;\n```\n';
  // On a slow machine it renders them after the title has the focus.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await openEditor(page, { ...files, [POST]: before + blocks }, AT_POST);
  // A photo of the text has a title, too.
  const title = findField(page, 'title').getByRole('textbox');
  await title.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Now: ', { delay: 30 });
  await expect(page.getByRole('group', { name: 'Table', exact: true }).first()).toBeAttached();
  await page.keyboard.type('at once, ', { delay: 30 });
  await expect(title).toBeInViewport();
  const titled = `Now: at once, ${readTitle(before)}`;
  await expect(title).toHaveValue(titled);
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
  await page.keyboard.type(' Typed.', { delay: 30 });
  await expect(shown.getByText('The first words. Typed.')).toBeVisible();
  const left = await parts.evaluateAll((elements) => elements.filter((element) => 'wasThere' in element).length);
  expect(left, 'images of other parts do not flicker').toBe(total - 1);

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

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
  expect(readTitle(written).replaceAll(/['"]/g, '')).toBe(titled);
});

/** What each program puts on the clipboard. */
const copied = (name: string) => fs.readFileSync(`e2e/fixtures/paste/${name}.html`, 'utf8');

test('keeps lists, tables, links, quotes, code and marks of what is pasted, and nothing else', async ({ page }) => {
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
    expect.soft(cleaned, name).toBe(html.replaceAll('> <', '><').replaceAll('\\n', '\n'));
  }
  const ofMarkdown = (text: string) => page.evaluate((copy) => paste.cleanPasted(paste.markdownToHtml(copy)), text);
  const written = await ofMarkdown(fs.readFileSync('e2e/fixtures/paste/chat.md', 'utf8'));
  expect.soft(written).toBe(readCases('pastes').chat.replaceAll('> <', '><').replaceAll('\\n', '\n'));
  for (const words of ['Two words.', '5 * 3 = 15', 'A (remark)', 'snake_case_words', 'Terms*'])
    expect.soft(await ofMarkdown(words), words).toBe('');
});

test('writes what Word and a chat have copied as Markdown, and refuses images', async ({ page }) => {
  const told = answerQuestions(page, 'accept');
  await openEditor(page, contentFiles(), AT_POST);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  /** Puts the caret before the text and pastes, as two keys do while the page is busy: the caret is announced later. */
  const pasteInto = async (html: string, plain = 'Without its looks') => {
    await text.getByRole('paragraph').first().click();
    await text.evaluate(
      (element, [data, words]) => {
        document.getSelection()?.collapse(element, 0);
        const clipboardData = new DataTransfer();
        if (data) clipboardData.setData('text/html', data);
        clipboardData.setData('text/plain', words);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, plain] as const,
    );
  };
  await pasteInto('<img src="data:image/png;base64,iVBORw0KGgo=" alt="A chart">');
  expect(told).toEqual([expect.stringContaining('A pasted text cannot contain images')]);
  await pasteInto(copied('word'));
  expect(told).toHaveLength(2);
  await page.keyboard.type('Below the table.');
  await page.keyboard.press('Enter');
  await save(page);
  const written = String(await saved(page, POST, 'Weekends'));
  expect(written).toMatch(/\n---\n\n## Moving to the cloud\n/);
  expect(written).toContain(
    '**three to nine months**, says [a report](https://www.example.com/report?a=1&b=2). We _plan_',
  );
  expect(written).toMatch(/\n- Survey the ground\n {2,4}- Interfaces\n- Move the traffic\n/);
  expect(written).toContain('\n1. People\n2. Licences\n');
  const table = '| Step | Days |\n| --- | --- |\n| Survey and plan | 5 |\n| Weekends are free |  |\n';
  expect(written).toContain(`${table}\nBelow the table.\n\nFor a long time`);
  expect(written).not.toMatch(/base64|msohtml|\u00A0|·/);

  await goTo(page, AT_POST);
  await expect(text).toContainText('Moving to the cloud');
  await pasteInto('', fs.readFileSync('e2e/fixtures/paste/chat.md', 'utf8'));
  await expect(findPreview(page).getByRole('cell', { name: '5 | 6' })).toBeVisible();
  await save(page);
  const ofChat = String(await saved(page, POST, 'Measure first'));
  expect(ofChat).toContain(
    'Run `npm ci`, then **test**:\n\n> Measure first.\n> Then move.\n\n```bash\nnpm ci\nnpm test\n```\n',
  );
  expect(ofChat).toMatch(/\n- People\n- Licences\n {2,4}- per seat\n/);
  expect(ofChat).toContain('| Step | Days |\n| --- | --- |\n| Survey | 5 &vert; 6 |\n');
  expect(ofChat).toContain('See [the report](https://www.example.com/report).');
});
