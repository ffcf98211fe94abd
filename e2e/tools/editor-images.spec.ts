/** Compares the pixels of the preview with built pages, and of sections with the images of the manual. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MODEL } from '../../app/model';
import { edited, editedContent } from '../support/drafts';
import { takeUpFonts } from '../support/observers';
import { decoded, differingShare, pixelsOfPage } from '../support/pixels';
import { expect, test } from '../support/test';

const SECTIONS = Object.keys(MODEL.sections);

test.use({ deviceScaleFactor: 0.5, bypassCSP: true, reuseContext: false });

const PAGES = {
  'pages/about.md': '/about',
  'industries/healthcare.md': '/healthcare',
  'products/lims.md': '/lims',
  'case-studies/application-migration-iris.md': '/case-study/application-migration-iris',
  'blog/change-in-employee-engagement-perception.md': '/blog/change-in-employee-engagement-perception',
  'pages/blog.md': '/blog',
  'pages/case-study.md': '/case-study',
};

const VIEWS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

async function settled(page: Page) {
  await takeUpFonts(page);
  await page.addStyleTag({ content: fs.readFileSync('e2e/visual/screenshot.css', 'utf8') });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Opens the preview without the editor, with all content. @returns a function that sends it messages */
async function openPreview(preview: Page) {
  const say = (message: object) =>
    preview.evaluate((said) => window.postMessage({ preview: said }, location.origin), message);
  const listens = preview.waitForEvent('console', (message) => message.text() === 'it listens');
  await preview.addInitScript(() =>
    addEventListener('message', ({ data }) => data.preview?.type === 'ready' && console.log('it listens')),
  );
  await preview.goto('/admin/preview');
  await listens;
  await say({ type: 'content', files: editedContent() });
  return say;
}

test('renders each kind of page as the build does, to the pixel', { tag: '@all' }, async ({ page: built, context }) => {
  test.setTimeout(180_000);
  const preview = await context.newPage();
  const say = await openPreview(preview);
  for (const [turn, [name, path]] of Object.entries(PAGES).entries()) {
    await built.goto(path);
    await say({ type: 'draft', turn, draft: edited(name) });
    const heading = await built.getByRole('heading', { level: 1 }).textContent();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    for (const { colorScheme, width } of VIEWS) {
      const images = [];
      for (const page of [built, preview]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await built.emulateMedia({ colorScheme });
        await say({ type: 'scheme', scheme: colorScheme });
        images.push(await pixelsOfPage(page));
      }
      const [asBuilt, drawn] = images;
      expect.soft(drawn?.height, `${path}, ${width} px, ${colorScheme}: as high`).toBe(asBuilt?.height);
      expect.soft(asBuilt && drawn && differingShare(asBuilt, drawn), `${path}, ${width} px`).toBeLessThan(0.002);
    }
  }
});

const MANUAL_IMAGES = 'docs/sections';

test(
  'shows each section in the manual as its component renders it',
  { tag: '@all' },
  async ({ browser, baseURL }, { config: { updateSnapshots } }) => {
    const isRetaken = ['all', 'changed'].includes(updateSnapshots);
    const context = await browser.newContext({ baseURL, deviceScaleFactor: 1, viewport: { width: 1280, height: 900 } });
    const preview = await context.newPage();
    const say = await openPreview(preview);
    await say({ type: 'scheme', scheme: 'light' });
    await say({ type: 'draft', turn: 1, draft: edited('pages/about.md') });
    await say({ type: 'view', view: 'sections' });
    const images = preview.locator('.small-section');
    await expect(images).toHaveCount(SECTIONS.length);
    await settled(preview);
    for (const [index, name] of SECTIONS.entries()) {
      const file = path.join(MANUAL_IMAGES, `${name}.png`);
      // Alone in the list, each has the same place: an image depends on fractions of a pixel, and so on its neighbours.
      const style = `.sections-view > ul > li:not(:nth-child(${index + 1})) { display: none }`;
      const taken = await images.nth(index).screenshot({
        animations: 'disabled',
        style,
      });
      const known = fs.existsSync(file) ? await decoded(fs.readFileSync(file)) : undefined;
      const drawn = await decoded(taken);
      const isSame =
        known?.width === drawn.width && known.height === drawn.height && differingShare(known, drawn) < 0.005;
      if (isRetaken && !isSame)
        await sharp(taken).png({ palette: true, colours: 24, dither: 0, effort: 10 }).toFile(file);
      else expect.soft(isSame, `${file} is what the component draws`).toBe(true);
    }
    await context.close();
    const files = fs.readdirSync(MANUAL_IMAGES);
    expect(files.sort(), 'and shows no section that is gone').toEqual(SECTIONS.map((name) => `${name}.png`).sort());
  },
);
