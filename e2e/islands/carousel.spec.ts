/** The carousel of /cyber-security: the specification, sections 2, 4 and 9. */
import type { Page } from '@playwright/test';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, main, open, test } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

const SLIDES = ['Engagement Governance', 'Service Governance', 'Service Delivery'] as const;

const carousel = (page: Page) => main(page).getByRole('region', { name: 'Our portfolio', exact: true });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next slide', exact: true });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous slide', exact: true });
const dot = (page: Page, index: number) =>
  carousel(page).getByRole('button', { name: `Slide ${index + 1}: ${SLIDES[index]}`, exact: true });

/** Shown: in reach of keyboard and screen reader, in place on the screen, marked at its dot; the others are none of these. */
async function expectShown(page: Page, index: number) {
  for (const [place, title] of SLIDES.entries()) {
    const slide = carousel(page).getByRole('heading', { name: title, exact: true });
    const outOfReach = () => slide.evaluate((heading) => heading.closest('[inert]') !== null);
    await expect.poll(outOfReach, title).toBe(place !== index);
    if (place === index) await expect(dot(page, place)).toHaveAttribute('aria-current', 'true');
    else await expect(dot(page, place)).not.toHaveAttribute('aria-current');
  }
  await expect.poll(() => offset(page, index)).toBeCloseTo(0, 0);
}

/** How far a slide's left edge is from the place where a slide is read, in CSS pixels. */
function offset(page: Page, index: number) {
  return carousel(page).evaluate((region, place) => {
    const slides = [...region.querySelectorAll('[aria-roledescription][role=group]')];
    const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const slide = slides[place]?.getBoundingClientRect();
    return slide && frame ? slide.left - frame.left : Number.NaN;
  }, index);
}

test.beforeEach(async ({ page }) => {
  await open(page, '/cyber-security');
  await carousel(page).scrollIntoViewIfNeeded();
});

test('has 3 slides and starts with the first', async ({ page }) => {
  for (const place of [1, 2, 3]) {
    await expect(carousel(page).getByRole('group', { name: `${place} of 3`, exact: true })).toHaveCount(1);
  }
  await expectShown(page, 0);
  await expect(carousel(page).getByRole('button', { name: /^Slide \d/ })).toHaveCount(3);
});

test('next goes through all three and wraps to the first', async ({ page }) => {
  for (const index of [1, 2, 0, 1]) {
    await next(page).click();
    await expectShown(page, index);
  }
});

test('previous wraps from the first to the last', async ({ page }) => {
  for (const index of [2, 1, 0, 2]) {
    await previous(page).click();
    await expectShown(page, index);
  }
});

test('a dot jumps to its slide', async ({ page }) => {
  for (const index of [2, 0, 1, 2]) {
    await dot(page, index).click();
    await expectShown(page, index);
  }
});

test('two quick clicks go two slides on', async ({ page }) => {
  await next(page).dblclick();
  await expectShown(page, 2);
});

test('works by keyboard', async ({ page }) => {
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await page.keyboard.press('Space');
  await expectShown(page, 2);
  await expect(next(page)).toBeFocused();
});

test('follows a swipe, from the last slide round to the first', async ({ page }) => {
  const box = await carousel(page).getByRole('group', { name: `1 of 3`, exact: true }).boundingBox();
  if (!box) throw new Error('The first slide is not on the screen.');
  for (const index of [1, 2, 0]) {
    // Over more than half of the slide: a shorter one counts only when it is quick, which a busy machine is not.
    await page.mouse.move(box.x + box.width * 0.95, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, box.y + 60, { steps: 12 });
    await page.mouse.up();
    await expectShown(page, index);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a button or a dot changes the slide', async ({ page }) => {
    await next(page).tap();
    await expectShown(page, 1);
    await previous(page).tap();
    await expectShown(page, 0);
    await dot(page, 2).tap();
    await expectShown(page, 2);
  });
});

test('each slide is shown whole at 400 % and with text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
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
});

test('follows the pattern of a carousel', async ({ page }) => {
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel(page).locator('[aria-live=polite]')).toHaveCount(1);
  await expect(carousel(page).locator('[inert]')).toHaveCount(2);
});

const distance = async (page: Page) => Math.abs(await offset(page, 1));

/**
 * Stops the motion of the slides at a time: their animations follow no clock of a test.
 * @returns how far they are, 0 to 1; null for those that have ended
 */
const stopMotionAt = (page: Page, timeMs: number) =>
  carousel(page).evaluate(
    (element, time) =>
      element.getAnimations({ subtree: true }).map((motion) => {
        motion.pause();
        motion.currentTime = time;
        return motion.effect?.getComputedTiming().progress ?? null;
      }),
    timeMs,
  );

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the slide that is marked is the one in view, forwards, backwards and by the dots', async ({ page }) => {
    const steps = ['Slide 3', 'Previous slide', 'Previous slide', 'Previous slide', 'Slide 1', 'Next slide', 'Slide 1'];
    const shown = [2, 1, 0, 2, 0, 1, 0];
    for (const [step, name] of steps.entries()) {
      await carousel(page).getByRole('button', { name }).click();
      await stopMotionAt(page, 500);
      // As a search in the page does: a scroll container would move to another slide.
      await page.locator('.carousel-viewport').evaluate((box) => box.scrollTo(box.clientWidth, 0));
      await expectShown(page, shown[step] ?? 0);
      await expect
        .poll(async () => Math.abs(await offset(page, shown[step] ?? 0)), { message: `${step}: ${name}` })
        .toBeLessThan(1);
    }
  });

  test('a slide takes 500 ms to change: it moves at 499 ms, and has arrived at 500 ms', async ({ page }) => {
    await next(page).click();
    await stopMotionAt(page, 0);
    const start = await distance(page);
    expect(start).toBeGreaterThan(300);
    await stopMotionAt(page, 250);
    expect(await distance(page)).toBeLessThan(start);
    for (const progress of await stopMotionAt(page, 499)) expect(progress).toBeLessThan(1);
    expect(await stopMotionAt(page, 500)).toEqual([null, null]);
    expect(await distance(page)).toBeLessThan(0.5);
    await expectShown(page, 1);
  });
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a slide changes at once', async ({ page }) => {
    await next(page).click();
    expect(await carousel(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await distance(page)).toBeLessThan(0.5);
    await expectShown(page, 1);
  });
});
