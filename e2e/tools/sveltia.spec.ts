/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Adapter from '../../editor/sveltia';
import { contentFiles, fieldOf, openEditor, paneOf, previewOf } from '../support/editor';
import { fixtureFile } from '../support/fixture-content';
import { expect, test } from '../support/test';

declare const sveltia: typeof Adapter;

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';
const INDUSTRY = '/collections/industries/entries/healthcare';

/** Defines the functions of editor/sveltia.ts in a page. */
async function addAdapter(page: Page) {
  const { outputFiles } = await build({
    entryPoints: ['editor/sveltia.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'sveltia',
    write: false,
  });
  await page.evaluate(`${outputFiles[0]?.text}; globalThis.sveltia = sveltia`);
}

async function openForm(page: Page, at: string) {
  await openEditor(page, contentFiles(), at);
  await expect(page.locator('[data-key-path="title"]')).toBeVisible();
  await addAdapter(page);
}

test('focuses a field of the form', { tag: '@all' }, async ({ page }) => {
  await openForm(page, INDUSTRY);
  await page.evaluate(() => sveltia.openField('heroTitle'));
  await expect(page.getByRole('textbox', { name: 'Heading at the top' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await previewOf(page).getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('textbox', { name: 'Heading at the top' })).toBeFocused();
});

test('finds the text field of a form', { tag: '@all' }, async ({ page }) => {
  await openForm(page, INDUSTRY);
  const input = await page.evaluateHandle(() => sveltia.findInput('focus'));
  const isFocalPoint = await fieldOf(page, 'focus')
    .getByRole('textbox')
    .evaluate((field, found) => field === found, input);
  expect(isFocalPoint).toBe(true);
});

test('adds a section at the end of the page', { tag: '@all' }, async ({ page }) => {
  await openForm(page, ABOUT);
  const total = fieldOf(page, 'sections').getByText(/^\d+\s+Sections$/);
  await fieldOf(page, 'sections').scrollIntoViewIfNeeded();
  const before = Number.parseInt(String(await total.textContent()), 10);
  await page.evaluate(() => sveltia.addSection('Figures'));
  await expect(total).toHaveText(new RegExp(`^${before + 1}\\s`));
});

test('adds keys to the items of a list that are no fields', { tag: '@all' }, async ({ page }) => {
  await openForm(page, ABOUT);
  const sections = await previewOf(page)
    .locator('body')
    .evaluateHandle(() => {
      const last: { added?: object } = {};
      addEventListener('message', ({ data }) => {
        last.added = data.preview?.draft?.data.sections.at(-1) ?? last.added;
      });
      return last;
    });
  await page.evaluate(() => sveltia.addSection('Figures'));
  const keys = () => sections.evaluate(({ added = {} }) => Object.keys(added));
  await expect.poll(keys).toContain('heading');
  // The name of a field consists of letters.
  const others = (await keys()).filter((key) => !/^[a-z]+$/i.test(key));
  expect(others).not.toEqual([]);
  expect(await page.evaluate((names) => names.filter((name) => !sveltia.isOwnKey(name)), others)).toEqual([]);
});

test('shows in a dialog why a save was refused', { tag: '@all' }, async ({ page }) => {
  await openForm(page, INDUSTRY);
  await page.getByRole('textbox', { name: 'Description' }).fill(fixtureFile('pages/about.md').data.description);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Not saved. Fix what the preview lists');
});

test('requests a confirmation before a section is removed', { tag: '@all' }, async ({ page }) => {
  await openForm(page, ABOUT);
  const sections = fieldOf(page, 'sections');
  await sections.scrollIntoViewIfNeeded();
  const total = sections.getByText(/^\d+\s+Sections$/);
  const before = String(await total.textContent());
  const remove = sections.getByRole('button', { name: 'Remove' }).first();
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(total).toHaveText(before);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(total).not.toHaveText(before);
});

test('reports the field that the user enters and leaves', { tag: '@all' }, async ({ page }) => {
  await openForm(page, INDUSTRY);
  const reports = await page.evaluateHandle(() => {
    const reported: string[] = [];
    sveltia.watchFields({
      onEnter: (keyPath) => reported.push(`enters ${keyPath}`),
      onLeave: (keyPath) => reported.push(`leaves ${keyPath}`),
    });
    return reported;
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await page.getByRole('textbox', { name: 'Description' }).focus();
  expect(await reports.jsonValue()).toEqual(['enters title', 'leaves title', 'enters description']);
});

test('makes a new entry a draft of today', { tag: '@all' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00');
  await openEditor(page, contentFiles(), '/collections/blog');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(fieldOf(page, 'date').locator('input')).toHaveValue('2026-03-01');
  await expect(paneOf(page).getByText('To publish this draft')).toBeVisible();
});

test('does nothing but warn where an element is missing', async ({ page }) => {
  const warnings: string[] = [];
  await page.setContent('<p>No editor</p>');
  page.removeAllListeners('console');
  page.on('console', (message) => warnings.push(message.text()));
  await addAdapter(page);
  await page.evaluate(async () => {
    sveltia.openField('title');
    sveltia.confirmRemoval('Remove it?');
    sveltia.watchFields({ onEnter: () => {}, onLeave: () => {} });
    sveltia.startAsDraft();
    await Promise.all([sveltia.findInput('focus'), sveltia.addSection('Figures')]);
  });
  await page.getByText('No editor').click();
  expect(warnings.map((text) => text.replace(/: see .*$/, ''))).toEqual([
    "Sveltia's page has no form",
    "Sveltia's page has no form",
    expect.stringContaining('has no [data-key-path="focus"] input'),
    expect.stringContaining('has no [data-key-path="sections"] button'),
  ]);
  await expect(page.locator('body')).toHaveText('No editor');
});
