/**
 * Runs in every page of `npm run dev`, and in none that is built: keeps the panel of what is wrong as the content is, loads
 * the page anew when there is another good version, and marks on it what is different.
 */

import { changedPlaces } from './changed-places';
import type { News } from './listen-code';

/** Where a page leaves its texts for the version of itself that follows. */
const LEFT = 'preview: left';
/** The editor's mark has the same colour. */
const MARK = { outline: '3px solid #2673dd', outlineOffset: '3px' };
/** What takes the marks away: the reader has seen them, or prints. */
const SEEN = ['pointerdown', 'keydown', 'wheel', 'beforeprint'];
/** Is shown, but says nothing. */
const SILENT = 'script, style, template, noscript, svg *';

// biome-ignore lint/style/noNonNullAssertion: a script of a page is always the current one while it runs
const { seen, changes = '', panel: panelId = '' } = document.currentScript!.dataset as Record<string, string>;

type Block = { element: Element; text: string };

/** The smallest parts of the page that are marked: blocks with words of their own, pictures and icons. */
function blocksOf(page: Element): Block[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches('img, svg:not(svg *)')) found.add(node);
    } else if (node.textContent?.trim() && node.parentElement && !node.parentElement.closest(SILENT)) {
      found.add(blockAround(node.parentElement));
    }
  }
  return [...found].map((element) => ({ element, text: textOf(element) }));
}

function blockAround(element: Element): Element {
  const { parentElement } = element;
  const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
  return isInline && parentElement && element !== document.body ? blockAround(parentElement) : element;
}

/** What a reader is given of a block: its words, where they lead, and what it shows. */
function textOf(element: Element): string {
  if (element.localName === 'svg') return element.innerHTML;
  const parts = [element, ...element.querySelectorAll('[href], [src]')];
  const addresses = parts.flatMap((part) => [part.getAttribute('href'), part.getAttribute('src')]);
  return [element.localName, element.textContent?.replace(/\s+/g, ' '), ...addresses].join(' ');
}

/** The largest parts of which everything is new: a whole section in place of each of its lines. */
function partsOf(fresh: ReadonlySet<Element>, blocks: readonly Block[]): Element[] {
  const isFresh = (part: Element) => blocks.every(({ element }) => !part.contains(element) || fresh.has(element));
  const largest = (element: Element): Element => {
    const { parentElement } = element;
    return parentElement && !parentElement.matches('main, body') && isFresh(parentElement)
      ? largest(parentElement)
      : element;
  };
  return [...new Set([...fresh].map(largest))];
}

function mark(parts: readonly Element[]) {
  // An animation changes no attribute, of which React would complain, and takes no room.
  const marks = parts.map((part) => part.animate([MARK, MARK], { duration: 1, fill: 'forwards' }));
  const end = new AbortController();
  const onSeen = () => {
    for (const one of marks) one.cancel();
    end.abort();
  };
  for (const type of SEEN) addEventListener(type, onSeen, { signal: end.signal });
  const [first] = [...parts.filter((part) => part.closest('main')), ...parts].filter((part) => part.checkVisibility());
  const show = () => {
    const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    const isInView = top >= 0 && bottom <= innerHeight;
    if (!isInView)
      first?.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center', behavior: 'instant' });
  };
  // Not before the browser has gone back to where the reader was.
  if (document.readyState === 'complete') show();
  else addEventListener('load', () => requestAnimationFrame(show), { once: true });
}

// Before React and the islands: so that two versions are seen at the same moment of their lives.
const blocks = blocksOf(document.body);
const texts = blocks.map(({ text }) => text);
const left = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null');
sessionStorage.removeItem(LEFT);
if (left?.path === location.pathname) {
  const fresh = changedPlaces(left.texts, texts).flatMap((place) => blocks[place]?.element ?? []);
  if (fresh.length > 0) mark(partsOf(new Set(fresh), blocks));
}

function showPanel(panel: string) {
  const known = document.getElementById(panelId);
  if (panel === '') return known?.remove();
  const host = known ?? document.body.appendChild(Object.assign(document.createElement('aside'), { id: panelId }));
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const wasFolded = shadow.querySelector('details')?.open === false;
  shadow.innerHTML = panel;
  if (wasFolded) shadow.querySelector('details')?.removeAttribute('open');
}

new EventSource(changes).onmessage = ({ data }) => {
  const { version, panel }: News = JSON.parse(data);
  if (String(version) === seen) return showPanel(panel);
  sessionStorage.setItem(LEFT, JSON.stringify({ path: location.pathname, texts }));
  location.reload();
};
