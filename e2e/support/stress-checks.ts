/** Checks of what a page loses under what visitors set. Each runs within the page and says in words what is wrong. */

/** Text that a part of the page cuts off, beyond the reach of scrolling. */
export function clippedText(): string[] {
  const findings: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('.sr-only, .skip-link, script, svg')) continue;
    // The carousel's buttons scroll other slides into view.
    if (element.closest('.carousel-slide + .carousel-slide')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (display === 'inline') continue;
      const frame = box.getBoundingClientRect();
      const beside = /hidden|clip/.test(overflowX) && (text.left < frame.left - 2 || text.right > frame.right + 2);
      const below = /hidden|clip/.test(overflowY) && (text.top < frame.top - 4 || text.bottom > frame.bottom + 4);
      if (beside || below) findings.push(`text is clipped: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return findings;
}

/** Lines of different texts that overlap. */
export function textOnText(): string[] {
  const lines: { text: string; node: Node; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('.sr-only, .skip-link, .carousel-slide, .table-box, script, svg'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ text: text.slice(0, 30), node: element, box });
  }
  lines.sort((line, other) => line.box.top - other.box.top);
  return lines.flatMap((line, index) => {
    const findings: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break;
      if (line.node === other.node || line.node.contains(other.node) || other.node.contains(line.node)) continue;
      const high = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
      const wide = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const least = Math.min(line.box.height, other.box.height);
      if (wide > 2 && high > 0.4 * least) findings.push(`text stands on text: '${line.text}' and '${other.text}'`);
    }
    return findings;
  });
}

/** Words of names and controls that are broken in their midst, for want of room. */
export function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('body > header, body > footer, .button, .card-link')].flatMap((part) => {
    const findings: string[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || node.parentElement.closest('.sr-only'))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) findings.push(`a word is broken: ${word}`);
      }
    }
    return findings;
  });
}

/** What can be used in the main part and the footer, in order; what is folded can be, where its summary is shown. */
export function controlNames(): string[] {
  const isShown = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0;
  return [...document.querySelectorAll('main, footer')].flatMap((part) =>
    [...part.querySelectorAll('a, button, input, textarea, summary, iframe')]
      .filter((control) => isShown(control.closest('details:not([open])')?.querySelector('summary') ?? control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName),
  );
}

/** The words of the main part, without what is there to be used. @param besides selectors of what else to leave out */
export function wordsShown(besides: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // A diagram's illustration repeats the words of its list, which paper has alone. A sheet is printed without what follows it.
    const unprinted = 'nav, form, search, .needs-script, .section-link, .print\\:hidden, .diagram svg, script';
    const elsewhere = `${unprinted}, main:has(> .drawing-sheet) > :not(.drawing-sheet)`;
    if (!element || element.closest([elsewhere, ...besides].join())) continue;
    const text = node.textContent?.trim();
    if (text && element.checkVisibility({ visibilityProperty: true })) words.push(text);
  }
  return words;
}

/** Walks over all stops of the keyboard; those whose focus is out of view, or lies below something else. */
export function obscuredStops(): string[] {
  const selector = 'a[href], button, input:not([tabindex="-1"]), textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    const name = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)}`;
    // The first line of a link that runs over several.
    const { top, left, width, height } = stop.getClientRects()[0] ?? new DOMRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 2, top + 2],
      [left + width - 2, top + 2],
      [left + 2, top + height - 2],
      [left + width - 2, top + height - 2],
    ].filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (width === 0 || points.length === 0) return [`focus out of view: ${name}`];
    const covers = points
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
      .filter((top) => top && !stop.contains(top) && !top.contains(stop));
    return covers.map((cover) => `focus below ${cover?.tagName}.${cover?.className}: ${name}`);
  });
}

/** A size of heading smaller than the one below it. */
export function headingsOutOfOrder(): string[] {
  const probe = document.createElement('p');
  document.body.append(probe);
  const sizes = ['display', 'h1', 'h2', 'h3', 'h4', 'base'].map((token) => {
    probe.style.fontSize = `var(--text-${token})`;
    return { token, size: Number.parseFloat(getComputedStyle(probe).fontSize) };
  });
  probe.remove();
  return sizes.flatMap(({ token, size }, index) => {
    const next = sizes[index + 1];
    return next && size < next.size ? [`${token} is ${size} px, ${next.token} ${next.size} px`] : [];
  });
}

/** Lists without markers by `list-style: none`, which lose their role in Safari. */
export const listsWithoutRole = (): string[] =>
  [...document.querySelectorAll('ul, ol')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map((list) => `a list without a role in Safari: ${list.textContent?.trim().slice(0, 40)}`);

/** Returns the place of the focus and what is wrong with how it is seen; nothing once it has left the page. */
export async function focusNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const isInView = ({ width, bottom, top, right, left }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // A page that scrolls smoothly takes its time.
  if (!isInView(element.getBoundingClientRect()))
    await new Promise((done) => {
      addEventListener('scrollend', done, { once: true });
      setTimeout(done, 1000);
    });
  const place = `${[...document.querySelectorAll('*')].indexOf(element)} ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
  if (element.tagName === 'IFRAME') return { place, faults: [] };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const faults = [hasOutline ? '' : 'no outline', isInView(element.getBoundingClientRect()) ? '' : 'out of view'];
  return { place, faults: faults.filter(Boolean).map((fault) => `${fault}: ${place}`) };
}
