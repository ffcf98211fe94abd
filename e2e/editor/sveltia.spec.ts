/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import type { Page } from '@playwright/test';
import {
  AT_INDUSTRY,
  answerQuestions,
  contentFiles,
  findField,
  findPane,
  findPreview,
  goTo,
  openEditor,
  problemsIn,
  reach,
  save,
  saved,
} from '../support/editor';
import { fixtureFile } from '../support/fixture-content';
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
  const files = ['harbour', 'harbour.narrow', 'harbour.low', 'harbour.pier'].map(
    (name) => `public/drawings/${name}.svg`,
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

test('fills the preview with the longest form, and requests a confirmation before a section, an office or a menu entry is removed', async ({
  page,
}) => {
  const questions = answerQuestions(page, 'dismiss');
  await openEditor(page, contentFiles(), '/collections/company/entries/site');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  await expectNoVoid(page);
  await (await reach(page, 'offices')).getByRole('button', { name: 'Remove' }).first().click();
  await (await reach(page, 'navigation')).getByRole('button', { name: 'Expand' }).first().click();
  await findField(page, 'navigation.items').getByRole('button', { name: 'Remove' }).first().click();
  expect(questions).toEqual([expect.stringMatching(/^Remove this/), expect.stringMatching(/^Remove this/)]);

  await goTo(page, '/collections/pages/entries/about');
  const sections = findField(page, 'sections');
  await sections.scrollIntoViewIfNeeded();
  const total = sections.getByText(/^\d+\s+Sections$/);
  const before = String(await total.textContent());
  const remove = sections.getByRole('button', { name: 'Remove' }).first();
  await remove.click();
  await expect(total).toHaveText(before);
  page.removeAllListeners('dialog');
  const accepted = answerQuestions(page, 'accept');
  await remove.click();
  await expect(total).not.toHaveText(before);
  expect(accepted).toEqual([expect.stringContaining('"Revert All Changes"')]);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  await expect(total, 'as the question says').toHaveText(before);
});
