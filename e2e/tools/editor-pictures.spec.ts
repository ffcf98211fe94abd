/** The page of a preview, held against the page that is built, as pictures. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { contentFiles } from '../support/editor';
import { frozenFile } from '../support/frozen';
import { takeUpFonts } from '../support/observers';
import { differingShare, pixelsOfPage } from '../support/pixels';
import { expect, test } from '../support/test';

test.use({ deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, reuseContext: false });

/** One page of each kind, and what is drawn after a band of colour. */
const PAGES = {
  'pages/about.md': '/about',
  'industries/healthcare.md': '/healthcare',
  'products/lims.md': '/lims',
  'case-studies/application-migration-iris.md': '/case-study/application-migration-iris',
  'blog/change-in-employee-engagement-perception.md': '/blog/change-in-employee-engagement-perception',
};

const VIEWS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

const edited = (name: string) => {
  const { data, body } = frozenFile(name);
  return { file: `content/${name}`, data: { ...data, body } };
};

/** Every picture is there, and nothing depends on the machine. */
async function settled(page: Page) {
  await takeUpFonts(page);
  await page.addStyleTag({ content: fs.readFileSync('e2e/visual/screenshot.css', 'utf8') });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

test('each kind of page is drawn as it will be built, to the pixel', async ({ page: built, context }) => {
  test.setTimeout(180_000);
  const preview = await context.newPage();
  const say = (message: object) =>
    preview.evaluate((said) => window.postMessage({ preview: said }, location.origin), message);
  // Opened by itself, the page that draws is its own editor.
  const listens = preview.waitForEvent('console', (message) => message.text() === 'it listens');
  await preview.addInitScript(() =>
    addEventListener('message', ({ data }) => data.preview?.type === 'ready' && console.log('it listens')),
  );
  await preview.goto('/admin/preview');
  await listens;
  const names = Object.keys(contentFiles()).filter((name) => name !== 'content/README.md');
  await say({ type: 'content', files: names.map((name) => edited(name.replace('content/', ''))) });
  for (const [turn, [name, address]] of Object.entries(PAGES).entries()) {
    await built.goto(address);
    await say({ type: 'draft', turn, draft: edited(name) });
    const heading = await built.getByRole('heading', { level: 1 }).textContent();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    for (const { colorScheme, width } of VIEWS) {
      const pictures = [];
      for (const page of [built, preview]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await built.emulateMedia({ colorScheme });
        await say({ type: 'scheme', scheme: colorScheme });
        pictures.push(await pixelsOfPage(page));
      }
      const [asBuilt, drawn] = pictures;
      expect.soft(drawn?.height, `${address}, ${width} px, ${colorScheme}: as high`).toBe(asBuilt?.height);
      expect.soft(asBuilt && drawn && differingShare(asBuilt, drawn), `${address}, ${width} px`).toBeLessThan(0.002);
    }
  }
});
