/** Texts written in markdown: tables, lists and headings. */
import { readMain } from '../support/html';
import { DESKTOP, expect, main, test } from '../support/test';

const POST = '/blog/change-in-employee-engagement-perception';
const HEADING = 'Measure less, and closer to the work';
const COLUMNS = ['Signal', 'What it may tell you', 'How it misleads'];
const ROWS = [
  'Time from raising a concern to a reply',
  'Unplanned work in each cycle',
  'Reasons people give for staying or moving on',
  'A short pulse question the team chose itself',
];

test('names tables, and links sections and footnotes to places on the page', ({ site }) => {
  const post = readMain(site, POST);
  const part = post.first('table');
  expect(part.first('caption').text).toBe(HEADING);
  expect(part.all('th', { scope: 'col' }).map(({ text }) => text)).toEqual(COLUMNS);
  expect(part.all('th', { scope: 'row' }).map(({ text }) => text)).toEqual(ROWS);
  const sections = post.links.filter(([name]) => /^Link to this section/.test(name));
  expect(sections.length).toBeGreaterThan(3);
  const headings = post.all('h2').map(({ text }) => `Link to this section: ${text}`);
  expect(headings, 'none leads to a part of a section').toEqual(expect.arrayContaining(sections.map(([name]) => name)));
  const anchors = post.targets
    .filter((target) => target?.startsWith('#'))
    .map((target = '') => decodeURIComponent(target.slice(1)));
  for (const id of anchors) expect(post.all('*', { id }), id).toHaveLength(1);
  expect(post.links.filter(([name]) => name === 'Back to reference 1')).toHaveLength(1);
});

test('links each heading to its section, and shows a table as labels and values on a phone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(POST);
  await expect(main(page).getByRole('region', { name: HEADING })).toHaveCount(0);
  const isStop = await main(page)
    .locator('table')
    .first()
    .evaluate((table) => {
      for (let box = table.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        box.focus();
        if (document.activeElement === box) return true;
      }
      return false;
    });
  expect(isStop).toBe(false);
  const heading = main(page).getByRole('heading', { name: HEADING, exact: true });
  await expect(heading.getByRole('link')).toHaveCount(0);
  const link = main(page).getByRole('link', { name: `Link to this section: ${HEADING}`, exact: true });
  await expect(link).toHaveAttribute('href', '#measure-less-and-closer-to-the-work');
  await expect(link, 'without a pointer').toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#measure-less-and-closer-to-the-work$/);
  await expect(heading).toBeInViewport();
  // A note's number is a target of 24 px.
  const number = main(page).locator('sup a').first();
  await number.scrollIntoViewIfNeeded();
  const isTarget = await number.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const corners = [-11.5, 11.5].flatMap((right) => [-11.5, 11.5].map((down) => [right, down] as const));
    return corners.map(
      ([right, down]) => document.elementFromPoint(x + width / 2 + right, y + height / 2 + down) === link,
    );
  });
  expect(isTarget).toEqual([true, true, true, true]);
  await page.setViewportSize({ width: 320, height: 640 });
  const cell = main(page).getByText('Whether speaking up is worthwhile', { exact: true });
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe(`"${COLUMNS[1]}"`);
  // A value has the width of the text.
  const [inner, outer] = [await cell.boundingBox(), await main(page).locator('.table-frame').first().boundingBox()];
  expect(inner?.width).toBe(outer?.width);
});

test('slants words in italics', async ({ page }) => {
  await page.goto(POST);
  const paragraph = main(page).locator('.prose p').first();
  const draw = async (name: string) => {
    await paragraph.evaluate((p, name) => {
      p.replaceChildren(Object.assign(document.createElement(name), { textContent: 'A word' }));
    }, name);
    return paragraph.screenshot();
  };
  expect((await draw('em')).equals(await draw('span'))).toBe(false);
});
