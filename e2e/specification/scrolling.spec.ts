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
  for (let top = from; top < to; top += 61) {
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
    await expect(steps.getByRole('listitem')).toHaveCount(4);
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

test('names the steps in their order to screen readers', async ({ page }) => {
  await page.goto('/it-services');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const list = nodes.find(
    ({ role, childIds = [] }) =>
      role?.value === 'list' &&
      childIds.length === 4 &&
      nodes.some(({ nodeId, name }) => isBelow(nodeId, childIds[0]) && name?.value === 'Survey'),
  );
  function isBelow(id: string, ancestor: string | undefined): boolean {
    const parent = nodes.find(({ nodeId }) => nodeId === id)?.parentId;
    return parent !== undefined && (parent === ancestor || isBelow(parent, ancestor));
  }
  const roles = list?.childIds?.map((child) => nodes.find(({ nodeId }) => nodeId === child)?.role?.value);
  expect(roles).toEqual(['listitem', 'listitem', 'listitem', 'listitem']);
});
