/** The search at 400 %: a window of 1280 by 1024 px becomes one of 320 by 256. WCAG 2.2, 1.4.10. */
import { dialog, field, hits, openSearch, results } from '../../support/search';
import { setLetterSize } from '../../support/styles';
import { expect, main, open, PHONE, test } from '../../support/test';

test.use({ viewport: { width: 320, height: 256 } });

test('the dialog leaves most of the window to what is found, and every part of it can be reached', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  await hits(page).first().scrollIntoViewIfNeeded();
  const rows = await hits(page)
    .first()
    .evaluate((hit) => {
      const list = hit.parentElement;
      const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
      return lines.filter((element) => list?.contains(element)).length;
    });
  expect(rows).toBeGreaterThan(150);
  await dialog(page).getByText('Arrow keys move').scrollIntoViewIfNeeded();
  // The browser rounds how far it scrolls: a third of a pixel may be cut.
  await expect(dialog(page).getByText('Arrow keys move')).toBeInViewport({ ratio: 0.98 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await dialog(page).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('a result that has the focus is not covered by the field', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  for (const key of ['ArrowDown', 'ArrowUp']) {
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press(key);
      const isSeen = await page.evaluate(() => {
        const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const covers = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y));
        return covers.every((cover) => cover !== null && document.activeElement?.contains(cover));
      });
      expect(isSeen, `${key}, step ${step}`).toBe(true);
    }
  }
  await expect(hits(page)).toHaveCount(8);
});

test('the field of /search has room for a few words', async ({ page }) => {
  await open(page, '/search');
  const box = await main(page).getByRole('searchbox').boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});

test('with letters of 32 px the field shows a dozen of them, and the results have most of the window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const reset = await setLetterSize(page, 32);
  await openSearch(page);
  await page.keyboard.type('data');
  await expect(results(page)).toHaveCount(8);
  const { letters, body } = await dialog(page).evaluate((sheet) => {
    const field = sheet.querySelector('input') as HTMLInputElement;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.font = getComputedStyle(field).font;
    return {
      letters: field.clientWidth / canvas.measureText('n').width,
      body: sheet.querySelector('.search-body')?.clientHeight ?? 0,
    };
  });
  expect(letters).toBeGreaterThan(11);
  expect(body).toBeGreaterThan(PHONE.height / 2);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await reset();
});
