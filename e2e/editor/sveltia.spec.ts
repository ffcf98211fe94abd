/** The contact with Sveltia's page that its documentation does not describe, in the installed version. */
import type { Page } from '@playwright/test';
import { contentFiles, findField, findPreview, openEditor, problemsIn, reach, saved } from '../support/editor';
import { fixtureFile } from '../support/fixture-content';
import { expect, test } from '../support/test';

// A private file system outlives what is reset between tests.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 } });

const ABOUT = '/collections/pages/entries/about';
const POST = '/collections/blog/entries/change-in-employee-engagement-perception';

/** The path of the field with the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath);

/** Pages that are opened in the editor, by their files. */
const PAGES = {
  'pages/home.md': '/collections/pages/entries/home',
  'pages/about.md': ABOUT,
  'industries/healthcare.md': '/collections/industries/entries/healthcare',
};

/** Returns the headings of a page that are there once, by their fields. */
function listHeadings(file: string): [keyPath: string, text: string][] {
  const found: [string, string][] = [];
  const walk = (value: unknown, keys: readonly string[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, [...keys, key]);
    else if (keys.length > 1 && /^(heading|title)$/.test(keys.at(-1) ?? '')) found.push([keys.join('.'), `${value}`]);
  };
  walk(fixtureFile(file).data, []);
  return found.filter(([, text]) => found.filter(([, other]) => other === text).length === 1);
}

for (const [width, height] of [
  [1440, 900],
  [1600, 1000],
] as const)
  for (const [file, at] of Object.entries(PAGES))
    test(`opens the field of each heading of ${file} at ${width} x ${height}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await openEditor(page, contentFiles(), at);
      const headings = listHeadings(file);
      expect(headings.length).toBeGreaterThan(5);
      for (const [keyPath, text] of headings) {
        const heading = findPreview(page)
          .getByRole('heading', { name: text, exact: true })
          .and(findPreview(page).locator(':not(.sr-only)'));
        if ((await heading.count()) !== 1) continue;
        await heading.click();
        await expect.poll(() => focusedField(page), { message: text }).toBe(keyPath);
      }
    });

test('requests a confirmation before a section is removed', async ({ page }) => {
  await openEditor(page, contentFiles(), ABOUT);
  const sections = findField(page, 'sections');
  await sections.scrollIntoViewIfNeeded();
  const total = sections.getByText(/^\d+\s+Sections$/);
  const before = String(await total.textContent());
  const remove = sections.getByRole('button', { name: 'Remove' }).first();
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(total).toHaveText(before);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('"Revert All Changes"');
    void dialog.accept();
  });
  await remove.click();
  await expect(total).not.toHaveText(before);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  await expect(total, 'as the question says').toHaveText(before);
});

test('requests a confirmation before an office or a menu entry is removed', async ({ page }) => {
  await openEditor(page, contentFiles(), '/collections/company/entries/site');
  await expect(problemsIn(page)).toHaveText('The content is valid.');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await (await reach(page, 'offices')).getByRole('button', { name: 'Remove' }).first().click();
  await (await reach(page, 'navigation')).getByRole('button', { name: 'Expand' }).first().click();
  await findField(page, 'navigation.items').getByRole('button', { name: 'Remove' }).first().click();
  expect(questions).toEqual([expect.stringMatching(/^Remove this/), expect.stringMatching(/^Remove this/)]);
});

test('offers only whole illustrations in the dialog of images', async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const files = ['harbour', 'harbour.narrow', 'harbour.low', 'harbour.pier'].map(
    (name) => `public/drawings/${name}.svg`,
  );
  const at = '/collections/industries/entries/healthcare';
  await openEditor(page, { ...contentFiles(), ...Object.fromEntries(files.map((file) => [file, svg])) }, at);
  const field = findField(page, 'heroImage');
  await field.scrollIntoViewIfNeeded();
  await field.getByRole('button', { name: /Browse|Replace/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Illustrations', { exact: true }).click();
  await expect(dialog.getByRole('option', { name: /^harbour/ })).toHaveCount(1);
});

test('shows the icons to choose from, and writes the one that is chosen', async ({ page }) => {
  await openEditor(page, contentFiles(), PAGES['pages/home.md']);
  await findPreview(page).getByRole('heading', { name: 'Technology Consulting', exact: true }).click();
  // The form renders only fields that have been in view.
  await expect(findField(page, 'sections.5.items.0.title').getByRole('textbox')).toBeFocused();
  await findField(page, 'sections.5.items.0.link').hover();
  await page.mouse.wheel(0, 300);
  const icon = findField(page, 'sections.5.items.0.icon');
  await expect(icon.getByRole('radio', { name: 'Level' })).toBeChecked();
  await expect(icon.locator('svg')).not.toHaveCount(0);
  await icon.getByRole('radio', { name: 'Lamp', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page, 'content/pages/home.md', 'icon: lamp');
});

test('reports the form of an image in a text that has no image', async ({ page }) => {
  await openEditor(page, contentFiles(), POST);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('paragraph').first().click();
  await findField(page, 'body').getByRole('button', { name: 'Image', exact: true }).click();
  const problem = problemsIn(page).getByRole('button', { name: 'Text, Image, "Source" is empty' });
  await expect(problem).toBeVisible();
  await problem.click();
  await expect.poll(() => focusedField(page)).toMatch(/^body:\w+:src$/);
  await text.getByRole('button', { name: 'Remove' }).first().click();
  await expect(problemsIn(page)).toHaveText('The content is valid.');
});
