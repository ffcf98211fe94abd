/** Checks of what a page shows at the moment. Each runs within the page, where nothing else says so, and returns what is wrong, in words. */

/** What sticks out of a page that scrolls sideways. */
export function overhang(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `sticks out: ${element.outerHTML.slice(0, 120)}`);
}

/** Text that is cut at a side of the window. */
export function cutText(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, span, button, dd, dt, label')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter(
      (element) =>
        element.checkVisibility() && !element.closest('.sr-only, .carousel-slide, .table-box, a[href="#main"]'),
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((element) => `text is cut: ${element.textContent}`);
}

/** Whatever glides, grows or turns. */
export function movingParts(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationName } = getComputedStyle(element, part);
      const isStill = animationName === 'none' && transitionDuration.split(', ').every((time) => time === '0s');
      return isStill ? [] : [`moves: ${element.outerHTML.slice(0, 60)} ${transitionDuration} ${animationName}`];
    }),
  );
}

/** Lists without markers by `list-style: none`, which lose their role in Safari. */
export const listsWithoutRole = (): string[] =>
  [...document.querySelectorAll('ul, ol')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map((list) => `a list without a role in Safari: ${list.textContent?.trim().slice(0, 40)}`);
