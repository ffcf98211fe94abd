/**
 * Opens the header's menus by pointer, and closes them: the loader does it on every page, before their island is ready, after
 * that, and where it has failed. `aria-expanded` of its trigger alone says that a menu is open. Style sheet and island read it.
 */
import { NAV_CLOSE_DELAY_MS } from './constants';
import { MENU, UNREADY } from './protocol';

const ITEM = `[${MENU}]`;

/** Event of the document, after a menu has opened or closed. */
export const MENU_CHANGE = 'menuchange';

/** Undefined for an event of the document. */
const findItem = (target: EventTarget | null) => (target as Partial<Element>).closest?.(ITEM);

/** Returns the item of the open menu. */
export const findOpenMenu = () => document.querySelector(`${ITEM}>[aria-expanded=true]`)?.parentElement;

/** Opens the menu of an item, and closes the other. Without an item, closes both. */
export function showMenu(item?: Element | null) {
  for (const trigger of document.querySelectorAll(`${ITEM}>button`))
    trigger.ariaExpanded = `${trigger.parentElement === item}`;
  document.dispatchEvent(new Event(MENU_CHANGE));
}

/** Opens the menu of a trigger whose click no script handles. */
export function showMenuOf(control: Element) {
  const item = findItem(control);
  if (item) showMenu(item);
}

export function watchMenus() {
  let closing: ReturnType<typeof setTimeout>;

  function enter({ target, relatedTarget, pointerType }: PointerEvent) {
    const item = findItem(target);
    // Before, a finger would wait for its click, which is queued.
    if (item && !item.contains(relatedTarget as Node) && (pointerType === 'mouse' || item.closest(UNREADY)))
      showMenu(item);
  }

  function leave({ target, relatedTarget, pointerType }: Partial<PointerEvent>) {
    const open = findOpenMenu();
    if (!open?.contains(target as Node) || open.contains(relatedTarget as Node)) return;
    // The focus keeps the panel open that it is in.
    if (pointerType === 'mouse')
      closing = setTimeout(() => open.querySelector('a:focus') ?? showMenu(), NAV_CLOSE_DELAY_MS);
    // Not with the window.
    else if (!pointerType && relatedTarget) showMenu();
  }

  // https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
  function closeByKey(event: KeyboardEvent) {
    const open = findOpenMenu();
    if (event.key !== 'Escape' || !open) return;
    // A toast stays until the next one.
    event.preventDefault();
    if (open.matches(':focus-within')) open.querySelector('button')?.focus();
    showMenu();
  }

  addEventListener(MENU_CHANGE, () => clearTimeout(closing), true);
  addEventListener('pointerover', enter, true);
  addEventListener('pointerout', leave, true);
  addEventListener('focusout', leave, true);
  addEventListener('pointerdown', ({ target }) => findItem(target) ?? showMenu(), true);
  addEventListener('keydown', closeByKey, true);
}
