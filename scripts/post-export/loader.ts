/**
 * Hydrates islands in the browser when a visitor needs them. It is the one inline script of a page, the same on every page.
 * It runs before anything else, and the policy names it by its hash (loader-code.ts). Keep it below 1.5 kB.
 */
import type { Mount, Pointed } from '../../components/islands/mount';

/** After this time a control is released, whatever its script is waiting for. */
const TIMEOUT_MS = 10_000;

/** Written by components/islands/Island.tsx and page.ts. */
type IslandData = { state?: 'loading' | 'ready' | 'failed'; files: string; props: string };

const page = document;
let pointed: Pointed | undefined;

page.documentElement.dataset.js = '';

/** Ends a try to hydrate: frees the island's controls and replays their clicks. After a failure CSS shows the island's note. */
const settle = (island: HTMLElement, isReady?: boolean) => {
  island.dataset.state = isReady ? 'ready' : 'failed';
  for (const control of island.querySelectorAll<HTMLElement>('button')) {
    // A replayed click finds its control busy.
    if (isReady && control.ariaBusy) control.click();
    control.ariaBusy = null;
    // CSS opens the menus of an island that failed: no script updates their state.
    if (!isReady) control.ariaExpanded = null;
  }
};

/** Loads an island, once. @param isRetry whether the event is a click or a key press, which retries after a failure */
const hydrate = async (island: HTMLElement, isRetry?: boolean) => {
  const dataset = island.dataset as IslandData;
  if (dataset.state && !(isRetry && dataset.state === 'failed')) return;
  dataset.state = 'loading';
  const urls = dataset.files.split(' ');
  for (const href of urls) {
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
  }
  const timer = setTimeout(settle, TIMEOUT_MS, island);
  try {
    const { mount }: { mount: Mount<unknown> } = await import(urls[0] as string);
    await mount(island, JSON.parse(dataset.props), pointed);
    settle(island, true);
  } catch {
    settle(island);
  }
  clearTimeout(timer);
};

const onEvent = (event: Event) => {
  const target = event.target as HTMLElement;
  const { type, key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
  const isClick = type === 'click';
  // The document, which scrolls, is in no element.
  const find = (selector: string) => target.closest?.<HTMLElement>(selector);
  const control = find('button') as HTMLButtonElement | null;
  const island = find('[data-island]');
  // A move of the pointer is no sign of a visitor: browsers send one when a page appears below a resting mouse.
  if (/scroll|down/.test(type)) {
    // The island itself has no box.
    for (const content of page.querySelectorAll('[data-view]>*')) view.observe(content);
  }
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && /^k$/i.test(key)) {
    event.preventDefault();
    page.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  }
  // Marks what the visitor uses while a click is queued: the replay does not undo it.
  if (/cus|put/.test(type) && page.querySelector('[aria-busy]')) target.dataset[type] = '';
  // CSS opens a menu that has the focus.
  if (key === 'Escape' && island?.dataset.state !== 'ready' && find('[data-menu]')) return target.blur();
  // Following a link needs no script.
  if (find('a[href]:not([data-hint],[data-player])')) return;
  if (!island || island.dataset.state === 'ready') return;
  if (/over/.test(type)) pointed = [target, event.timeStamp];
  // After a failure not when the pointer goes down: the note disappears, and the control may move before the click.
  hydrate(island, /ck|key/.test(type));
  // Where the browser knows invoker commands it opens the dialog; elsewhere the island does.
  if (!control || control.command || !isClick) return;
  event.preventDefault();
  event.stopPropagation();
  // One click a control, however often an impatient visitor repeats it.
  control.ariaBusy = 'true';
};

const view = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) hydrate(entry.target.parentElement as HTMLElement);
});

for (const type of ['scroll', 'pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click']) {
  addEventListener(type, onEvent, true);
}
addEventListener('DOMContentLoaded', () => {
  for (const island of page.querySelectorAll<HTMLElement>('[data-start]')) {
    if (location.href.includes(island.dataset.start as string)) hydrate(island);
  }
});
