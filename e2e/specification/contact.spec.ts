import { launchOptions } from '../../scripts/support/find-browser';
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

  // Chromium requests lazy frames the earlier, the slower it takes the network for.
  for (const network of [undefined, '4G', '2G'])
    test(`is requested within two screens of the view, on a network estimated as ${network ?? 'unknown'}`, {
      tag: '@spec-map-lazy',
    }, async ({ playwright, site }) => {
      const options = launchOptions();
      const estimate = network ? [`--force-effective-connection-type=${network}`] : [];
      const browser = await playwright.chromium.launch({ ...options, args: [...options.args, ...estimate] });
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 1440, height: 900 },
      ])
        for (const javaScriptEnabled of [true, false]) {
          const page = await browser.newPage({ viewport, javaScriptEnabled });
          const asked = new Set<string>();
          await page.route(`${new URL(MAP).origin}/**`, (route) => {
            asked.add(route.request().url());
            return route.fulfill({ contentType: 'text/html', body: 'A map' });
          });
          await page.goto(`${site.origin}/contact`);
          /** Scrolls until the map is that many screens below the view, and waits for three frames of the browser. */
          const scrollTo = async (screens: number) => {
            await page.locator('.map-frame').evaluate((map, distance) => {
              scrollBy({ top: map.getBoundingClientRect().top - innerHeight * (1 + distance), behavior: 'instant' });
            }, screens);
            for (let frame = 0; frame < 3; frame++)
              await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
          };
          const name = `${viewport.width} px, ${javaScriptEnabled ? 'with' : 'without'} a script`;
          await scrollTo(1.75);
          expect([...asked], `${name}, far`).toEqual([]);
          await scrollTo(0.9);
          await expect.poll(() => [...asked], `${name}, near`).toEqual([MAP]);
          await scrollTo(-0.5);
          if (!javaScriptEnabled) await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
          await page.close();
        }
      await browser.close();
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
    await main(page).getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').locator('body')).toHaveCount(1);
    await expect(frame).toBeHidden();
    respond();
    await expect(frame).toBeVisible();
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
});
