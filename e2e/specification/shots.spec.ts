/**
 * Takes every page and every state at six sizes, for whoever changes a style: SHOTS=/tmp/shots npm test -- shots. A title
 * has name and width: -g "home at 390" takes one, -g "state: " all states.
 */
import fs from 'node:fs';
import { readSettings } from '../../lib/settings';
import { FIXTURE_ROOT } from '../../scripts/test/roots';
import { Export } from '../support/export';
import { loadImages, takeUpFonts } from '../support/observers';
import { CHANGED, PANELS } from '../support/states';
import { listPages } from '../support/templates';
import { test } from '../support/test';

const { shots } = readSettings();
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const;
const STYLE = fs.readFileSync('e2e/visual/screenshot.css', 'utf8');
const SCHEMES = ['light', 'dark'] as const;

// Without the site's policy: see visual.spec.ts.
test.use({ bypassCSP: true });

const pages = shots ? ['/nowhere', ...listPages(new Export(FIXTURE_ROOT))] : [];
for (const path of pages) {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  for (const [width, height] of SIZES)
    test(`page: ${name} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await takeUpFonts(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await loadImages(page);
        const path = `${shots}/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true, style: STYLE });
      }
    });
}

for (const [name, { show, isFor }] of Object.entries(shots ? { ...PANELS, ...CHANGED } : {})) {
  for (const [width, height] of SIZES.filter(([width]) => isFor?.(width) ?? true))
    test(`state: ${name} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const part = await show(page);
      await takeUpFonts(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const path = `${shots}/state-${name}-${width}-${colorScheme}.png`;
        await (name in PANELS ? page : part).screenshot({ path });
      }
    });
}
