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

/** Headings with larger letters than the h1; only words on a deck, which are a part of the bridge, are larger. */
export function largerThanTitle(): string[] {
  const readSize = (heading: Element | undefined) =>
    heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0;
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  const title = headings.find((heading) => heading.matches('h1') && heading.checkVisibility());
  return headings
    .filter((heading) => !heading.matches('.deck-heading, .offers h3') && readSize(heading) > readSize(title) + 0.1)
    .map((heading) => `larger than the h1: ${heading.textContent}`);
}

/** The sizes of the first heading of each kind, in CSS pixels. */
export function headingSizes(): Record<string, number> {
  const sizes = ['main h1', 'main .text-h2', 'main h3'].flatMap((name) => {
    const heading = document.querySelector(name);
    return heading ? [[name, Number.parseFloat(getComputedStyle(heading).fontSize)] as const] : [];
  });
  return Object.fromEntries(sizes);
}

/** Tab stops of a part whose focus is not seen: WCAG 2.2, 2.4.7 and 2.4.11. After a Tab, so that the browser shows the mark. */
export function unseenStops(within: string): string[] {
  const stops = `${within} :is(a[href], button, input:not([tabindex="-1"]), textarea, summary, [tabindex="0"])`;
  return [...document.querySelectorAll<HTMLElement>(stops)].flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    // The first line of a link that has several.
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const shown = document.elementFromPoint(x, y);
    const problems = [
      ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? ['no outline'] : []),
      ...(stop.contains(shown) || shown?.contains(stop) ? [] : [`below ${shown?.tagName ?? 'the edge'}`]),
    ];
    return problems.map((problem) => `${problem}: ${stop.tagName} ${stop.textContent?.trim().slice(0, 40)}`);
  });
}

/** Numbers such as 02, 15+ or 99.99% that the end of a line divides. */
export function dividedNumbers(): string[] {
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, script'))
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3));
  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\d[\d.,]*[+%]?/g)].flatMap(({ index, 0: number }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`a number is divided: ${number} of ${text.textContent?.trim().slice(0, 40)}`] : [];
    }),
  );
}

/** On the side of a phone, 844 x 390 px: buttons next to the title that are cut, and an illustration below the view. */
export function cutOpening(): string[] {
  const isCut = (element: Element) => element.getBoundingClientRect().bottom > innerHeight;
  const image = [...document.querySelectorAll('.opening ~ picture img')].find((img) => img.checkVisibility());
  const { top = 0 } = image?.getBoundingClientRect() ?? {};
  return [
    ...[...document.querySelectorAll('.opening .button')]
      .filter(isCut)
      .map((button) => `is cut: ${button.textContent?.trim()}`),
    ...(top > innerHeight * 0.55 ? [`the illustration begins at ${top}`] : []),
  ];
}

/** Words that paper has below 7 pt. */
export function smallPrint(): string[] {
  const points = 0.75 * Number(getComputedStyle(document.body).zoom);
  return [...document.querySelectorAll('body :not(sup, sup *, svg *)')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, script'))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) * points }))
    .filter(({ size }) => size < 7)
    .map(({ element, size }) => `${size.toFixed(1)} pt: ${element.textContent?.trim().slice(0, 40)}`);
}

/** Puts a word of 46 letters before each heading and each button. */
export function lengthenWords(): string[] {
  for (const element of document.querySelectorAll('main :is(h1, h2, h3), main .button > span:not(.sr-only)'))
    element.prepend('Unternehmensanwendungsentwicklungsgesellschaft ');
  return [];
}
