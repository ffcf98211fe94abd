/**
 * Pictures of every template, at three widths, in both schemes: they hold code to the design. The content in them is
 * frozen, so an edit of the site never changes one. `npm run test:update` takes them anew.
 */
import { takeUpFonts } from '../support/observers';
import { expect, expectReady, test } from '../support/test';

const PAGES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  'cyber-security': '/cyber-security',
  training: '/cyber-security-training',
  'it-services': '/it-services',
  'staff-augmentation': '/staff-augmentation',
  governance: '/governance',
  industry: '/life-sciences',
  'coming-soon': '/edi',
  'case-studies': '/case-study',
  'case-study': '/case-study/application-migration-iris',
  blog: '/blog',
  post: '/blog/change-in-employee-engagement-perception',
  'not-found': '/no-such-page',
};
const WIDTHS = [360, 768, 1440];

// Without the site's policy, which would refuse the style that stands in for the system's monospace.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true });

/**
 * Where this fails, so may the others, and nothing is wrong with the site: another browser or system draws letters in
 * another way. The pictures are those of Debian's Chromium, which the workflow's machines have.
 */
test("this browser draws the site's fonts as the one did that took the pictures", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 200 });
  await page.goto('/lims');
  await page.evaluate(async () => {
    const heading = document.createElement('h1');
    const text = document.createElement('p');
    heading.textContent = 'Hamburgefonstiv 0123';
    text.textContent = 'The quick brown fox jumps over the lazy dog, 1234567890.';
    document.body.replaceChildren(heading, text);
    await document.fonts.ready;
  });
  expect(await page.screenshot()).toMatchSnapshot('renderer.png', { threshold: 0.4, maxDiffPixelRatio: 0.02 });
});

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} looks as it was signed off`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
    await page.goto(address);
    // The not-found page lists the pages with the nearest URLs.
    await expectReady(page, '[data-start="/"]');
    await takeUpFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          scale: 'device',
          maxDiffPixelRatio: 0.005,
          stylePath: 'e2e/visual/screenshot.css',
        });
      }
    }
  });
}
