import { answerElsewhere, expect, main, open, test } from '../support/test';

const MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093';

test('has a map 300 px high, which covers its drawing once its host has responded', async ({ page }) => {
  await answerElsewhere(page);
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`${new URL(MAP).origin}/**`, async (route) => {
    if (route.request().method() === 'HEAD') await response;
    await route.fallback();
  });
  await open(page, '/contact');
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('title', 'Map of Sydney, Australia');
  await expect(frame).toHaveAttribute('src', MAP);
  for (const width of [320, 768, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await frame.boundingBox())?.height, `${width} px`).toBe(300);
  }
  await main(page).getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('body')).toHaveCount(1);
  await expect(frame).toBeHidden();
  respond();
  await expect(frame).toBeVisible();
});

test('shows the place and a link when the map is blocked', async ({ page, consoleErrors }) => {
  await page.route(`${new URL(MAP).origin}/**`, (route) => route.abort());
  await open(page, '/contact');
  const section = main(page)
    .locator('section')
    .filter({ has: page.locator('iframe') });
  await section.getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
  const image = section.locator('img');
  await expect(image, 'the frame is an image').toHaveJSProperty('complete', true);
  expect(await image.boundingBox()).toEqual(await page.locator('iframe').boundingBox());
  await expect(page.locator('iframe'), "and not the browser's error page").toBeHidden();
  await expect(section.getByText('Sydney, Australia', { exact: true })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/\?mlat=-33\.8688/,
  );
  // The browser itself says that the frame did not load; the page does not.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('net::ERR_FAILED')));
});
