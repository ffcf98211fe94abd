/** Islands of a site that is written from right to left (`direction: rtl` in content/site.md). */
import { expect, open, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.route('**/cyber-security', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<html lang="en-AU"', '<html lang="en-AU" dir="rtl"')
      .replaceAll('&quot;direction&quot;:&quot;ltr&quot;', '&quot;direction&quot;:&quot;rtl&quot;')
      .replaceAll(' dir="ltr"', ' dir="rtl"')
      // Another text than the props have: React renders the island again, from its props alone.
      .replaceAll('>About Us<', '>من نحن<');
    await route.fulfill({ response, body: html });
  });
  await open(page, '/cyber-security');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('shows one slide at a time, by buttons, dots and swipes to the right', { tag: '@all' }, async ({
  page,
  consoleErrors,
}) => {
  const slide = (number: number) => page.getByRole('group', { name: `${number} of 3`, exact: true });
  const expectShown = async (number: number) => {
    await expect(page.getByRole('button', { name: new RegExp(`^Slide ${number}`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(slide(number)).toBeInViewport({ ratio: 0.9 });
  };
  await page.setViewportSize({ width: 1360, height: 1400 });
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await expectShown(1);
  for (const number of [2, 3, 1]) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(number);
  }
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expectShown(3);
  await page.getByRole('button', { name: /^Slide 1/ }).click();
  await expectShown(1);
  const box = await slide(1).boundingBox();
  if (!box) throw new Error('The first slide is not on the screen.');
  // The next slide is to the left, so the row is dragged to the right.
  await page.mouse.move(box.x + box.width * 0.1, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.95, box.y + 60, { steps: 12 });
  await page.mouse.up();
  await expectShown(2);
  await expect(page.locator('.site-nav[dir=rtl]'), 'the main navigation has the direction of the page').toHaveCount(1);
  await expect(page.locator('[dir=ltr]')).toHaveCount(0);
  // The text that differs (above).
  consoleErrors.length = 0;
});
