/** Controls answer a finger: their ground changes while they are pressed, and comes back within 150 ms. */
import type { Locator } from '@playwright/test';
import { submitButton } from '../support/contact';
import { DESKTOP, expect, header, main, open, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

const BRAND = 'rgb(255, 201, 23)';
const ON_BRAND = 'rgb(21, 23, 28)';

test('changes the ground of a control at once while it is pressed, and back within 150 ms', async ({ page }) => {
  const press = async (control: Locator, ground: string) => {
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    // Some have the same ground under the pointer already.
    await control.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await page.mouse.down();
    const readLooks = () =>
      control.evaluate((element) => {
        const { backgroundColor, transitionDuration } = getComputedStyle(element);
        return [backgroundColor, transitionDuration];
      });
    expect(await readLooks()).toEqual([ground, '0s']);
    // Released elsewhere, so that no link is followed.
    await pointAway(page);
    await page.mouse.up();
    await expect.poll(readLooks, { intervals: [20] }).not.toContain(ground);
    expect((await readLooks())[1]).toMatch(/^0\.15s/);
  };
  await open(page, '/contact');
  await press(header(page).getByRole('link', { name: 'Blog', exact: true }), BRAND);
  await press(submitButton(page), BRAND);
  await press(main(page).getByRole('link', { name: 'Open as an email' }), ON_BRAND);
  await press(main(page).locator('summary').first(), BRAND);
  await open(page, '/governance');
  await press(main(page).locator('.states-choice label', { hasText: 'Risk' }), BRAND);
});
