/**
 * Drawings that come to their place once: what they are when they have, and for whom they never set out.
 */
import type { Page } from '@playwright/test';
import { MOVES } from '../../lib/shared/picture';
import { files } from '../../tools/drawings';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

/** The mark of a drawing with a motion. */
const moving = () => [...files()].filter(([, svg]) => svg.includes('@keyframes'));

/** Shows a drawing as a document, asked to move as a page asks. */
async function show(page: Page, svg: string) {
  await page.setContent(`<style>body{margin:0}svg{width:720px;height:auto}</style>${svg}`);
  await page.evaluate((name) => {
    location.hash = '';
    location.hash = name;
  }, MOVES);
}

test('thirteen drawings move, in both their forms, and none longer than five seconds', async ({ page }) => {
  const names = moving().map(([name]) => name);
  expect(names.filter((name) => !name.includes('narrow'))).toHaveLength(13);
  expect(names).toHaveLength(26);
  for (const [name, svg] of moving()) {
    await show(page, svg);
    const ends = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(...ends), name).toBeGreaterThan(0);
    expect(Math.max(...ends), name).toBeLessThanOrEqual(5000);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a drawing comes to rest exactly as it is drawn without motion: ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/lims');
    const picture = async (behind: string) => {
      await page.evaluate(
        async (addresses) => {
          const images = addresses.map((address) => Object.assign(new Image(360), { src: address }));
          document.body.replaceChildren(...images);
          await Promise.all(images.map((image) => image.decode()));
        },
        moving().map(([name]) => `/drawings/${name}${behind}`),
      );
      return page.screenshot();
    };
    const drawn = await picture('');
    await picture(`#${MOVES}`);
    await expect.poll(async () => (await page.screenshot()).equals(drawn), { timeout: 30_000 }).toBe(true);
  });
}

test('nothing sets out for who wants less motion, and nothing on paper', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  for (const [name, svg] of moving()) {
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
    await show(page, svg);
    expect(await running(), name).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    expect(await running(), name).toBe(0);
  }
});

test('a page asks its first drawing to move, but not for who wants less motion', async ({ page }) => {
  const shown = () => page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lims');
  await expect.poll(shown).toMatch(/lims\.svg$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/edi');
  await expect.poll(shown).toMatch(/edi\.svg#moves$/);
});

test('on paper a drawing is as it rests, also where it has just set out', async ({ page }) => {
  // What a printer is given, without when it was.
  const paper = async () =>
    (await page.pdf()).toString('latin1').replace(/\/(CreationDate|ModDate) \([^)]*\)|\/ID .*/g, '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lims');
  const rests = await paper();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/lims');
  expect(await paper()).toBe(rests);
});
