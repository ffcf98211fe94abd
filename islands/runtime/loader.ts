/**
 * Defines the element of islands, which hydrates when a visitor needs it. It is the one inline script of a page, the same
 * on every page. It runs before anything else, and the policy names it by its hash. Keep it below 3.8 kB.
 */

import { importModule } from './import-module';
import { findOpenMenu, showMenu, showMenuOf, watchMenus } from './open-menu';
import {
  type EarlyEvents,
  HINT,
  ISLAND,
  type IslandAttributes,
  type Mount,
  type PageAttributes,
  QUEUE,
  SHORTCUT,
  UNREADY,
} from './protocol';

/** After this time a control is released, whatever its script is waiting for. */
const TIMEOUT_MS = 10_000;

const CONTROLS = `button,[${QUEUE}]`;
/** What the browser does without a script: links that need none or whose script failed, and a form that is sent. */
const NATIVE = `a[href]:not([${HINT}],[${QUEUE}]),[data-state=failed] :is(a,form[method=post] *)`;

const page = document;

/** The events of the page that islands need to know. */
const pageEvents: {
  pointerover?: EarlyEvents['page']['pointerover'];
  focusin: Set<EventTarget | null>;
  input: Set<EventTarget | null>;
} = {
  focusin: new Set(),
  input: new Set(),
};

class SiteIsland extends HTMLElement {
  declare readonly dataset: IslandAttributes & DOMStringMap;
  #clicked = new Set<EventTarget | null>();
  /** The first attempt whose files arrive mounts the island. */
  #mounted: Promise<void> | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Loads and mounts the island, unless that has begun. @param isRetry whether to try again after a failure */
  load(isRetry?: boolean) {
    const { dataset } = this;
    if (dataset.state && !(isRetry && dataset.state === 'failed')) return;
    dataset.state = 'loading';
    if (dataset.preload) preload(dataset.preload);
    this.#timer = setTimeout(() => this.fail('timed out'), TIMEOUT_MS);
    this.#attempt(this.#attempts++);
  }

  async #attempt(number: number) {
    const { files, props, prefix } = this.dataset;
    try {
      const { mount } = await importModule<{ mount: Mount<unknown> }>(files.split(' '), number);
      this.#mounted ??= Promise.resolve(
        mount({
          island: this,
          props: JSON.parse(props),
          prefix,
          earlyEvents: { page: pageEvents, click: this.#clicked },
        }),
      );
      await this.#mounted;
      this.replay();
    } catch (reason) {
      // A later attempt is on its way, and has its own time.
      if (number < this.#attempts - 1) return;
      this.#mounted = undefined;
      this.fail(reason);
    }
  }

  /** Queues a click: one for each control, however often an impatient visitor repeats it. */
  queue(control: HTMLElement) {
    pageEvents.focusin.clear();
    pageEvents.input.clear();
    this.#clicked.add(control);
    control.ariaBusy = 'true';
  }

  replay() {
    this.dataset.state = 'ready';
    this.release((control) => control.click());
  }

  /** Logs the reason and frees the controls. Style sheets show the island's note. */
  fail(reason: unknown) {
    console.error(`Island ${this.dataset.island}: ${reason}`);
    this.dataset.state = 'failed';
    this.release(showMenuOf);
  }

  release(use?: (control: HTMLElement) => void) {
    clearTimeout(this.#timer);
    for (const control of this.#clicked as Set<HTMLElement>) {
      control.ariaBusy = null;
      use?.(control);
    }
    this.#clicked.clear();
  }
}

/** The next fetch of the URL, with its defaults, takes the response: https://html.spec.whatwg.org/#link-type-preload */
const preload = (href: string) =>
  page.head.append(Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }));

const select = (selector: string) => page.querySelectorAll(selector) as NodeListOf<SiteIsland>;

/** Returns the nearest element; undefined for an event of the document, which scrolls. */
const closest = ({ target }: Event, selector: string) => (target as Element).closest?.<SiteIsland>(selector);

/** Returns the island that an event uses, unless it is ready, or the browser handles the event. */
const findIsland = (event: Event) => (closest(event, NATIVE) ? null : closest(event, UNREADY));

const load = (event: Event) => findIsland(event)?.load(event.type === 'keydown');

/** Loads islands in view, after the first event of a visitor. An island has no box; its content has. */
function loadInView() {
  for (const content of select('[data-view]>*')) view.observe(content);
}

const view = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) (entry.target.parentElement as SiteIsland).load();
});

const rememberPointer = (event: PointerEvent) => (pageEvents.pointerover = event);

/** Notes what the visitor uses after a click is queued, so that the replay does not undo it. */
const note = ({ type, target }: Event) => pageEvents[type as 'input'].add(target);

function queueClick(event: MouseEvent) {
  const island = findIsland(event);
  const control = island && closest(event, CONTROLS);
  island?.load(true);
  // Where the browser knows invoker commands it opens the dialog; elsewhere the island does.
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!control || (control as Partial<HTMLButtonElement>).command || isModified) return;
  event.preventDefault();
  event.stopPropagation();
  island.queue(control);
}

function openSearch(event: KeyboardEvent) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Also an event that is no key: browsers send a keydown without key and code when they fill in a field.
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
  // Other alphabets have no K: it is where a Latin keyboard has it.
  const letter = /^[a-z]$/i.test(key) ? key : code.slice(-1);
  // On a Mac, Control and K cut the rest of a line.
  const isCut = !metaKey && /^Mac/.test(navigator.platform) && closest(event, 'input,textarea');
  if (!/^k$/i.test(letter) || isCut) return;
  event.preventDefault();
  select(`[${SHORTCUT}]`)[0]?.click();
}

/** What each event does, before the page's own listeners. */
const ACTIONS: Record<string, readonly ((event: never) => void)[]> = {
  scroll: [loadInView],
  // No sign of a visitor: browsers send it when a page appears below a resting mouse.
  pointerover: [rememberPointer, load],
  pointerdown: [loadInView, load],
  // Safari shows what is pressed only where touches are listened to: https://developer.mozilla.org/docs/Web/CSS/:active
  touchstart: [load],
  keydown: [loadInView, openSearch, load],
  focusin: [note, load],
  input: [note, load],
  click: [queueClick],
};

(page.documentElement.dataset as PageAttributes).js = '';
watchMenus();
customElements.define(ISLAND, SiteIsland);
for (const type in ACTIONS) {
  for (const act of ACTIONS[type] as EventListener[]) addEventListener(type, act, true);
}
addEventListener('DOMContentLoaded', () => {
  // Absent in the HTML: without a script no button says what is open.
  showMenu(findOpenMenu());
  for (const island of select('[data-start]'))
    if (location.href.includes(island.dataset.start as string)) island.load();
});
