/** Illustrations are whole, wherever scrolling stops: nothing covers, clips or moves them. */
import { expect, open, test } from '../support/test';

const PAGES = ['/', '/it-services', '/healthcare', '/lims'];

for (const path of PAGES) {
  test(`shows each illustration of ${path} whole at five places, without motion`, {
    tag: path === '/' ? [] : ['@all'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, path);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      const changed = await page.evaluate(() => {
        const animations = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className);
        // A figure with states shows one of them.
        const isShown = (part: Element) => part.clientWidth > 60 && part.checkVisibility({ visibilityProperty: true });
        const pictures = [...document.querySelectorAll('main img, main svg')].filter(isShown);
        const covered = pictures.filter((picture) => {
          const parents = [picture, picture.parentElement, picture.parentElement?.parentElement];
          return parents.some((parent) => {
            if (!parent) return false;
            const covers = ['::before', '::after'].some((pseudo) => {
              const { position, width, height, backgroundColor } = getComputedStyle(parent, pseudo);
              const isBig = Number.parseFloat(width) > 60 && Number.parseFloat(height) > 40;
              return position === 'absolute' && isBig && backgroundColor !== 'rgba(0, 0, 0, 0)';
            });
            const { clipPath, maskImage, opacity, scale } = getComputedStyle(parent);
            return covers || clipPath !== 'none' || maskImage !== 'none' || opacity !== '1' || scale !== 'none';
          });
        });
        return [...animations, ...covered.map((picture) => picture.outerHTML.slice(0, 80))];
      });
      expect(changed, `at ${share * 100} %`).toEqual([]);
    }
  });
}
