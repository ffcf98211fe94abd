/** The search at 400 %: a window of 1280 by 1024 px becomes one of 320 by 256. WCAG 2.2, 1.4.10. */
import { button, dialog, field, hits, LABELS, openSearch, results } from '../../support/search';
import { setLetterSize } from '../../support/styles';
import { expect, open, PHONE, test } from '../../support/test';

test.use({ viewport: { width: 320, height: 256 } });

test('does not cover the focused result with the field', { tag: '@all' }, async ({ page }) => {
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

test('shows a dozen letters of 32 px in the field, and the results in most of the window', {
  tag: '@all',
}, async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('fills the whole page, by touch alone', { tag: '@all' }, async ({ page }) => {
    await open(page, '/about');
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText('Search for', { exact: true })).toBeInViewport({ ratio: 1 });
    const box = await dialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box?.height).toBeGreaterThan(800);
    await field(page).fill('data integration');
    await expect(results(page).first()).toBeVisible();
    for (const target of [hits(page).first(), dialog(page).getByRole('button', { name: LABELS.close })]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await dialog(page).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await results(page).first().tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});
