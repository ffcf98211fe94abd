/** Tooltips of the social icons and the carousel's buttons: 700 ms until the first, 300 ms for the next. */
import type { Page } from '@playwright/test';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, footer, main, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP, hasTouch: true });

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'] as const;
const [FIRST, SECOND] = SOCIAL;

const social = (page: Page, name: string) => footer(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const tooltip = (page: Page) => page.getByRole('tooltip');

async function scrollsBy(page: Page, act: () => Promise<unknown>) {
  // Two steps, as a key may overtake what is still to be evaluated.
  const scrolled = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('scroll', () => resolve(), { once: true });
    return { promise };
  });
  await act();
  await scrolled.evaluate(({ promise }) => promise);
}

const openAtFooter = async (page: Page) => {
  await openFrozen(page, '/cyber-security');
  await footer(page).scrollIntoViewIfNeeded();
};

test.beforeEach(({ page }) => openAtFooter(page));

test('opens in browsers without popovers, too', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await openAtFooter(page);
  await social(page, FIRST).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText(`${FIRST}: Link coming soon`);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
});

test('opens 700 ms after the pointer, and the next at once within 300 ms', async ({ page }) => {
  await social(page, FIRST).hover();
  await page.clock.runFor(699);
  await pointAway(page);
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(0);
  await social(page, FIRST).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(`${FIRST}: Link coming soon`);
  await page.locator('.tooltip').hover();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(1);

  // The next one at once within 300 ms, and after 700 ms again from 300 ms on.
  for (const [pause, name] of [
    [299, SECOND],
    [300, FIRST],
  ] as const) {
    await pointAway(page);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(pause);
    await social(page, name).hover();
    if (pause === 300) {
      await page.clock.runFor(699);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(1);
    }
    await expect(tooltip(page)).toHaveText(`${name}: Link coming soon`);
  }
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  // A control with a name has no second one as a description.
  const button = main(page).getByRole('button', { name: 'Next slide', exact: true });
  await button.hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Next slide');
  await expect(button).toHaveAccessibleDescription('');
});

test('opens at once on keyboard focus, and closes on Escape', async ({ page }) => {
  await social(page, FIRST).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const expectTooltip = async () => {
    await expect(social(page, FIRST)).toBeFocused();
    await expect(tooltip(page)).toHaveText(new RegExp(`^${FIRST}`));
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  };
  await expectTooltip();
  await page.keyboard.press('Tab');
  await scrollsBy(page, () => page.evaluate(() => scrollTo(0, 0)));
  await expect(social(page, SECOND)).not.toBeInViewport();
  await scrollsBy(page, () => page.keyboard.press('Shift+Tab'));
  await expect(social(page, FIRST)).toBeInViewport();
  await expectTooltip();
});

test('is whole in the window at 400 % and with text spacing, and opens none by touch', {
  tag: '@all',
}, async ({ page }) => {
  // It is marked as disabled, which stops a test's finger but no visitor's.
  await social(page, FIRST).tap({ force: true });
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 256 });
  await layOver(page, TEXT_SPACING);
  for (const name of SOCIAL) {
    await social(page, name).hover();
    await page.clock.runFor(700);
    await expect(page.locator('.tooltip')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.tooltip')).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ forcedColors: null });
});

test('covers no words of the footer at any width', async ({ page }) => {
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await social(page, SECOND).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toHaveText(new RegExp(`^${FIRST}`));
    expect(await tooltip(page).evaluate(wordsBelow), `${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

/** The texts of the page that a part above it covers. */
function wordsBelow(part: Element): string[] {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const range = document.createRange();
  const texts = [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, script'))
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim()));
  return texts
    .filter((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
      );
    })
    .map((text) => text.textContent?.trim() ?? '');
}
