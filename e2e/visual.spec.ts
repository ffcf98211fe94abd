/**
 * Pictures of every template, at three widths, in both schemes. They hold code to the design; an edit of content
 * changes pages on purpose, so then these tests step aside and say so. `npm run test:update` takes them anew.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test';

const FOLDER = 'e2e/visual';
const PROBE = path.join(FOLDER, 'renderer.png');
const CONTENT = path.join(FOLDER, 'content.sha256');
/** Share of pixels of the probe that may differ before its renderer counts as another one. */
const PROBE_TOLERANCE = 0.02;

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
const SCHEMES = ['light', 'dark'] as const;

/** One hash over every content file. */
function contentHash(): string {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync('content', { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join('content', name);
    if (fs.statSync(file).isFile()) hash.update(`${name.split(path.sep).join('/')}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** A line in each of the site's fonts, as this browser on this machine draws it. */
async function takeProbe(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 600, height: 200 });
  await page.goto('/lims', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const heading = document.createElement('h1');
    const text = document.createElement('p');
    heading.textContent = 'Hamburgefonstiv 0123';
    text.textContent = 'The quick brown fox jumps over the lazy dog, 1234567890.';
    document.body.replaceChildren(heading, text);
  });
  return page.screenshot();
}

async function differs(a: Buffer, b: Buffer): Promise<boolean> {
  const [left, right] = await Promise.all([a, b].map((png) => sharp(png).greyscale().raw().toBuffer()));
  if (!left || !right || left.length !== right.length) return true;
  const changed = left.reduce((count, value, index) => count + (Math.abs(value - (right[index] ?? 0)) > 64 ? 1 : 0), 0);
  return changed / left.length > PROBE_TOLERANCE;
}

// Without the site's policy, which would refuse the style that stands in for the system's monospace.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }, { config }) => {
  const probe = await takeProbe(page);
  if (config.updateSnapshots === 'all') {
    fs.writeFileSync(PROBE, probe);
    fs.writeFileSync(CONTENT, `${contentHash()}\n`);
    return;
  }
  const sameContent = contentHash() === fs.readFileSync(CONTENT, 'utf8').trim();
  const sameRenderer = !(await differs(probe, fs.readFileSync(PROBE)));
  const advice = 'PICTURES NOT COMPARED. Look at the pages, then take them anew with: npm run test:update';
  if (!sameContent) console.warn(`Content has changed since the pictures were taken. ${advice}`);
  if (!sameRenderer) console.warn(`This browser draws the site's fonts in another way than the pictures'. ${advice}`);
  test.skip(!sameContent || !sameRenderer, advice);
});

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} looks as it was signed off`, async ({ page, complaints }) => {
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          scale: 'device',
          maxDiffPixelRatio: 0.005,
          stylePath: 'e2e/visual/screenshot.css',
        });
      }
    }
    // The not-found page answers 404, which Chromium mentions in the console.
    if (name === 'not-found') complaints.length = 0;
  });
}
