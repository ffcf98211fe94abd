/**
 * All contact with Sveltia's page that its documentation does not describe, as seen in @sveltia/cms 0.221.1. A function whose
 * element is missing does nothing but warn in the console. e2e/tools/sveltia.spec.ts runs each in the installed version.
 */

/** The form of a field, which names the path of the field, such as sections.0.heading. */
const FIELD = '[data-key-path]';
const SECTIONS = 'sections';
const ADD_BUTTON = `${fieldAt(SECTIONS)} button[aria-haspopup="menu"]`;
const REMOVE_BUTTON = 'button[aria-label="Remove"]';
/** The route of a form for a new entry. */
const NEW_ENTRY = /^#\/collections\/[^/]+\/new(\?|$)/;
/** The start of keys that Sveltia adds to the items of a list in a draft, and does not save. */
const OWN_KEY = '__sc_';
/** The form scrolls to a field, and a menu opens. */
const WAIT_MS = 3_000;

function fieldAt(keyPath: string): string {
  return `[data-key-path="${keyPath}"]`;
}

function warn(missing: string): void {
  console.warn(`Sveltia's page has no ${missing}: see editor/sveltia.ts.`);
}

/** Scrolls the form to a field and focuses it, by the message of Sveltia's own list of errors. */
export function openField(keyPath: string): void {
  if (!document.querySelector(FIELD)) {
    warn('form');
    return;
  }
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

/** Returns the text field of a form, which Sveltia renders once it is in view. */
export async function findInput(keyPath: string): Promise<HTMLInputElement | undefined> {
  const selector = `${fieldAt(keyPath)} input`;
  const input = await untilFound(() => document.querySelector<HTMLInputElement>(selector));
  if (!input) warn(selector);
  return input;
}

/** Clicks "Add Section" in the form, and the entry of its menu with this label. */
export async function addSection(label: string): Promise<void> {
  const findButton = () => findControl(ADD_BUTTON, (text) => text.includes('Section'));
  // The form renders only fields in view.
  if (!findButton()) openField(SECTIONS);
  const button = await untilFound(findButton);
  if (!button) {
    warn(ADD_BUTTON);
    return;
  }
  button.click();
  const item = await untilFound(() => findControl('[role="menuitem"]', (text) => text === label));
  if (!item) warn(`menu item ${label}`);
  item?.click();
}

const findControl = (selector: string, isMeant: (text: string) => boolean) =>
  [...document.querySelectorAll<HTMLElement>(selector)].findLast(({ textContent }) => isMeant(textContent.trim()));

async function untilFound<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  for (const start = performance.now(); performance.now() - start < WAIT_MS; ) {
    const element = find();
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

/** Requests a confirmation before a section is removed with its texts. */
export function confirmRemoval(question: string): void {
  const confirm = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest(REMOVE_BUTTON) : null;
    const isSection = button?.closest(FIELD)?.matches(fieldAt(SECTIONS));
    if (isSection && !window.confirm(question)) event.stopImmediatePropagation();
  };
  // Before Sveltia's own listener.
  document.addEventListener('click', confirm, true);
}

type FieldListeners = {
  onEnter: (keyPath: string) => void;
  onLeave: (keyPath: string) => void;
};

/** Reports the field that gets the focus, and the field that loses it to another one. */
export function watchFields({ onEnter, onLeave }: FieldListeners): void {
  document.addEventListener('focusin', ({ target }) => {
    const keyPath = keyPathAt(target);
    // The list of sections has the focus after one was added.
    if (keyPath && keyPath !== SECTIONS) onEnter(keyPath);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const keyPath = keyPathAt(target);
    if (keyPath && keyPathAt(relatedTarget) !== keyPath) onLeave(keyPath);
  });
}

const keyPathAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(FIELD)?.dataset.keyPath : undefined;

/** Makes each new entry a draft, by the default values in a URL: https://sveltiacms.app/en/docs/fields */
export function startAsDraft(): void {
  const start = () => {
    const { hash } = window.location;
    if (!NEW_ENTRY.test(hash) || hash.includes('draft=')) return;
    history.replaceState(history.state, '', `${hash}${hash.includes('?') ? '&' : '?'}draft=true`);
  };
  start();
  // Before Sveltia reads the URL.
  window.addEventListener('hashchange', start);
}

/** Returns whether a key of a draft is Sveltia's, and no field. */
export const isOwnKey = (key: string): boolean => key.startsWith(OWN_KEY);

/** Returns what a handler of preSave throws to refuse a save. Sveltia shows the reason in its dialog. */
export const refusalOf = (reason: string): Error => new Error('saving_failed', { cause: new Error(reason) });
