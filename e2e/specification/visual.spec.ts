/**
 * Screenshots of every template on a desktop, of five on a phone and of three in dark: they hold code to the design. Their
 * content is the fixture content, so an edit of the site never changes one. `npm run test:update` takes them again.
 */
import fs from 'node:fs';
import { takeUpFonts } from '../support/observers';
import { TEMPLATES } from '../support/templates';
import { expect, test } from '../support/test';

const { search: _, accessibility: __, ...PAGES } = TEMPLATES;
const ON_PHONE = ['home', 'governance', 'staff-augmentation', 'industry', 'case-study'];
const IN_DARK = ['home', 'governance', 'post'];
const VERSION_FILE = 'e2e/visual/browser.txt';

// Without the site's policy, which refuses the style that replaces the system's monospace font.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true });

for (const [name, path] of Object.entries(PAGES)) {
  test(`looks as it was signed off: ${name}`, async ({ page, browser }, { config, annotations }) => {
    if (config.updateSnapshots === 'all') fs.writeFileSync(VERSION_FILE, `${browser.version()}\n`);
    const taken = fs.existsSync(VERSION_FILE) ? fs.readFileSync(VERSION_FILE, 'utf8').trim() : undefined;
    const isSameBrowser = taken === browser.version();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await takeUpFonts(page);
    for (const [width, colorScheme] of [
      [1440, 'light'] as const,
      ...(ON_PHONE.includes(name) ? [[390, 'light'] as const] : []),
      ...(IN_DARK.includes(name) ? [[1440, 'dark'] as const] : []),
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const file = `${name}-${width}-${colorScheme}.png`;
      const compared = expect(page).toHaveScreenshot(file, {
        fullPage: true,
        scale: 'device',
        maxDiffPixelRatio: 0.005,
        stylePath: 'e2e/visual/screenshot.css',
      });
      if (isSameBrowser) await compared;
      else
        await compared.catch(() => {
          const description = `${file}: differs in Chromium ${browser.version()}`;
          annotations.push({ type: 'screenshot', description });
          console.warn(description);
        });
    }
  });
}
