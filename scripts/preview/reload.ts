/** Runs in every page of `npm run dev`: reloads it after the next valid version, and outlines its changes. */
import type { Update } from './additions';

const STORED = 'preview: texts of the last version';
const OUTLINE = { outline: '3px solid #2673dd', outlineOffset: '3px' };
const ENDS_OUTLINE = ['pointerdown', 'keydown', 'wheel', 'beforeprint'];

const { version: shown, events = '', panel: panelId = '' } = document.currentScript?.dataset ?? {};

/** Finds blocks with text, images and icons. */
function findBlocks(): Element[] {
  const found = new Set<Element>(document.querySelectorAll('img, svg'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    if (text?.trim() && !parent?.closest('script, style, template, noscript, svg')) found.add(blockAround(parent));
  }
  return [...found];
}

function blockAround(element: Element | null): Element {
  if (!element?.parentElement) return document.body;
  return /^(inline|contents)/.test(getComputedStyle(element).display) ? blockAround(element.parentElement) : element;
}

/** Returns what a visitor notices of a block: its text, its links and its images. */
function describe(block: Element): string {
  const parts = [block, ...block.querySelectorAll('[href], [src]')];
  const urls = parts.flatMap((part) => [part.getAttribute('href'), part.getAttribute('src')]);
  return [block.matches('svg') ? block.innerHTML : block.textContent?.replace(/\s+/g, ' '), ...urls].join(' ');
}

function outline(changed: readonly Element[]) {
  // An animation changes no attribute, which React would report, and no layout.
  const outlines = changed.map((element) => element.animate([OUTLINE, OUTLINE], { duration: 1, fill: 'forwards' }));
  for (const type of ENDS_OUTLINE) addEventListener(type, () => outlines.map((one) => one.cancel()), { once: true });
  const first = changed.find((element) => element.closest('main') && element.checkVisibility());
  // After the browser has restored the scroll position.
  const show = () => first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  addEventListener('load', () => requestAnimationFrame(show), { once: true });
}

function showProblems(list: string) {
  const known = document.getElementById(panelId);
  if (list === '') return known?.remove();
  const panel = known ?? document.body.appendChild(Object.assign(document.createElement('aside'), { id: panelId }));
  const shadow = panel.shadowRoot ?? panel.attachShadow({ mode: 'open' });
  const isOpen = shadow.querySelector('details')?.open ?? true;
  shadow.innerHTML = list;
  shadow.querySelector('details')?.toggleAttribute('open', isOpen);
}

// Before React hydrates, so that both versions have the same state.
const blocks = findBlocks().map((element) => ({ element, text: describe(element) }));
const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
sessionStorage.removeItem(STORED);
if (stored?.path === location.pathname) {
  const before = new Set(stored.texts);
  outline(blocks.flatMap(({ element, text }) => (before.has(text) ? [] : element)));
}

new EventSource(events).onmessage = ({ data }) => {
  const { version, list }: Update = JSON.parse(data);
  if (String(version) === shown) return showProblems(list);
  const texts = blocks.map(({ text }) => text);
  if (shown !== '0') sessionStorage.setItem(STORED, JSON.stringify({ path: location.pathname, texts }));
  location.reload();
};
