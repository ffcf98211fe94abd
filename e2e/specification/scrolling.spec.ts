/** What follows the reader's scrolling: never in part, never without a word, and not at all for those who want less motion. */
import type { Locator, Page } from '@playwright/test';
import { expect, main, PHONE, test } from '../support/test';

const WIDE = { width: 1440, height: 900 };
const VIEWS = [WIDE, PHONE];

test.use({ reducedMotion: 'no-preference' });

const scrollToTop = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

/** Scrolls on from where a part comes into view until it has left, and calls a function at each position. */
async function readThrough(page: Page, part: Locator, look: (top: number) => Promise<void>) {
  const { from, to } = await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { from: top + scrollY - innerHeight, to: bottom + scrollY };
  });
  for (let top = from; top < to; top += 97) {
    await scrollToTop(page, top);
    await look(top);
  }
}

const findSteps = (page: Page) => main(page).getByRole('list').filter({ hasText: 'Survey' });

/** In the page: the state of the bridge that a reader sees, and the titles of the steps below it. */
function readState(steps: Element) {
  const images = [...steps.querySelectorAll('picture')];
  const seen = images.filter((picture) => getComputedStyle(picture).opacity === '1').at(-1);
  const { top = 0, bottom = 0 } = seen?.getBoundingClientRect() ?? {};
  const half = images.filter((picture) => !['0', '1'].includes(getComputedStyle(picture).opacity));
  const titles = [...steps.querySelectorAll('h3')].map((title) => title.getBoundingClientRect());
  return {
    state: seen ? images.indexOf(seen) : -1,
    top: Math.round(top),
    half: half.length,
    // The first step whose title is in view below the image.
    step: titles.findIndex((title) => title.top >= bottom),
  };
}

test('builds the bridge while its steps are read: one whole state at every position, that of the words below it', async ({
  page,
}) => {
  for (const viewport of VIEWS) {
    await page.setViewportSize(viewport);
    await page.goto('/it-services');
    const steps = findSteps(page);
    const states: number[] = [];
    await readThrough(page, steps, async () => {
      const { state, half, step, top } = await steps.evaluate(readState);
      expect(half).toBe(0);
      // It stays at the top until the last words have passed.
      expect(top === 0 || state === 0 || state === 3, `state ${state} at ${top}`).toBe(true);
      // A state is built before its words have passed, and not while those before it are below the image.
      if (step >= 0) expect([step, step - 1]).toContain(state);
      if (states.at(-1) !== state) states.push(state);
    });
    expect(states).toEqual([0, 1, 2, 3]);
    await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
      'Survey',
      'Design',
      'Build',
      'Open and maintain',
    ]);
  }
});

test('shows each step next to its own image on paper, in a low view, and with less motion', async ({ page }) => {
  await page.goto('/it-services');
  const readTops = () =>
    findSteps(page)
      .locator('picture')
      .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().top + scrollY)));
  const countPlaces = async () => new Set(await readTops()).size;
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await countPlaces()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countPlaces()).toBe(4);
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize({ width: 1024, height: 470 });
  expect(await countPlaces()).toBe(4);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await countPlaces()).toBeGreaterThan(1);
  await page.emulateMedia({ media: null });
});

/** In the page: where a figure stands, and whether all of it is in the width of the page. */
function readPlace(figure: Element) {
  const { left, right, bottom } = figure.querySelector('path')?.getBoundingClientRect() ?? new DOMRect();
  return { x: (left + right) / 2 / innerWidth, isWhole: left >= 0 && right <= innerWidth, feet: bottom + scrollY };
}

test('lets a figure walk over the first bridge while it is scrolled away, on its deck, whole at every position', async ({
  page,
}) => {
  for (const [viewport, sheet] of [
    [WIDE, { width: 1440, deck: 350 }],
    [PHONE, { width: 720, deck: 340 }],
  ] as const) {
    await page.setViewportSize(viewport);
    // The second is open in its middle: he stops before it.
    for (const [path, end] of [
      ['/', 0.8],
      ['/cyber-security', 0.14],
    ] as const) {
      await page.goto(path);
      const figure = main(page).locator('svg.walker').first();
      const deck = await main(page)
        .locator('img')
        .first()
        .evaluate((image, { width, deck }) => image.getBoundingClientRect().top + (deck * innerWidth) / width, sheet);
      const places: number[] = [];
      for (let top = 0; top < 800; top += 97) {
        await scrollToTop(page, top);
        const { x, isWhole, feet } = await figure.evaluate(readPlace);
        expect(isWhole, `${path} at ${top}`).toBe(true);
        expect(Math.abs(feet - deck)).toBeLessThan(3);
        expect(x).toBeGreaterThanOrEqual(places.at(-1) ?? 0);
        places.push(x);
      }
      expect(places[0]).toBeLessThan(end / 3);
      expect(places.at(-1)).toBeGreaterThan(end);
      expect(places.at(-1)).toBeLessThan(end + 0.1);
    }
  }
});

test('lets the figure arrive next to the button at the end of a page', async ({ page }) => {
  for (const viewport of VIEWS) {
    await page.setViewportSize(viewport);
    await page.goto('/governance');
    const end = page.locator('.page-end');
    const figure = end.locator('svg.walker');
    await scrollToTop(page, 100_000);
    const { x, isWhole, feet } = await figure.evaluate(readPlace);
    expect(isWhole).toBe(true);
    const button = await end.getByRole('link').boundingBox();
    if (!button) throw new Error('no button');
    const top = button.y + (await page.evaluate(() => scrollY));
    // On the deck above the button, and before the post next to it.
    expect(top - feet).toBeGreaterThan(0);
    expect(top - feet).toBeLessThan(viewport.height / 2);
    expect(x).toBeGreaterThan(0.3);
    await expect(figure).toHaveAttribute('aria-hidden', 'true');
    // He comes from where the page begins.
    await scrollToTop(page, feet - viewport.height - 10);
    expect((await figure.evaluate(readPlace)).x).toBeLessThan(x / 3);
  }
});

test('has nobody at the far end of a bridge that is open', async ({ page }) => {
  await page.goto('/cyber-security');
  await expect(page.locator('.page-end img')).toHaveCount(1);
  await expect(page.locator('.page-end svg.walker')).toHaveCount(0);
});

test('lets the figure stand still with less motion, and leaves it out on paper', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const figure = main(page).locator('svg.walker').first();
  const { x } = await figure.evaluate(readPlace);
  await scrollToTop(page, 300);
  expect((await figure.evaluate(readPlace)).x).toBe(x);
  await page.emulateMedia({ media: 'print' });
  await expect(figure).toBeHidden();
  await page.emulateMedia({ media: null, reducedMotion: null });
});
