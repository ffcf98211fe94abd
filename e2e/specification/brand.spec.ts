import { expect, main, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('has a yellow brand accent, light and dark, as the system has it, without a script', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const [colorScheme, ground] of [
    ['light', 'rgb(250, 248, 242)'],
    ['dark', 'rgb(20, 22, 26)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', ground);
    const colour = await main(page)
      .getByRole('link', { name: 'Contact us', exact: true })
      .first()
      .evaluate((link) => {
        // Painted and read back, whichever notation the style sheet uses.
        const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        if (!context) return [];
        context.fillStyle = getComputedStyle(link).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
    const [red = 0, green = 0, blue = 255] = colour;
    expect(Math.min(red, green), `${colorScheme}: ${colour}`).toBeGreaterThan(170);
    expect(blue, `${colorScheme}: ${colour}`).toBeLessThan(90);
  }
});
