/**
 * Screenshots of every template on a desktop, of some on a phone and in dark, and of what a visitor opens: they hold code to
 * the design. Their content is the fixture content, so an edit of the site never changes one. `npm run test:update` takes them
 * again.
 */
import fs from 'node:fs';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { EXAMPLES, SECTIONS } from '../../lib/model/sections';
import type { SectionDefinition } from '../../lib/model/sections/definition';
import { readField } from '../../lib/model/walk';
import { IS_ALL } from '../../scripts/test/suites';
import { loadImages, takeUpFonts } from '../support/observers';
import { CHANGED, PANELS } from '../support/states';
import { TEMPLATES } from '../support/templates';
import { expect, PHONE, test } from '../support/test';

const { search: _, ...PAGES } = TEMPLATES;
const ON_PHONE = IS_ALL ? ['home', 'governance', 'staff-augmentation', 'industry', 'case-study'] : ['home', 'industry'];
const IN_DARK = IS_ALL ? ['home', 'governance', 'post'] : ['home'];
const SCHEMES_OF_STATES = IS_ALL ? (['light', 'dark'] as const) : (['light'] as const);
/** What shows no more than another state in `npm test`. */
const RARE = ['phone-menu', 'toast', 'search-nothing', 'swing-bridge'];
const VERSION_FILE = 'e2e/visual/browser.txt';

// Without the site's policy, which refuses the style that replaces the system's monospace font.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true });

for (const [name, path] of Object.entries(PAGES)) {
  test(`looks as it was signed off: ${name}`, async ({ page, browser }, info) => {
    if (info.config.updateSnapshots === 'all') fs.writeFileSync(VERSION_FILE, `${browser.version()}\n`);
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
      await loadImages(page);
      await expectAsBefore(page, `${name}-${width}-${colorScheme}.png`, browser, info);
    }
  });
}

for (const [name, { show, isFor }] of Object.entries({ ...PANELS, ...CHANGED })) {
  const tag = RARE.includes(name) ? '@all' : [];
  test(
    `looks as it was signed off, above the page if it opens there: ${name}`,
    { tag },
    async ({ page, browser }, info) => {
      await page.setViewportSize(isFor?.(390) ? PHONE : { width: 1440, height: 900 });
      const part = await show(page);
      await takeUpFonts(page);
      for (const colorScheme of SCHEMES_OF_STATES) {
        await page.emulateMedia({ colorScheme });
        if (name in PANELS) expect(await part.evaluate(uncovered), colorScheme).toEqual([]);
        await expectAsBefore(part, `state-${name}-${colorScheme}.png`, browser, info);
      }
    },
  );
}

/** In the page: what lets the page through a panel that opens above it, and what lies over its controls. */
function uncovered(panel: Element): string[] {
  const { backgroundColor, opacity } = getComputedStyle(panel);
  const isOpaque = opacity === '1' && /^rgb\(/.test(backgroundColor);
  const controls = [...panel.querySelectorAll('a, button, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const covered = controls.flatMap((control) => {
    control.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return control.contains(top) ? [] : [`${top?.outerHTML.slice(0, 60)} is above ${control.textContent}`];
  });
  return [...(isOpaque ? [] : [`its ground is ${backgroundColor}, at ${opacity}`]), ...covered];
}

/** Compares a page or a part of it with its picture. Another browser than that of the pictures draws letters otherwise. */
async function expectAsBefore(shown: Page | Locator, file: string, browser: Browser, info: TestInfo) {
  const taken = fs.existsSync(VERSION_FILE) ? fs.readFileSync(VERSION_FILE, 'utf8').trim() : undefined;
  const options = { scale: 'device', maxDiffPixelRatio: 0.005, stylePath: 'e2e/visual/screenshot.css' } as const;
  // The types name a page and a part of it, not either.
  const compared =
    'goto' in shown
      ? expect(shown).toHaveScreenshot(file, { ...options, fullPage: true })
      : expect(shown).toHaveScreenshot(file, options);
  if (taken === browser.version()) await compared;
  else
    await compared.catch(() => {
      const description = `${file}: differs in Chromium ${browser.version()}`;
      info.annotations.push({ type: 'screenshot', description });
      console.warn(description);
    });
}

const MANUAL = 'docs/sections.md';
const PICTURES = 'docs/sections';

const INTRODUCTION = `# All sections

A part of [the manual](../content/README.md). "Add section" in a form offers them by these names. \`npm run test:update\` takes the
pictures.
`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function describeSection([section, { label, hint, others = {}, schema }]: [string, SectionDefinition]) {
  const { choices = {} } = readField(schema).properties?.look ?? {};
  const further = Object.keys(others).flatMap((name) => [
    ...(choices[name] ? [`${capitalised(choices[name])}.`] : []),
    `![${label}: ${name}](sections/${section}-${name}.png)`,
  ]);
  return `${[`## ${label}`, hint, `![${label}](sections/${section}.png)`, ...further].join('\n\n')}\n`;
}

test('shows every section in the manual', async ({ page }, { config }) => {
  const manual = [INTRODUCTION, ...Object.entries<SectionDefinition>(SECTIONS).map(describeSection)].join('\n');
  if (config.updateSnapshots !== 'all') {
    expect(fs.readFileSync(MANUAL, 'utf8'), '`npm run test:update` writes it').toBe(manual);
    for (const { name } of EXAMPLES) expect(fs.existsSync(`${PICTURES}/${name}.png`), name).toBe(true);
    return;
  }
  fs.writeFileSync(MANUAL, manual);
  await page.setViewportSize({ width: 1280, height: 900 });
  // Its modules take seconds to load, which only this command waits for.
  const { openPreview } = await import('../support/drafts');
  const show = await openPreview(page);
  for (const { name, fields } of EXAMPLES) {
    const data = { title: 'An example', description: '', draft: true, body: 'A text.', sections: [fields] };
    await show({ file: 'content/pages/example.md', data });
    const shown = page.locator('site-section[data-index="0"] + *');
    await takeUpFonts(page);
    await loadImages(page);
    await shown.screenshot({ path: `${PICTURES}/${name}.png`, style: 'body > header { display: none }' });
  }
});
