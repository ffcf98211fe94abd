/** Pasting from Word, Excel and Google Docs: e2e/fixtures/paste has what each puts on the clipboard. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Paste from '../../editor/paste';
import { readCases } from '../support/cases';
import { contentFiles, openEditor, saved } from '../support/editor';
import { expect, test } from '../support/test';

declare const paste: typeof Paste;

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false });

const POST = 'content/blog/change-in-employee-engagement-perception.md';
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

/** Pastes at the start of the text, as a browser does. */
async function pasteInto(page: Page, html: string) {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'Without its looks');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('writes a text of Word as Markdown, and refuses its images', async ({ page }) => {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  await openEditor(page, contentFiles(), '/collections/blog/entries/change-in-employee-engagement-perception');
  await pasteInto(page, '<img src="data:image/png;base64,iVBORw0KGgo=" alt="A chart">');
  expect(told).toEqual([expect.stringContaining('A pasted text cannot contain images')]);
  await pasteInto(page, copied('word'));
  expect(told).toHaveLength(2);
  await page.getByRole('button', { name: 'Save' }).click();
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
