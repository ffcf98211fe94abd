/** The carousel of /cyber-security: three slides, 500 ms for a change. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { holdScripts } from '../support/hydration';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, expectReady, hydrateAll, main, open, test } from '../support/test';

test.use({ viewport: DESKTOP });

const SLIDES = ['Engagement Governance', 'Service Governance', 'Service Delivery'] as const;

const carousel = (page: Page) => main(page).getByRole('region', { name: 'How we run the work', exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Next slide');
const previous = (page: Page) => button(page, 'Previous slide');
const dot = (page: Page, index: number) => button(page, `Slide ${index + 1}: ${SLIDES[index]}`);

/** Reads the slides: their titles, states and places in the frame. */
const readSlides = (page: Page) =>
  carousel(page).evaluate((region) => {
    const slides = [...region.querySelectorAll('[aria-roledescription][role=group]')];
    const dots = [...region.querySelectorAll('.dot')];
    const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.map((slide, place) => ({
      title: slide.querySelector('h3')?.textContent,
      isInert: slide.querySelector('h3')?.closest('[inert]') !== null,
      isMarked: dots[place]?.getAttribute('aria-current') === 'true',
      offset: frame ? slide.getBoundingClientRect().left - frame.left : Number.NaN,
    }));
  });

/** Expects a slide in the frame with its dot marked, and the others inert. */
async function expectShown(page: Page, index: number) {
  const shown = async () =>
    (await readSlides(page)).map(({ offset, ...state }) => ({ ...state, isInFrame: Math.abs(offset) < 0.5 }));
  await expect.poll(shown, { intervals: [30] }).toEqual(
    SLIDES.map((title, place) => {
      const isShown = place === index;
      return { title, isInert: !isShown, isMarked: isShown, isInFrame: isShown };
    }),
  );
}

async function openCarousel(page: Page) {
  await open(page, '/cyber-security');
  await carousel(page).scrollIntoViewIfNeeded();
}

test('goes through its 3 slides by keys, buttons, dots and swipes, and announces each', {
  tag: '@engines',
}, async ({ page }) => {
  await openCarousel(page);
  const status = carousel(page).getByRole('status');
  for (const place of [1, 2, 3])
    await expect(carousel(page).getByRole('group', { name: `${place} of 3`, exact: true })).toHaveCount(1);
  await expectShown(page, 0);
  await expect(carousel(page).getByRole('button', { name: /^Slide \d/ })).toHaveCount(3);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(status).toBeEmpty();
  await expect(carousel(page).locator('[aria-live]')).toHaveCount(0);
  await next(page).focus();
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await page.keyboard.press(key);
    await expectShown(page, index + 1);
  }
  await expect(next(page)).toBeFocused();
  await expect(status).toHaveText('Slide 3 of 3: Service Delivery');
  const walk = async (steps: readonly (readonly [control: Locator, ...slides: readonly number[]])[]) => {
    for (const [control, ...slides] of steps)
      for (const index of slides) {
        await control.click();
        // As a search in the page does: a scroll container would move to another slide.
        await page.locator('.carousel-viewport').evaluate((box) => box.scrollTo(box.clientWidth, 0));
        await expectShown(page, index);
      }
  };
  const dots = [0, 1].map((index) => [dot(page, index), index] as const);
  await walk([[next(page), 0, 1], [previous(page), 0, 2], ...dots]);
  const box = await page.locator('.carousel-viewport').boundingBox();
  if (!box) throw new Error('The slides are not on the screen.');
  for (const index of [2, 0]) {
    // Over more than half of the slide: a shorter one counts only when it is quick, which a busy machine is not.
    await page.mouse.move(box.x + box.width * 0.95, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, box.y + 60, { steps: 12 });
    await page.mouse.up();
    await expectShown(page, index);
  }
  // A translator may turn the page round.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await walk([
    [next(page), 1],
    [previous(page), 0],
  ]);
});

test('scrolls by key before hydration, and keeps the focus after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/cyber-security');
  await expectAccessible(page, 'main', 'before hydration');
  const row = carousel(page).getByRole('region', { name: 'All slides', exact: true });
  await dot(page, 2).focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(carousel(page).getByRole('heading', { name: SLIDES[1] })).toBeInViewport({ ratio: 0.9 });
  release();
  await hydrateAll(page);
  await expectReady(page);
  await expect(page.locator('.carousel-viewport')).toBeFocused();
  await expectShown(page, 1);
  await dot(page, 2).focus();
  await page.keyboard.press('Tab');
  expect(await carousel(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
});

test('shows each slide whole at 400 % and with text spacing, and keeps the chosen one in print', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openCarousel(page);
  await layOver(page, TEXT_SPACING);
  for (const index of [0, 1, 2]) {
    await dot(page, index).click();
    await expectShown(page, index);
    const outside = await carousel(page).evaluate((region, place) => {
      const slide = [...region.querySelectorAll('[aria-roledescription][role=group]')][place];
      return [...(slide?.querySelectorAll('h3, p, li') ?? [])].filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < 0 || right > innerWidth || text.scrollWidth > text.clientWidth;
      }).length;
    }, index);
    expect(outside).toBe(0);
  }
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    // The carousel is measured again after the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await expectShown(page, 2);
});

/** Stops the motion of the slides at a time, after a click. @returns its progress, 0 to 1; null for motions that have ended */
const stopMotionAt = (page: Page, timeMs: number, clicked?: string) =>
  carousel(page).evaluate(
    async (element, [time, name]) => {
      // The motion would end while a busy machine returns from the click.
      if (name) element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      await new Promise(requestAnimationFrame);
      return element.getAnimations({ subtree: true }).map((motion) => {
        motion.pause();
        motion.currentTime = time;
        return motion.effect?.getComputedTiming().progress ?? null;
      });
    },
    [timeMs, clicked] as const,
  );

test('takes 500 ms to change a slide: it moves at 499 ms, and has arrived at 500 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/cyber-security');
  const distance = async () => Math.abs((await readSlides(page))[1]?.offset ?? Number.NaN);
  await stopMotionAt(page, 0, 'Next slide');
  const start = await distance();
  expect(start).toBeGreaterThan(300);
  await stopMotionAt(page, 250);
  expect(await distance()).toBeLessThan(start);
  for (const progress of await stopMotionAt(page, 499)) expect(progress).toBeLessThan(1);
  expect(await stopMotionAt(page, 500)).toEqual([null, null]);
  expect(await distance()).toBeLessThan(0.5);
  await expectShown(page, 1);
  await test.step('with reduced motion at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await next(page).click();
    expect(await stopMotionAt(page, 0)).toEqual([]);
    await expectShown(page, 1);
  });
});
