/** The one motion that starts without an action of the visitor: a cover slides off the illustration of the first view. */
import { expect, open, test } from '../support/test';

declare global {
  interface Window {
    motions: { part: string; isShort: boolean; moved: string[] }[];
  }
}

test('uncovers the first illustration within 0.9 s, without work for the main thread', { tag: '@wcag-2.2.2' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // At its start: on a busy machine it has ended before the test can look.
  await page.addInitScript(() => {
    window.motions = [];
    document.addEventListener('animationstart', () => {
      window.motions = document.getAnimations().map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        const endTime = Number(effect?.getComputedTiming().endTime);
        const [from] = (effect as KeyframeEffect).getKeyframes();
        const { easing, offset, computedOffset, composite, ...moved } = from ?? {};
        return { part: `${target?.className} ${pseudoElement}`, isShort: endTime <= 900, moved: Object.keys(moved) };
      });
    });
  });
  await open(page, '/lims');
  await expect
    .poll(() => page.evaluate(() => window.motions))
    .toEqual([{ part: 'block reveal ::after', isShort: true, moved: ['translate'] }]);
});

test('shows the finished illustration to a visitor who prefers reduced motion, and in print', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/lims');
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await page.reload();
  expect(await running()).toBe(0);
});
