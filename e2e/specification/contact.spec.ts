import { answerElsewhere, expect, main, open, test } from '../support/test';

const MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=151.18%2C-33.89%2C151.24%2C-33.84&layer=mapnik&marker=-33.8688%2C151.2093';

test.describe('map', () => {
  test('is a frame of a maps service, lazy, 300 px high, with a title', { tag: '@spec-map-frame' }, async ({
    page,
  }) => {
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
  });

  test('is not requested before the visitor comes near it', { tag: '@spec-map-lazy' }, async ({ page, requests }) => {
    const asked = () => [...new Set(requests.filter((url) => url.startsWith(new URL(MAP).origin)))];
    await page.setViewportSize({ width: 412, height: 823 });
    await open(page, '/contact');
    expect(asked()).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(asked).toEqual([MAP]);
  });

  test('appears over the chart of the harbour once its host has responded', async ({ page }) => {
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
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').locator('body')).toHaveCount(1);
    await expect(frame).toHaveCSS('opacity', '0');
    respond();
    await expect(frame).toHaveCSS('opacity', '1');
  });

  test('prints its illustration instead of the frame, and the place in words', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/contact');
    await expect(page.locator('main picture:has(~ site-island iframe)')).toBeVisible();
    await expect(page.locator('main iframe')).toBeHidden();
    await expect(main(page).getByText('Sydney, Australia', { exact: true }).first()).toBeVisible();
  });

  test('costs nothing when it is blocked: the place and a link are next to it', async ({ page, consoleErrors }) => {
    await page.route(`${new URL(MAP).origin}/**`, (route) => route.abort());
    await open(page, '/contact');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const section = main(page)
      .locator('section')
      .filter({ has: page.locator('iframe') });
    const image = section.locator('img');
    await expect(image, 'the frame is an image').toHaveJSProperty('complete', true);
    expect(await image.boundingBox()).toEqual(await page.locator('iframe').boundingBox());
    await expect(page.locator('iframe'), "and not the browser's error page").toHaveCSS('opacity', '0');
    await expect(section.getByText('Sydney, Australia', { exact: true })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/\?mlat=-33\.8688/,
    );
    // The browser itself says that the frame did not load; the page does not.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('net::ERR_FAILED')));
  });
});
