/** The end of a page: its own bridge lands where the invitation stands. */
import { expect, test } from '../support/test';

const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;

test('the bridge of a page comes in at its end, up to the abutment that carries the invitation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['about', 'it-services', 'healthcare']) {
    await page.goto(`/${name}`);
    const invitation = page.locator('main section', { has: page.getByRole('heading', { level: 2 }) }).last();
    const bridge = invitation.locator('img');
    await bridge.scrollIntoViewIfNeeded();
    await expect(bridge).toHaveAttribute('src', `/drawings/${name}.landing.svg`);
    await expect
      .poll(() => bridge.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(1280);
    const [drawing, heading, section] = await Promise.all([
      bridge.evaluate(box),
      invitation.getByRole('heading').evaluate(box),
      invitation.evaluate(box),
    ]);
    expect(drawing.right, 'it ends before the words').toBeLessThan(heading.left);
    expect(drawing.bottom, 'its piers go down to the ground').toBeGreaterThan(section.bottom);
  }
});

test('the ground below it is the one rule above the footer; other pages keep theirs', async ({ page }) => {
  const ruleOf = () =>
    page
      .locator('footer > div')
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  await page.goto('/about');
  expect(await ruleOf()).toBe('0px');
  await page.goto('/contact');
  expect(await ruleOf()).not.toBe('0px');
});

test('on a phone the words have the whole width below the deck', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  const invitation = page.locator('main section').last();
  await expect(invitation.locator('img')).toBeHidden();
  expect((await invitation.getByRole('heading').evaluate(box)).left).toBe(20);
});
