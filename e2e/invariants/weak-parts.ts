/** Contrast of texts and of other parts: WCAG 2.2, 1.4.6 and 1.4.11. Collected within the page, measured outside. */

/** A part, its colours, and the colour around it: one of its colours has to reach 3 to 1, that of a text 7 to 1. */
export type Part = { what: string; colours: string[]; ground: string; least?: number };

/** In the page: texts, edges of fields and buttons, icons, lines of diagrams, and the focus mark of each tab stop of a part. */
export function partsOfPage(within: string): Part[] {
  const isClear = (colour: string) => /^(transparent|none|rgba\(.*, 0\))$/.test(colour);
  const grounds = new Map<Element, string>();
  const findGround = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const known = grounds.get(element);
    if (known) return known;
    const { backgroundColor } = getComputedStyle(element);
    const ground = isClear(backgroundColor) ? findGround(element.parentElement) : backgroundColor;
    grounds.set(element, ground);
    return ground;
  };
  const readName = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 30) || element.outerHTML.slice(0, 60));
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
      (element) =>
        element.closest(within) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
  const readBorder = (element: Element) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(element);
    return borderBottomStyle === 'none' || borderBottomWidth === '0px' ? [] : [borderBottomColor];
  };

  // A radio button covers its label, which has edge and ground, and has its focus mark around it.
  const measureBox = (control: Element) => (control.matches('[type=radio]') && control.closest('label')) || control;

  // A link without a target is inactive: WCAG 2.2, 1.4.3.
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
    !element.closest('script, svg, .sr-only, a[href="#main"], [aria-disabled]');
  const texts = [
    ...[...document.querySelectorAll(`${within} *`)].filter(isRead).map((element) => ({
      what: readName(element),
      colours: [getComputedStyle(element).color],
      ground: findGround(element),
    })),
    ...[...document.querySelectorAll('main [placeholder]')].map((field) => ({
      what: field.getAttribute('placeholder') ?? '',
      colours: [getComputedStyle(field, '::placeholder').color],
      ground: findGround(field),
    })),
    ...[...document.querySelectorAll('main svg text')].map((text) => ({
      what: text.textContent ?? '',
      colours: [getComputedStyle(text).fill],
      ground: findGround(text.closest('svg')),
    })),
  ].map((text) => ({ ...text, least: 7 }));

  // Boxes only: a control of words alone has no edge, and a disabled one may fade.
  const edges = shown('a, button, input:not([type=checkbox], [tabindex="-1"]), textarea, summary')
    .filter((control) => !control.hasAttribute('aria-disabled'))
    .map((control) => {
      const line = control.closest('search form');
      const { backgroundColor } = getComputedStyle(measureBox(control));
      const colours = [
        ...readBorder(measureBox(control)),
        ...(line && control.matches('input') ? readBorder(line) : []),
        backgroundColor,
      ];
      const isField = control.matches('input, textarea');
      return {
        what: `edge of ${readName(control)}`,
        colours: colours.filter((colour) => !isClear(colour)),
        isField,
        control,
      };
    })
    .filter(({ colours, isField }) => isField || colours.length > 0)
    .map(({ what, colours, control }) => ({ what, colours, ground: findGround(measureBox(control).parentElement) }));

  const icons = shown('svg.glyph, header svg, footer svg').map((icon) => {
    const { stroke, fill } = getComputedStyle(icon);
    const shapes = [...icon.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
    const colours = [stroke, fill, ...shapes.flatMap((shape) => [shape.stroke, shape.fill])];
    return {
      what: `icon of ${readName(icon.parentElement ?? icon)}`,
      colours: colours.filter((colour) => !isClear(colour)),
      ground: findGround(icon),
    };
  });

  // A yellow deck lies on a line of ink, and what crosses it is measured nowhere else; hairlines, water and a halo say nothing.
  const diagrams = shown('main svg:not(.glyph) :is(line, circle, path)')
    .filter((shape) => !shape.closest('.stroke-brand, .stroke-line, .deck, .bar, .grain, .water, .walker'))
    .map((shape) => ({
      what: 'line of a diagram',
      colours: [getComputedStyle(shape).stroke],
      ground: findGround(shape),
    }));

  const marks = shown('a[href], button, input:not([tabindex="-1"]), textarea, summary, [tabindex="0"]')
    // Its mark is a deck below it (specification/search/dialog.spec.ts).
    .filter((stop) => !stop.matches('.search-field'))
    .flatMap((stop) => {
      stop.focus();
      if (document.activeElement !== stop) return [];
      const { outlineStyle, outlineColor, outlineOffset, backgroundColor } = getComputedStyle(stop);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const around = findGround(measureBox(stop).parentElement);
      const colours = [
        ...(outlineStyle === 'none' ? [] : [outlineColor]),
        ...(isInside && !isClear(backgroundColor) ? [backgroundColor] : []),
      ];
      const mark = { what: `focus mark of ${readName(stop)}`, colours, ground: around };
      if (measureBox(stop) === stop) return [mark];
      // The ring of a radio button is around its label, and is parted from the label's own ground.
      const [gap = ''] = /^rgba?\([^)]*\)/.exec(getComputedStyle(stop).boxShadow) ?? [];
      const inside = { what: `${mark.what}, inside`, colours: [outlineColor], ground: gap };
      return [mark, inside];
    });
  // The next look finds no control with the ground of the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [...texts, ...edges, ...icons, ...diagrams, ...marks];
}

/** Not in the page: the parts with less contrast than they must have. */
export const weakParts = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ what, colours, ground, least = 3 }) => {
    const best = Math.max(1, ...colours.map((colour) => contrast(colour, ground)));
    return best < least ? [`${best.toFixed(2)} to 1: ${what}`] : [];
  });

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the luminance of a colour, rgb() as browsers compute it. */
function readLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => channel(Number(value) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrast(colour: string, other: string): number {
  const [dark = 0, light = 0] = [colour, other].map(readLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
