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
      (element) => element.checkVisibility() && !element.closest('.sr-only, .carousel-slide, .table-box, .skip-link'),
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((element) => `text is cut: ${element.textContent}`);
}

/** Controls too small for a thumb: 24 px at least, 44 px for buttons. Links within a text are as tall as its lines. */
export function smallTargets(): string[] {
  const inline = (element: Element) => element.closest('.prose') !== null || element.closest('h3') !== null;
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input:not([tabindex="-1"]), textarea')]
    .filter((element) => element.checkVisibility() && !inline(element) && element.getClientRects().length > 0)
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const least = element.matches('.button, button, .card-link, input, textarea') ? 44 : 24;
      return { name: element.textContent || element.getAttribute('aria-label'), width, height, least };
    })
    .filter(({ width, height, least }) => Math.round(height) < least || Math.round(width) < 24)
    .map(({ name, width, height, least }) => `target below ${least} px: ${name}, ${width} by ${height}`);
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

/** A breadcrumb of several lines, or with overlapping links. */
export function brokenBreadcrumb(): string[] {
  const links = [...document.querySelectorAll('.breadcrumb a')].map((link) => link.getBoundingClientRect());
  return links.flatMap((box, index) => {
    const before = links[index - 1];
    const wrong: string[] = [];
    if (box.height >= 40) wrong.push('a link of the breadcrumb is broken');
    if (before && Math.abs(before.y - box.y) >= 1) wrong.push('the breadcrumb is not one line');
    if (before && box.x <= before.right + 20) wrong.push('no room for the dash in the breadcrumb');
    return wrong;
  });
}
