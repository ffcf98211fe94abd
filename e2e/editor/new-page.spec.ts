/** Creates a page in the editor: from sections, with a photo, and in the menu. */
import fs from 'node:fs';
import path from 'node:path';
import { edit, fixtureFile } from '../support/content';
import {
  contentFiles,
  fill,
  findField,
  findPreview,
  goTo,
  openEditor,
  otherHosts,
  problemsIn,
  reach,
  save,
  saved,
  uploadTo,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const FIXTURE = 'e2e/fixtures/editor';
const PAGE = 'content/pages/careers.md';
const COMPANY = 'content/site.md';

test('makes the page /careers from four sections with a photo, puts it in the menu, sees it and saves', async ({
  page,
  requests,
}) => {
  test.setTimeout(180_000);
  const add = async (name: string) => {
    const button = findField(page, 'sections').getByRole('button', { name: /^Add .?section.?$/ });
    await button.last().click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const addTo = async (list: string) => (await reach(page, list)).getByRole('button', { name: /^Add / }).last().click();

  // Sveltia names its fonts a second time, at a CDN. The policy blocks them: no request leaves.
  const blocked = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') blocked.add(request.url());
  });
  const files = contentFiles();
  await openEditor(page, files, '/collections/pages/new');
  await expect(problemsIn(page)).toHaveText('To fill in: "Title""Description""Sections"');
  await fill(page, 'title', 'Careers');
  const description =
    'Work on systems that carry weight: open positions, how we hire, and what the first weeks look like.';
  await fill(page, 'description', description);
  await add('Top of the page');
  await fill(page, 'sections.0.heading', 'Work on what carries weight');
  await fill(page, 'sections.0.text', 'We look for people who like to know why something stands.');
  await add('Text');
  await fill(page, 'sections.1.heading', 'Who we look for');
  await addTo('sections.1.paragraphs');
  await fill(page, 'sections.1.paragraphs.0', 'Engineers who have seen a system fail, and mended it.');
  await uploadTo(page, 'sections.0.image', path.join(FIXTURE, 'Team Photo.png'));
  await fill(page, 'sections.0.imageAlt', 'The team at a table.');
  const photo = findPreview(page).locator('.photo > img');
  await expect(photo).toHaveCSS('object-fit', 'cover');
  await photo.evaluate((element: HTMLImageElement) => element.decode());
  // Its second tone covers it.
  await photo.locator('..').click();
  await expect(findField(page, 'sections.0.imageAlt').getByRole('textbox')).toBeFocused();
  const focus = findField(page, 'sections.0.focus');
  await focus.scrollIntoViewIfNeeded();
  await focus.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Middle' }).click();
  await add('Steps');
  await fill(page, 'sections.2.heading', 'How we hire');
  const gap = findPreview(page).locator('[data-edited]');
  await expect(gap).toHaveText(/^Steps\s*"Steps" is empty/);
  for (const [index, [title, text]] of [
    ['We talk', 'An hour with two of us.'],
    ['We try', 'A day on a real problem, paid.'],
  ].entries()) {
    await addTo('sections.2.steps');
    await fill(page, `sections.2.steps.${index}.title`, title);
    await fill(page, `sections.2.steps.${index}.description`, text);
  }
  await add('Call to action');
  await fill(page, 'sections.3.heading', 'Get In Touch');
  await reach(page, 'sections.3.button.label');
  await fill(page, 'sections.3.button.label', 'Write to us');
  await fill(page, 'sections.3.button.link', '/contact');

  const preview = findPreview(page).getByRole('main');
  await expect(preview.locator('[data-edited]')).toContainText('Get In Touch');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Work on what carries weight');
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText([
    'Who we look for',
    'How we hire',
    'Get In Touch',
  ]);
  await expect(preview.getByRole('img', { name: 'The team at a table.' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(problemsIn(page)).toHaveText(/^1 note.* at least 1200 pixels in width/);
  await (await reach(page, 'draft')).getByRole('switch').click();
  await expect(problemsIn(page)).toHaveText(/^The content is valid\.1 note/);
  await save(page);
  const fixture = path.join(FIXTURE, path.basename(PAGE));
  const written = await saved(page, PAGE);
  expect(written.equals(fs.readFileSync(fixture)), `${PAGE} is ${fixture}, byte for byte`).toBe(true);

  await goTo(page, '/collections/company/entries/site');
  await addTo('navigation.items');
  const { items } = fixtureFile('site.md').data.navigation;
  await fill(page, `navigation.items.${items.length}.label`, 'Careers');
  await fill(page, `navigation.items.${items.length}.link`, '/careers');
  const menu = findPreview(page).getByRole('banner').getByRole('link', { name: 'Careers' });
  await expect(menu).toHaveAttribute('href', '/careers');
  await expect(problemsIn(page)).toContainText('The content is valid.');
  await save(page);
  const last = '    - label: Blog\n      link: /blog\n';
  const longer = edit(String(files[COMPANY]), last, `${last}    - label: Careers\n      link: /careers\n`);
  expect(String(await saved(page, COMPANY, '/careers'))).toBe(longer);
  expect(requests.length, 'all of it is heard').toBeGreaterThan(20);
  const sent = requests.filter((url) => !blocked.has(url));
  expect(otherHosts(page, sent), 'requests nothing from a host other than its own and GitHub').toEqual([]);
});
