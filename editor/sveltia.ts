/**
 * The only file that knows Sveltia's page, as its documentation does not describe it: seen in @sveltia/cms 0.221.1. A
 * function whose element is missing does nothing. e2e/editor/sveltia.spec.ts runs each in the installed version.
 */
import { caretIn, placeCaret, type TextPlace } from './caret';
import type { BlockPlace, Place } from './session';

/** The form of a field, which names the path of the field, such as sections.0.heading. */
const FIELD = '[data-key-path]';
/** The items of a list, whether or not each was in view. */
const ITEMS = '[id$="-item-list"]';
/** A list whose button that folds it is disabled. */
const EMPTY_LIST = '[data-field-type="list"]:has(button[aria-controls$="-item-list"]:disabled)';
/** How often a field is requested, and how many frames, in pairs, its focus or its block takes at most. */
const MAX_STEPS = 100;
const MAX_WAITS = 20;

/** Returns the field around an element of the form, such as the one with the focus. */
export const keyPathAt = (target: EventTarget | null): string =>
  (target instanceof Element ? target.closest<HTMLElement>(FIELD)?.dataset.keyPath : undefined) ?? '';

const isOfBody = (keyPath: string) => /^body\b/.test(keyPath);

/** A block in a text, which has fields of its own: https://lexical.dev/docs/concepts/nodes */
const BLOCK = '[data-lexical-decorator]';
/** The text that a form writes. */
const findText = () => document.querySelector('[data-key-path="body"] [contenteditable="true"]');

/** What was chosen last. */
let opening: Place | undefined;

/** Focuses a field, and puts the caret to a place in the text. */
export async function openPlace(place: Place): Promise<void> {
  const { keyPath, text, block } = place;
  touched = keyPath;
  opening = place;
  // Sveltia focuses a field some time after the message, and would take the caret from a block.
  if (!(text || block) || !findText()?.contains(document.activeElement)) await focusField(place);
  if (block) await enterBlock(place, block);
  else if (text) await enterText(place, text);
}

/** Opens the groups around a field, scrolls to it and focuses it, by the message of Sveltia's own list of errors. */
async function focusField(place: Place): Promise<void> {
  const { keyPath } = place;
  const payload = { locale: '_default', keyPath };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
    await nextFrames();
    if (opening !== place) return;
    const field = document.querySelector(`[data-key-path="${keyPath}"]`);
    if (!field) {
      // An item of a list is no field, but has some.
      const inner = document.querySelector<HTMLElement>(`[data-key-path^="${keyPath}."] :is(input, textarea)`);
      if (inner) return inner.focus();
      // The form renders only fields that have been in view.
      scrollFrom(nearest(keyPath), step);
      continue;
    }
    // Sveltia focuses the button that folds the list.
    if (field.matches(EMPTY_LIST)) field.querySelector<HTMLElement>('.field-wrapper button:enabled')?.focus();
    // A second message would take the focus again later.
    if (await waitUntil(() => field.contains(document.activeElement))) return;
  }
}

/** Puts the caret into a text, or into a block in it. */
async function enterText(place: Place, words: TextPlace): Promise<void> {
  if (placeCaret(findText(), words)) return;
  for (const block of listBlocks()) {
    await showFields(block);
    if (opening !== place || placeCaret(findText(), words)) return;
  }
  placeCaret(findText(), words, true);
}

async function enterBlock(place: Place, { label, nth, field }: BlockPlace): Promise<void> {
  const block = listBlocks().filter((each) => each.ariaLabel === label)[nth];
  if (!block) return;
  await showFields(block);
  if (opening !== place) return;
  block.querySelector<HTMLElement>(`[data-key-path$=":${field}"] :is(input, textarea, button)`)?.focus();
}

const listBlocks = () => [...(findText()?.querySelectorAll(BLOCK) ?? [])];

/** Scrolls to a block, whose fields the form renders once they are in view. */
async function showFields(block: Element): Promise<void> {
  block.scrollIntoView();
  await waitUntil(() => block.querySelector('input, textarea') !== null);
}

/** Waits for what Sveltia does some frames later. @returns whether it has */
async function waitUntil(isDone: () => boolean): Promise<boolean> {
  for (let wait = 0; wait < MAX_WAITS && !isDone(); wait += 1) await nextFrames();
  return isDone();
}

/** Waits until Sveltia has focused a field that is there, and has rendered what has come into view: a frame later each. */
const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/**
 * Returns the innermost rendered group around a field, or the item of a list that holds it; else the last field that is
 * rendered. Blocks have fields within the text: what is below the text is not near them.
 */
function nearest(keyPath: string): Element | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>(FIELD)];
  const group = fields.findLast(({ dataset }) => keyPath.startsWith(`${dataset.keyPath}.`));
  const [index] = keyPath.slice(`${group?.dataset.keyPath}.`.length).split('.');
  const item = group?.querySelector(ITEMS)?.children[Number(index)];
  return item ?? group ?? fields.findLast(({ dataset }) => !dataset.keyPath?.startsWith('body:'));
}

/** Scrolls from the start of an element to its end, step by step, and again. */
function scrollFrom(element: Element | undefined, step: number): void {
  const box = findScroller(element);
  if (!element || !box) return;
  element.scrollIntoView();
  const distance = step * 0.8 * box.clientHeight;
  box.scrollBy(0, distance % Math.max(element.clientHeight, 1));
}

/** Returns the element that scrolls another. */
function findScroller(element: Element | undefined): Element | null | undefined {
  let box = element?.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box;
}

const NEW_FORM = 'a form that has opened';

/** The field that the user has touched last, or a click on the page has opened; '' outside fields. */
let touched = NEW_FORM;

/**
 * Refuses a focus of the Markdown that the user has not requested: Sveltia takes it for the text, then for the block, each
 * time it has written a table or code.
 */
export function keepFocus(): void {
  const touch = (event: Event) => {
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    touched = isTab ? '' : keyPathAt(event.target);
    if (isOfBody(touched)) void window.scheduler?.postTask(announceCaret, { priority: 'user-blocking' });
  };
  for (const type of ['pointerdown', 'keydown', 'click']) document.addEventListener(type, touch, true);
  document.addEventListener('paste', announceCaret, true);
  window.addEventListener('hashchange', () => {
    touched = NEW_FORM;
  });
  const isRefused = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && isOfBody(keyPathAt(target)) && touched !== '' && !isOfBody(touched);
  let top: number | undefined;
  // Before the browser scrolls to what gets the focus.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (isRefused(relatedTarget)) top = findScroller(relatedTarget)?.scrollTop;
  });
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!isRefused(target)) return;
    if (!(relatedTarget instanceof HTMLElement)) return target.blur();
    // The form stays where it is, below whoever reads on.
    findScroller(target)?.scrollTo({ top, behavior: 'instant' });
    relatedTarget.focus({ preventScroll: true });
  });
}

/**
 * Tells the text where the user has put the caret. The browser does so in a later task: a paste would land where the caret
 * was before, and a text that writes a table, code or block by then sets its own caret, at its first paragraph.
 */
const announceCaret = () => document.dispatchEvent(new Event('selectionchange'));

/** Calls a function with the field that has the focus, and in the text with the part that has the caret. */
export function watchPlace(onPlace: (place: Place) => void): void {
  const report = () => {
    const keyPath = keyPathAt(document.activeElement);
    // The list of sections has the focus after one was added.
    if (keyPath === '' || keyPath === 'sections') return;
    onPlace(isOfBody(keyPath) ? { keyPath: 'body', text: caretIn(findText()) } : { keyPath });
  };
  for (const type of ['focusin', 'selectionchange', 'input']) document.addEventListener(type, report);
}

/**
 * Calls a function when the user edits the Markdown of a form: with a key, a button above the text, the menu of the mouse,
 * a dropped file, or the draft that Sveltia offers to restore.
 */
export function watchBody(onEdit: () => void): void {
  const listener = ({ target, type }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const isRestored = type === 'click' && button?.textContent?.trim() === 'Restore';
    if (isRestored || (isOfBody(keyPathAt(target)) && (type !== 'click' || button))) onEdit();
  };
  for (const type of ['beforeinput', 'input', 'keydown', 'cut', 'paste', 'drop', 'click'])
    document.addEventListener(type, listener, true);
}

/** Requests a confirmation before the open entry is deleted: Sveltia has no event for it. */
export function confirmDeletion(confirm: () => boolean): void {
  const listener = (event: Event) => {
    const item = event.target instanceof Element ? event.target.closest('[role="menuitem"]') : null;
    if (item?.textContent?.trim() === 'Delete' && !confirm()) event.stopImmediatePropagation();
  };
  document.addEventListener('click', listener, true);
}

/** Returns what a handler of preSave throws to refuse a save. Sveltia shows the reason in its dialog. */
export const createRefusal = (reason: string): Error => new Error('saving_failed', { cause: new Error(reason) });
